### Les rediffusions en français : ce qu’il y a à côté du curseur.

replay-card = { $number }. { $card }
replay-watch = Le vaisseau à suivre
replay-watch-ship = Suivre le vaisseau { DE($name) }
replay-building = Construction
replay-building-watch = Construction : en entier
replay-building-fast = Construction : accélérée
replay-building-skip = Construction : passée
replay-copy = Copier le lien vers cet instant
replay-more = Plus de commandes
