option-newer_ship_classes = classes de vaisseaux encore plus nouvelles
option-newer_ship_classes-no = sans ces classes-là
option-newer_ship_classes-yes = avec ces classes : la IIB est enroulée, la IIIB est trouée, la IV est deux fois plus grande
option-rounds-IIB = classe IIB, le cylindre
option-rounds-IIIB = classe IIIB, le vaisseau troué
option-rounds-IV = classe IV, le croiseur
need-deck_iv = Un croiseur traverse le paquet IV : il lui faut « { $of } ».
reason-insurance = pour l’assurance
event-insured = { $who ->
    [you] Vous signez : les composants perdus vous coûteront { $limit } crédits au plus
   *[other] { $name } s’assure : ses composants perdus coûteront { $limit } crédits au plus
}.
thing-insured = Assurance
    .text = Les composants perdus ne coûtent pas plus de { $limit } crédits à qui a signé, pour ce vol. Les petites lignes sont dans une autre galaxie.
event-holes_rolled = Les dés disent { $one } et { $two }. Les cases qui portent un de ces chiffres sont des trous, sur tous les plateaux.
event-cabin_withdrawn = Un double ! { $who ->
    [you] Votre cabine de départ part à la fourrière ; commencez où vous voulez.
   *[other] La cabine de départ { DE($name) } part à la fourrière.
}
thing-holes = Trous : { $one } et { $two }
    .text = On ne construit rien sur les cases marquées { $one } ou { $two }. Le chantier appelle ça de l’aération.
thing-double_holes = Trous : double { $one }
    .text = On ne construit rien sur les cases marquées { $one }, ni là où se trouvait la cabine de départ. Le premier composant va partout ailleurs.
new-newer_ship_classes-1 = Classe IIB : un plateau enroulé
    .text = Le bord gauche touche le bord droit. Les connecteurs doivent s’accorder par-dessus la couture, et un canon y demande une case libre au-delà. Faites tourner le cylindre pour voir son dos.
new-newer_ship_classes-2 = Classe IIB : on tourne en rond
    .text = De l’avant ou de l’arrière, les faces des deux dés nomment la colonne. D’un côté, un dé donne la ligne (1 et 6 manquent), l’autre l’endroit où le tir commence ; il tourne jusqu’à ce qu’il rencontre quelque chose. Rien n’est assuré ici.
new-newer_ship_classes-3 = Classe IIIB : attention à la marche
    .text = Chaque chiffre de 1 à 6 est imprimé sur cinq cases. Au début de la construction on lance deux dés, et ces cases sont des trous pour tout le monde. Un double emporte aussi la cabine de départ. Rien n’est assuré ici.
new-newer_ship_classes-4 = Classe IV : le croiseur
    .text = Deux plateaux en un, tirés au hasard : personne n’a le même croiseur que vous. Le sablier commence à côté du plateau, ce qui vous donne un passage de plus, et quatre tas de cinq cartes vous attendent.
new-newer_ship_classes-5 = Classe IV : l’assurance, si vous voulez
    .text = Avant la première carte vous pouvez assurer votre vaisseau. Les composants perdus ne coûtent alors pas plus que le contrat ne le dit ; sans lui on les paie tous.
