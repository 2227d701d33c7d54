option-newer_technology = technologies encore plus nouvelles
option-newer_technology-no = sans les technologies encore plus nouvelles
option-newer_technology-yes = avec les technologies encore plus nouvelles

## Composants

kind-router = module de routage
    .a = un module de routage
    .noun = module de routage
kind-auto_defense = système d’autodéfense
    .a = un système d’autodéfense
    .noun = système d’autodéfense
kind-life_support_purple_cyan = support vital violet et cyan
    .a = un support vital violet et cyan
    .noun = support vital mixte
kind-life_support_brown_cyan = support vital marron et cyan
    .a = un support vital marron et cyan
    .noun = support vital mixte
kind-crubot_station = station de crubots
    .a = une station de crubots
    .noun = station de crubots
kind-plated_hold = soute blindée
    .a = une soute blindée
    .noun = soute blindée
kind-solar_panel = panneau solaire
    .a = un panneau solaire
    .noun = panneau solaire
kind-armory = armurerie
    .a = une armurerie
    .noun = armurerie
kind-thruster = propulseur
    .a = un propulseur
    .noun = propulseur

group-solar_panel = Panneaux solaires
group-thruster = Propulseurs
group-router = Modules de routage
group-crubots = Stations de crubots
group-auto_defense = Autodéfense
group-armory = Armureries

explain-kind-router = Ne fait rien, mais met tout le monde en relation : les composants reliés à lui, ou à d’autres modules de routage reliés à lui, fonctionnent comme s’ils étaient reliés entre eux. Les microbes apprécient aussi.
explain-kind-auto_defense = Deux systèmes reliés l’un à l’autre valent 1 canon, gratuitement et dans toutes les directions ; chacun ne fait partie que d’une paire. Même seul, il met dehors les intrus qui y entrent.
explain-kind-life_support_purple_cyan = Permet à un alien de l’une des deux couleurs de vivre dans une cabine qui y est reliée. Sans aliens cyan dans la partie, il est pour les violets et les marron.
explain-kind-life_support_brown_cyan = Permet à un alien de l’une des deux couleurs de vivre dans une cabine qui y est reliée. Sans aliens cyan dans la partie, il est pour les violets et les marron.
explain-kind-crubot_station = Quatre robots dans un placard. Pour un jeton batterie, ils comptent comme équipage jusqu’à la fin de la carte, quand on compare les équipages ou qu’il en faut un d’une certaine taille. On ne peut pas les donner, ils ne pilotent pas, et ils ne veulent pas en parler.
explain-kind-plated_hold = Contient 1 bloc de n’importe quelle couleur, rouge compris. Rien de ce qui vole n’abîme son côté blindé.
explain-kind-solar_panel = Une fois par carte, il alimente un composant qui y est relié, à la place d’un jeton batterie. Il ne recharge rien, et le soleil ne se met pas en conserve.
explain-kind-armory = Tous les membres d’équipage sur les composants qui y sont reliés sont armés. Quand on compare les équipages, chacun compte double ; et les intrus qui tombent sur eux le regrettent.
explain-kind-thruster = Après le jet de dés, un jeton batterie pousse une météorite ou un tir d’une ligne, vers un côté qu’il vise. Une fois par jet, et pour votre vaisseau seulement. Rien ne doit se trouver là où il souffle. Il n’ajoute rien à vos moteurs.

error-before_thruster = { $square } est en plein dans le souffle du propulseur de { $other }

## Questions

question-thrust = { $hazard } { $from } { $aimed ->
    [no] va vous manquer.
   *[yes] fonce sur { $component }.
} Jetons batterie : { $cells }. Allumer les propulseurs ?
option-thrust-push = dévier { $side ->
    [left] vers la gauche
    [right] vers la droite
    [front] vers l’avant
   *[rear] vers l’arrière
}
option-thrust-activate = mettre en marche les crubots de { $component }
option-thrust-none = non, laisser venir
question-rouse = Quelqu’un aux bottes boueuses va entrer ici : { $component }. Les armes sont à portée. Jetons batterie : { $cells }. Mettre les crubots en marche ?
option-rouse-activate = les mettre en marche : { $component }
option-rouse-none = non, laissons-les dormir
option-count_crew-activate = mettre en marche les crubots de { $component }
option-battery-sun = le soleil, par { $component }

## Terminal

group-thrust-push = push CÔTÉ — vers où dévier
group-thrust-activate = activate CASE — la station de crubots à mettre en marche
group-rouse-activate = activate CASE — la station de crubots à mettre en marche
group-count_crew-activate = activate CASE — la station de crubots à mettre en marche
group-battery-sun = sun CASE — le panneau solaire à utiliser

## Ce qui suit

then-misses = vous n’êtes pas touché
then-bounces = cela rebondit
then-shot_down = un canon l’abat

## Ce qui se passe

event-pushed_aside = { $who ->
    [you] Vous allumez les propulseurs. Tout le monde glisse par terre, et le vaisseau aussi.
   *[other] { $name } allume les propulseurs. Quelque chose tombe dans la cuisine.
}
event-sun_used = { $who ->
    [you] Votre panneau solaire donne un coup de main. C’est gratuit, c’est vert, et c’est fini jusqu’à la prochaine carte.
   *[other] Le panneau solaire { DE($name) } donne un coup de main, et cela ne coûte rien.
}
event-sun_back = { $who ->
    [you] Vos panneaux solaires sont de nouveau au soleil.
   *[other] Les panneaux solaires { DE($name) } sont de nouveau au soleil.
}
event-crubots_activated = { $who ->
    [you] { $crew } de vos crubots sortent de leur placard et saluent.
   *[other] { $crew } crubots { DE($name) } sortent de leur placard et saluent.
}
event-crubots_off = { $who ->
    [you] Vos crubots rentrent dans leur placard. Personne ne leur dit merci.
   *[other] Les crubots { DE($name) } rentrent dans leur placard. Personne ne leur dit merci.
}

## Nouveau ici

new-newer_technology-1 = Les propulseurs
    .text = Les dés ont parlé, et cela ne vous plaît pas ? Si un propulseur vise un côté, un jeton batterie décale l’impact d’une ligne de ce côté, sur votre vaisseau seulement. Hors du vaisseau, parfait. Sur le composant d’à côté, c’est votre problème.
new-newer_technology-2 = Panneaux solaires et modules de routage
    .text = Un panneau solaire alimente un composant qui y est relié, une fois par carte. Un module de routage rend voisins tous ceux qui y sont reliés : panneaux, supports vitaux, boosters, armureries. Et les cabines, quand il y a un microbe qui traîne.
new-newer_technology-3 = Les crubots
    .text = Un jeton batterie réveille les quatre robots d’une station jusqu’à la fin de la carte. Ils comptent comme équipage, et personne ne peut vous forcer à les donner. Si tous les équipages pouvaient être comme eux.
new-newer_technology-4 = Les armes
    .text = L’équipage relié à une armurerie compte double quand on compare les équipages. Deux systèmes d’autodéfense reliés l’un à l’autre valent un canon qui n’a besoin ni de jeton ni de viser.
new-newer_technology-5 = Supports vitaux mixtes et soutes blindées
    .text = Un support vital mixte accueille un alien de l’une de ses deux couleurs. Une soute blindée a un côté que rien ne cabosse. Tournez-le vers les ennuis.
