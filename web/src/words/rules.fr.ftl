### Les règles et le glossaire, en français.
rules = Règles
rules-button = Règles (?)
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien là-dessus.
    [one] 1 passage
   *[other] { $count } passages
}
rules-contents = Sommaire
rules-games = Les règles de quel jeu
rules-own-page = Ouvrir sur leur propre page
rules-other-side = Passer de l’autre côté
rules-missing = Les règles n’ont pas pu être chargées.
rules-sides = ✓ tient les deux ensemble, = peut se toucher mais ne tient rien, ✗ est une erreur.
rules-sides-holds = tient
rules-sides-rests = peut se toucher, ne tient rien
rules-sides-wrong = une erreur
rules-ship-clear = Rien ne doit se trouver sur les cases hachurées : devant un canon, derrière un moteur.
rules-ship-shields = Ce bouclier protège l’avant et la droite de tout le vaisseau.
rules-ship-reach = Une grosse météorite par la gauche : les canons de sa rangée et des rangées voisines peuvent l’abattre. Celui qui est hachuré est trop loin.
rules-track-start = Le départ de la manche 1, vers la droite : deux cases d’un vaisseau à l’autre.
rules-track-jump = Bleu perd 3 jours de vol : seules les cases vides comptent, Bleu saute donc par-dessus Vert et s’arrête juste devant Rouge.
glossary = Glossaire
glossary-about = Tout ce que contient la boîte, avec ses valeurs. Les valeurs « exactes » sont celles du jeu imprimé. Certaines n’ont pas pu être vérifiées : elles se déduisent d’autres, ou ont été choisies pour convenir, et c’est indiqué.
glossary-count = { $count ->
    [one] 1 dans la boîte
   *[other] { $count } dans la boîte
}
glossary-more = { $count } de plus dans { $source }
glossary-all = { $count ->
    [one] La carte
   *[other] Les { $count } cartes
}
confidence-exact = valeurs exactes
confidence-exact-about = Comme dans le jeu imprimé.
confidence-corroborated = valeurs recoupées
confidence-corroborated-about = Deux sources disent la même chose.
confidence-inferred = valeurs déduites
confidence-inferred-about = Cela découle d’autres valeurs ou d’un exemple.
confidence-reconstructed = valeurs reconstituées
confidence-reconstructed-about = Une valeur qui convient ; celle du jeu imprimé est peut-être différente.
confidence-invented = valeurs à nous
confidence-invented-about = N’existe pas dans le jeu imprimé.
