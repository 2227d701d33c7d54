options-second_edition = La nouvelle édition
preset-new_lesson = Vol d’apprentissage
    .text = La nouvelle édition tout en douceur : un petit vaisseau, huit cartes, pas de sablier. Pour commencer.
preset-new_flight = Un seul vol
    .text = Un vol de niveau II : une demi-heure du premier composant à la dernière facture.
preset-trek = Périple transgalactique
    .text = Trois vols de plus en plus longs, avec des titres à gagner et à défendre.
