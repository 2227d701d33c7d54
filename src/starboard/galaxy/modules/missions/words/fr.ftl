options-missions = Missions
option-missions = missions
option-missions-no = sans missions
option-missions-chosen = trois sont tirées, vous en choisissez une
option-missions-drawn = tirées au hasard
option-missions-free = au choix parmi toutes
option-mission_plan = missions convenues, vol après vol
option-mission_plan-add = ajouter un vol
option-mission_plan-open = à décider
option-mission_plan-alien_archaeology = { thing-alien_archaeology }
option-mission_plan-alien_design = { thing-alien_design }
option-mission_plan-the_bet = { thing-the_bet }
option-mission_plan-beverage_run = { thing-beverage_run }
option-mission_plan-hilarious_stories = { thing-hilarious_stories }
option-mission_plan-diplomatic_mission = { thing-diplomatic_mission }
option-mission_plan-carpool = { thing-carpool }
option-mission_plan-riding_a_powder_keg = { thing-riding_a_powder_keg }
option-mission_plan-radioactive_isotopes = { thing-radioactive_isotopes }
option-mission_plan-heavy_duty = { thing-heavy_duty }
option-mission_plan-cocktail_time = { thing-cocktail_time }
option-mission_plan-experiments = { thing-experiments }
option-mission_plan-platinum_club = { thing-platinum_club }
option-mission_plan-easy_peasy = { thing-easy_peasy }
option-mission_plan-escort_mission = { thing-escort_mission }
option-mission_plan-directives = { thing-directives }
need-mission_class = L’une des missions convenues ne peut pas se voler avec l’une de ces classes de vaisseau.
need-mission_seats = L’une des missions convenues n’est pas pour autant de camionneurs.
option-heavy_armor = Le pari : conteneurs lourds comme blindage
option-heavy_armor-no = sans
option-heavy_armor-yes = ils pèsent 1 chacun
option-one_more_supercard = Embouteillages : une supercarte cachée de plus
option-one_more_supercard-no = non merci
option-one_more_supercard-yes = oui, pourquoi pas
preset-first_jobs = Premières missions
    .text = Pour qui découvre les missions : des poids lourds, puis des supercartes, puis toutes les sortes de composants spéciaux.
preset-any_jobs = N’importe quelle mission
    .text = Le jeu tel qu’il est conçu : trois missions sont tirées avant chaque vol, et vous choisissez.

## Les missions : titre, règles, et les mêmes pour un petit écran

thing-alien_archaeology = Archéologie alien
    .story = Le musée veut des antiquités. Elles sont plus vieilles que les étoiles et détraquent tout appareil à portée de vue : évitez de construire autour.
    .text = L’entrepôt contient des artefacts. Emportez au plus un simple et un double. Après la dernière carte, qui en a moins qu’un autre abandonne. À l’arrivée, un simple rapporte { $delivered_artifact } crédits, un double { $delivered_double_artifact }.
    .brief = rapportez des artefacts
thing-alien_design = Design alien
    .story = Une styliste à sept yeux a réaménagé votre cockpit. C’est sublime. Ça marche un peu moins.
    .text = Les canons devant la rangée 7 qui pointent vers l’avant comptent pour moitié. Les moteurs derrière la rangée 7 ne poussent pas du tout. Le prix du plus beau vaisseau est triplé.
    .brief = canons derrière, moteurs devant
thing-the_bet = Le pari
    .story = Deux directeurs qui s’ennuient, un bar, une serviette en papier : « Je parie qu’ils y arrivent sans canons. » La serviette, c’est vous.
    .text = Le quatrième paquet n’a que des météorites, et vous pouvez le regarder ; il n’y en a pas d’inconnu. À l’arrivée, comptez vos composants perdus et ceux qui portent des canons. Le plus petit total gagne { $bet } crédits de chacun des autres.
    .brief = peu de pertes, peu de canons
thing-beverage_run = Embouteillages
    .story = Du Nova millésimé, deux bouteilles chacun. Ne pas secouer, ne pas lâcher, ne pas boire. En cas d’urgence, jeter est permis.
    .text = Chacun commence avec deux conteneurs fragiles. Quand vient une supercarte, jetez-en un par-dessus bord et elle passe à côté de vous. À l’arrivée, chacun de ceux qui restent rapporte { $delivered_fragile } crédits.
    .brief = livrez les bouteilles, ou cachez-vous derrière
thing-hilarious_stories = Histoires désopilantes
    .story = Une équipe de tournage est à bord. Personne ne paie pour voir un vaisseau arriver entier.
    .text = À l’arrivée, ce que vous avez perdu en route ne coûte rien : chaque composant rapporte { $lost_components } crédits, et la plus belle épave { $most_lost_components } de plus.
    .brief = les pertes rapportent, si vous arrivez
thing-diplomatic_mission = Mission diplomatique
    .story = Des ambassadeurs cherchent une place. Attention aux tapis, attention au protocole, et n’en perdez aucun.
    .text = À l’arrivée, des aliens de 1, 2 ou 3 couleurs rapportent { $alien_colours_1 }, { $alien_colours_2 } ou { $alien_colours_3 } crédits. Chaque alien perdu coûte { $lost_aliens }, un hôte de luxe aussi ; ceux qui arrivent paient le triple.
    .brief = des aliens de toutes les couleurs
thing-carpool = Covoiturage
    .story = Corp Inc. économise sur les bus, et vous avez des places. Pas de détour par des vaisseaux abandonnés, les passagers ont des réunions.
    .text = Pas de vaisseau abandonné sur ce trajet. À l’arrivée, chaque membre d’équipage rapporte { $delivered_crew } crédit ; chacun de ceux que vous perdez en coûte { $lost_crew }.
    .brief = chaque passager compte
thing-riding_a_powder_keg = Assis sur un baril de poudre
    .story = Aucun danger tant que rien ne le touche. Vous avez bien construit quelque chose devant, n’est-ce pas ?
    .text = L’entrepôt contient des conteneurs explosifs. À l’arrivée, chacun rapporte { $delivered_explosive } crédits, et { $most_explosive } de plus à qui en a le plus. Si une explosion emporte votre cabine de départ, elle vous emporte, vous et votre bourse.
    .brief = des explosifs, et vous au milieu
thing-radioactive_isotopes = Isotopes radioactifs
    .story = Les colis bourdonnent, brillent et vident les batteries. Le destinataire dit que c’est à cela qu’on voit qu’ils sont frais.
    .text = L’entrepôt contient des conteneurs radioactifs. À l’arrivée, chacun rapporte { $delivered_radioactive } crédits ; chacun de ceux que vous perdez en coûte { $lost_radioactive }.
    .brief = livrez ce qui brille
thing-heavy_duty = Poids lourds
    .story = Quelqu’un a commandé des enclumes. Au poids. Nous n’avons pas posé de questions.
    .text = L’entrepôt contient des conteneurs lourds. À l’arrivée, chaque point de poids rapporte { $delivered_weight } crédits, et { $most_weight } de plus à qui pèse le plus.
    .brief = plus c’est lourd, mieux c’est
thing-cocktail_time = L’heure du cocktail
    .story = Une fête a besoin de verres et de feux d’artifice. Emballez-les bien, et pas l’un contre l’autre. Enfin, un peu.
    .text = L’entrepôt contient des conteneurs fragiles et explosifs. À l’arrivée, chacun rapporte { $delivered_fragile } crédits, et chaque paire de l’un et de l’autre { $sets } de plus.
    .brief = des verres et ce qui fait boum
thing-experiments = Expérimentations
    .story = Les savants veulent un exemplaire de chaque. Ils ne disent pas pourquoi, mais ils ont demandé qui vous assure.
    .text = L’entrepôt contient toutes les sortes de composants spéciaux. À l’arrivée, chaque conteneur et artefact simple rapporte { $delivered_explosive } crédits, un artefact double { $delivered_double_artifact }, et une série des quatre conteneurs { $sets } de plus.
    .brief = un peu de tout
thing-platinum_club = Défis du Club Platine
    .story = Les membres du Club Platine arrivent sans une égratignure. L’examen d’entrée vous attend là-haut.
    .text = Supercartes dans les paquets : { $supercards }. L’arrivée vaut { $finished } crédits, et { $none_lost_components } de plus si votre vaisseau n’a rien perdu du tout.
    .brief = arrivez sans une égratignure
thing-easy_peasy = Les doigts dans le nez
    .story = Un petit voyage tranquille, prime doublée. Le bureau a pouffé en nous tendant les papiers.
    .text = Un petit voyage tranquille, dit le bureau. Sous le paquet inconnu : { $supercards ->
        [one] 1 supercarte
       *[other] { $supercards } supercartes
    }. Qui arrive touche deux fois la prime d’arrivée.
    .brief = la prime d’arrivée est doublée
thing-escort_mission = Mission d’escorte
    .story = La limousine du président a besoin de compagnie. Elle est lente, elle est rose, et il ne faut pas la laisser seule.
    .text = La limousine du président vole avec vous et n’avance qu’après un espace intersidéral. Si personne n’est à { $within } cases d’elle ou moins après une carte, elle est perdue. Si elle arrive, quiconque arrive touche { $escort } crédits, et le vaisseau le plus proche { $nearest } de plus.
    .brief = restez près de la limousine
thing-directives = Directives
    .story = Une note du bureau central, applicable tout de suite. Personne ne l’a signée.
    .text = { directive-name } Qui arrive touche { $finished } crédits.
    .brief = le bureau interdit quelque chose

thing-job_so_far = La mission jusqu’ici
    .text = { $credits ->
        [one] vaudrait { $credits } crédit à l’arrivée, en l’état
       *[other] vaudrait { $credits } crédits à l’arrivée, en l’état
    }
    .brief = { $credits ->
        [one] { $credits } crédit en l’état
       *[other] { $credits } crédits en l’état
    }
thing-bet_score = Le pari
    .text = jusqu’ici { $lost } perdus + { $cannons } avec canons ; la plus petite somme gagne
    .brief = { $lost } perdus + { $cannons } avec canons
thing-escort = La limousine
    .text = Longue, lente et rose. Elle n’avance qu’après un espace intersidéral, et boude si personne ne reste près d’elle.
thing-escort_from_here = La limousine
    .text = { $side ->
        [ahead] la limousine a { $days ->
            [one] 1 case
           *[other] { $days } cases
        } d’avance sur vous
       *[behind] la limousine a { $days ->
            [one] 1 case
           *[other] { $days } cases
        } de retard sur vous
    }
    .brief = { $side ->
        [ahead] { $days } d’avance sur vous
       *[behind] { $days } de retard sur vous
    }
directive-name = { $directive ->
    [undecided] Un dé dit ce que personne ne peut construire.
    [double_cannons] Pas de double canon pour ce vol.
    [double_engines] Pas de double moteur pour ce vol.
    [shields] Pas de bouclier pour ce vol.
    [structural_modules] Pas de module structurel pour ce vol.
    [special_holds] Pas de soute spéciale pour ce vol.
   *[cabins_by_batteries] Aucune cabine reliée à une batterie pour ce vol.
}

## Ce qu’en dit le glossaire, sans chiffres

explain-thing-alien_archaeology = Rapportez des artefacts. Qui en a moins qu’un autre après la dernière carte abandonne.
explain-thing-the_bet = Un paquet entier de météorites, et un pari : qui a le moins de composants perdus et de composants à canons à l’arrivée est payé par tous les autres.
explain-thing-beverage_run = Chacun transporte deux conteneurs fragiles. Jeté par-dessus bord, l’un d’eux fait passer une supercarte à côté de vous ; ceux qui arrivent rapportent bien.
explain-thing-escort_mission = La limousine du président, bien lente, cherche de la compagnie. Si quelqu’un reste près d’elle jusqu’au bout, quiconque arrive est payé.
explain-thing-hilarious_stories = Qui arrive est payé pour ce que le vaisseau a perdu en route, et la plus belle épave touche une prime.
explain-thing-diplomatic_mission = Amenez des aliens d’autant de couleurs que possible, et des hôtes de luxe. Qui se perd vous coûte.
explain-thing-carpool = Chaque membre d’équipage qui arrive paie sa course, chacun de ceux que vous perdez vous coûte. Il n’y a pas de vaisseaux abandonnés.
explain-thing-riding_a_powder_keg = Livrez des conteneurs explosifs. Un camionneur dont la cabine de départ part avec l’un d’eux est mort, ruiné, et peut revenir sous un autre nom.
explain-thing-radioactive_isotopes = Livrez des conteneurs radioactifs. Chacun de ceux que vous perdez vous coûte.
explain-thing-heavy_duty = Livrez du poids. Le chargement le plus lourd touche une prime.
explain-thing-cocktail_time = Livrez des conteneurs fragiles et explosifs, par paires si possible.
explain-thing-experiments = Livrez des conteneurs et des artefacts de toutes sortes ; les séries complètes rapportent davantage.
explain-thing-platinum_club = Des supercartes sont dans les paquets. Arrivez, et arrivez sans rien perdre.
explain-thing-easy_peasy = Des supercartes sont sous le paquet inconnu, et l’arrivée rapporte le double.
explain-thing-directives = Un dé interdit quelque chose que tout le monde aimerait construire. Qui arrive est payé pour son obéissance.
glossary-missions = Cartes Mission


event-jobs_drawn = Trois missions sont sur la table. Laquelle voulez-vous ?
event-jobs_wanted = Chacun a dit quelle mission il voulait.
event-mission_chosen = { $mission ->
    [alien_archaeology] { thing-alien_archaeology }. { thing-alien_archaeology.story }
    [alien_design] { thing-alien_design }. { thing-alien_design.story }
    [the_bet] { thing-the_bet }. { thing-the_bet.story }
    [beverage_run] { thing-beverage_run }. { thing-beverage_run.story }
    [hilarious_stories] { thing-hilarious_stories }. { thing-hilarious_stories.story }
    [diplomatic_mission] { thing-diplomatic_mission }. { thing-diplomatic_mission.story }
    [carpool] { thing-carpool }. { thing-carpool.story }
    [riding_a_powder_keg] { thing-riding_a_powder_keg }. { thing-riding_a_powder_keg.story }
    [radioactive_isotopes] { thing-radioactive_isotopes }. { thing-radioactive_isotopes.story }
    [heavy_duty] { thing-heavy_duty }. { thing-heavy_duty.story }
    [cocktail_time] { thing-cocktail_time }. { thing-cocktail_time.story }
    [experiments] { thing-experiments }. { thing-experiments.story }
    [platinum_club] { thing-platinum_club }. { thing-platinum_club.story }
    [easy_peasy] { thing-easy_peasy }. { thing-easy_peasy.story }
    [escort_mission] { thing-escort_mission }. { thing-escort_mission.story }
   *[directives] { thing-directives }. { thing-directives.story }
}

## Bilans de mission

event-mission_over = { $mission ->
    [alien_archaeology] { $paid ->
        [0] Le musée a des vitrines vides, et un nouveau mot pour les camionneurs.
       *[other] Le musée est ravi. Les montres des gardiens se sont arrêtées.
    }
    [alien_design] La styliste a pleuré de joie. Les mécaniciens ont juste pleuré.
    [the_bet] Quelqu’un a gagné un pari. Ce ne sont pas les vaisseaux.
    [beverage_run] { $paid ->
        [0] La cave est au courant. Elle l’a mal pris.
       *[other] La cave compte les bouteilles. Deux fois.
    }
    [hilarious_stories] { $paid ->
        [0] Rien ne s’est cassé. Le réalisateur a demandé qu’on brûle la pellicule.
       *[other] Le meilleur moment, c’est quand l’aile se détache. Ils l’ont passé deux fois.
    }
    [diplomatic_mission] { $paid ->
        [0] Il y aura une lettre, et elle sera sèche.
       *[other] Les ambassadeurs sont arrivés, et l’un d’eux a même laissé un pourboire.
    }
    [carpool] { $paid ->
        [0] Tous les autres ont pris le bus.
       *[other] Terminus, tout le monde descend. Attention au sas.
    }
    [riding_a_powder_keg] { $paid ->
        [0] Plus rien à livrer. L’éclair était superbe, cela dit.
       *[other] Livré, et personne n’a fumé de tout le trajet.
    }
    [radioactive_isotopes] { $paid ->
        [0] Le destinataire est vert de rage.
       *[other] Le destinataire rayonne.
    }
    [heavy_duty] { $paid ->
        [0] Travail léger. Trop léger.
       *[other] Le quai s’est enfoncé de quelques centimètres.
    }
    [cocktail_time] { $paid ->
        [0] Les invités boivent dans leurs mains et craquent des allumettes.
       *[other] Santé ! Reculez, s’il vous plaît.
    }
    [experiments] { $paid ->
        [0] Les savants appellent cela un résultat.
       *[other] Les savants ont fermé la porte à clé. Derrière, quelque chose ronronne.
    }
    [platinum_club] { $paid ->
        [0] Le Club Platine est au regret : il n’a jamais entendu parler de vous.
       *[other] Le Club Platine a envoyé un insigne. Il est en laiton.
    }
    [easy_peasy] C’était facile, non ? Le bureau en pouffe encore.
    [escort_mission] { $paid ->
        [0] La limousine est quelque part là-haut, elle klaxonne.
       *[other] La limousine est arrivée. Elle s’est garée sur trois places.
    }
   *[directives] { $paid ->
        [0] La note a été retirée, trop tard.
       *[other] Le bureau central est content, et ne sait plus pourquoi.
    }
}

event-directive_issued = Le bureau central a parlé. { directive-name }
event-exploded = { $who ->
    [you] BOUM. Votre conteneur explosif a son avis sur la question, et tout ce qui l’entoure aussi.
   *[other] BOUM. Le conteneur explosif { DE($name) } s’en va, et emmène les voisins.
}
event-shattered = { $who ->
    [you] Cling. { $count ->
        [one] C’était fragile, et c’était à vous
       *[other] { $count } de vos conteneurs étaient fragiles
    }.
   *[other] Cling. { $count ->
        [one] Un conteneur { DE($name) } était fragile
       *[other] { $count } conteneurs { DE($name) } étaient fragiles
    }.
}
event-bottle_thrown = { $who ->
    [you] Par-dessus bord ! Tout suit la bouteille, et rien ne vous suit.
   *[other] { $name } jette une bouteille par-dessus bord et s’esquive derrière elle.
}
event-escort_moved = La limousine ronronne un peu plus loin.
event-escort_lost = La limousine vous a tous perdus de vue. Des gens importants rentreront à pied.
event-trucker_died = { $who ->
    [you] Votre cockpit est une petite étoile toute neuve. Vous n’avez laissé ni adresse, ni crédits.
   *[other] Le cockpit { DE($name) } est une petite étoile toute neuve. Nous n’oublierons jamais comment il s’appelait, déjà.
}
event-pilot_replaced = { $who ->
    [you] Vous êtes quelqu’un d’autre, avec une fausse moustache et une bourse très légère.
   *[other] { $name } est de retour, avec une moustache, et dit que nous ne nous connaissons pas.
}
event-sat_out = { $who ->
    [you] Vous regardez la suite depuis le bar.
   *[other] { $name } regarde la suite depuis le bar.
}

## Questions

question-choose_mission = Quelle mission voulez-vous ?
option-choose_mission-mission = { $mission ->
    [alien_archaeology] { thing-alien_archaeology }
    [alien_design] { thing-alien_design }
    [the_bet] { thing-the_bet }
    [beverage_run] { thing-beverage_run }
    [hilarious_stories] { thing-hilarious_stories }
    [diplomatic_mission] { thing-diplomatic_mission }
    [carpool] { thing-carpool }
    [riding_a_powder_keg] { thing-riding_a_powder_keg }
    [radioactive_isotopes] { thing-radioactive_isotopes }
    [heavy_duty] { thing-heavy_duty }
    [cocktail_time] { thing-cocktail_time }
    [experiments] { thing-experiments }
    [platinum_club] { thing-platinum_club }
    [easy_peasy] { thing-easy_peasy }
    [escort_mission] { thing-escort_mission }
   *[directives] { thing-directives }
}
group-choose_mission-mission = fly MISSION — la mission que vous voulez
question-new_pilot = Vous êtes mort. Et maintenant ?
option-new_pilot-new_pilot = revenir sous un autre nom
option-new_pilot-sit_out = regarder la fin de la partie
question-abandon = Sans l’artefact, ce vaisseau est une réaction en chaîne. Que laissez-vous derrière vous ?
option-abandon-square = { $component }
question-throw_bottle = Une supercarte ! Jeter une bouteille par-dessus bord et la laisser passer ? ({ $card })
option-throw_bottle-none = non, y faire face
option-throw_bottle-square = jeter { $component } par-dessus bord

## Composants spéciaux

kind-explosive_container = conteneur explosif
    .a = un conteneur explosif
    .noun = conteneur explosif
kind-fragile_container = conteneur fragile
    .a = un conteneur fragile
    .noun = conteneur fragile
kind-radioactive_container = conteneur radioactif
    .a = un conteneur radioactif
    .noun = conteneur radioactif
kind-heavy_container_2 = conteneur lourd, poids 2
    .a = un conteneur lourd de poids 2
    .noun = conteneur lourd
kind-heavy_container_3 = conteneur lourd, poids 3
    .a = un conteneur lourd de poids 3
    .noun = conteneur lourd
kind-heavy_container_4 = conteneur lourd, poids 4
    .a = un conteneur lourd de poids 4
    .noun = conteneur lourd
kind-heavy_container_5 = conteneur lourd, poids 5
    .a = un conteneur lourd de poids 5
    .noun = conteneur lourd
kind-artifact = artefact simple
    .a = un artefact simple
    .noun = artefact
kind-double_artifact = artefact double
    .a = un artefact double
    .noun = artefact double
group-containers = Conteneurs
group-artifacts = Artefacts

explain-kind-explosive_container = S’il est détruit, tout ce qui se trouve sur les huit cases autour de lui l’est aussi, et un autre parmi cela saute à son tour. Se détacher ou rester en arrière le laisse de marbre.
explain-kind-fragile_container = Se brise dès que quoi que ce soit est détruit sur les huit cases autour de lui, un autre conteneur fragile compris. Un voisin qui se détache simplement ne lui fait rien.
explain-kind-radioactive_container = Deux d’entre eux ne peuvent jamais être reliés, pas même par un routeur. Les huit cases autour de lui ne portent ni jetons batterie ni personne d’éveillé ; marchandises, dormeurs et robonautes s’en moquent.
explain-kind-heavy_container_2 = Son poids est retiré de la puissance de vos moteurs, même en dessous de zéro. Ses côtés lisses sont blindés.
explain-kind-heavy_container_3 = Son poids est retiré de la puissance de vos moteurs, même en dessous de zéro. Ses côtés lisses sont blindés.
explain-kind-heavy_container_4 = Son poids est retiré de la puissance de vos moteurs, même en dessous de zéro. Ses côtés lisses sont blindés.
explain-kind-heavy_container_5 = Son poids est retiré de la puissance de vos moteurs, même en dessous de zéro. Ses côtés lisses sont blindés.
explain-kind-artifact = Rien ne fonctionne sur sa ligne, d’un bord à l’autre du plateau : une colonne, ou une rangée si vous le tournez d’un quart. Seuls les connecteurs, le blindage et les composants spéciaux résistent. Aucun artefact ne peut se trouver sur la ligne d’un autre.
explain-kind-double_artifact = Rien ne fonctionne dans sa rangée ni dans sa colonne, d’un bord à l’autre. Seuls les connecteurs, le blindage et les composants spéciaux résistent. Aucun artefact ne peut se trouver sur les lignes d’un autre.

error-radioactive_joined = les conteneurs radioactifs en { $square } et { $other } sont reliés
error-artifact_in_zone = l’artefact en { $square } est dans la zone morte de celui en { $other }
error-in_use = le composant en { $square } sert, et celui en { $other } l’interdit
error-too_many_artifacts = l’artefact en { $square } est de trop
error-directive_broken = { $square } enfreint la directive

## Crédits

source-stake = pour commencer
source-new_pilot = pour un nouveau départ
reason-died = perdus avec vous
why-died = en mille morceaux
why-sits_out = regarde depuis le bar
why-fewer_artifacts = trop peu d’artefacts pour le musée

settlement-mission_finished = la mission
settlement-bet_lost = pari perdu
settlement-bet_won = pari gagné
settlement-escort_arrived = l’escorte
settlement-escort_nearest = sa meilleure amie
source-bet_won = pour le pari gagné
reason-bet_lost = pour le pari perdu
source-escort_arrived = de l’escorte reconnaissante
source-escort_nearest = pour l’avoir suivie de près
settlement-why-bet_lost = Paient tous ceux qui n’ont pas le moins de pertes et de composants à canons.
settlement-why-bet_won = Ce que les perdants ont payé ; à plusieurs gagnants, chacun touche une part égale.
settlement-why-escort_arrived = Ce que l’escorte paie à quiconque arrive, si elle arrive.
settlement-why-escort_nearest = Ce que touche le vaisseau le plus proche de l’escorte.
settlement-mission_delivered = livraisons
settlement-mission_number = invités d’État
settlement-mission_most = record
settlement-mission_sets = séries
settlement-mission_lost = pertes de la mission
settlement-mission_most_lost = plus belle épave
settlement-mission_none_lost = sans égratignure
source-mission_finished = pour la mission
source-mission_delivered = pour vos livraisons
source-mission_number = pour vos invités aliens
source-mission_most = pour le plus gros chargement
source-mission_sets = pour les séries complètes
source-mission_lost = pour ce que vous avez perdu avec tant de grâce
source-mission_most_lost = pour la plus belle épave
source-mission_none_lost = pour un vaisseau sans une égratignure
reason-mission_lost = pour ce que la mission a perdu
settlement-why-mission_finished = Ce que la mission paie à quiconque arrive.
settlement-why-mission_delivered = Ce que la mission paie pour ce qui était à bord à l’arrivée.
settlement-why-mission_number = Ce que la mission paie pour les couleurs de vos aliens.
settlement-why-mission_most = La prime de qui en livre le plus ; les ex æquo la touchent entière.
settlement-why-mission_sets = Ce que la mission paie pour chaque série complète.
settlement-why-mission_lost = Pour tout ce qui a été perdu en vol, de quelque façon que ce soit.
settlement-why-mission_most_lost = La prime de qui a perdu le plus en vol.
settlement-why-mission_none_lost = La prime d’un vaisseau qui n’a rien perdu en vol.

## Pour qui découvre les missions

new-missions-1 = Une mission par vol
    .text = Avant la construction, chacun dit laquelle de trois missions il veut. Elle reste visible pendant tout le vol, avec ce qu’elle vous rapporterait en l’état. Touchez-la pour la relire.
new-missions-2 = Composants spéciaux
    .text = Certaines missions ajoutent des conteneurs et des artefacts à l’entrepôt. On ne peut pas les mettre en réserve : construisez-les, ou rendez-les.
new-missions-3 = Trois façons de perdre
    .text = Un composant est détruit, se détache, ou reste en arrière. Seule la destruction fait sauter les explosifs et brise ce qui est fragile.
new-missions-4 = Plus de 20 crédits pour gagner
    .text = Chacun commence avec 20 crédits. Qui en a davantage à la fin a gagné.
new-missions-5 = Supercartes
    .text = Certaines missions en glissent dans les paquets. Elles s’en prennent à tout le monde, ne rapportent rien à personne et grandissent avec le niveau du vol. Accrochez-vous.

## Supercartes

supercard-entrance = Accrochez-vous, une supercarte :
card-meteor_sweep = Grande pluie de météorites
    .text = Pas de dés : une petite météorite pour chaque ligne { $first ->
        [front] de l’avant
       *[other] de l’arrière
    }, puis une pour chaque ligne { $second ->
        [left] du côté gauche
       *[other] du côté droit
    }. Les propulseurs n’y font rien.
explain-card-meteor_sweep = De petites météorites frappent chaque ligne de deux côtés de votre vaisseau, l’une après l’autre et sans dés. Côtés lisses, boucliers et blindage aident, les propulseurs non.
card-meteor_alert = Alerte aux météorites
    .text = De grosses météorites de deux côtés : { $one } au niveau I, { $two } au II, { $three } au III, { $four } au IV. Là où un dé est dessiné, on ne lance que l’autre.
explain-card-meteor_alert = De grosses météorites de deux côtés, d’autant plus que le niveau du vol est haut. Pour certaines, la carte montre l’un des deux dés.
event-shower_begins = { $who ->
    [you] Ça tambourine sur votre coque. Et ça ne s’arrête pas.
   *[other] La pluie atteint { $name }.
}

## Supercartes de force : trou noir, flottes, zone tactique

card-black_hole = Trou noir
    .text = Sa force : { $one } au niveau I, { $two } au II, { $three } au III, { $four } au IV. Le vaisseau de tête d’abord : pour chaque point qui manque à vos moteurs, vous abandonnez 2 composants ; rien d’autre ne doit se détacher. Pas assez de composants ? Il prend tout.
explain-card-black_hole = Les moteurs contre l’attraction. On alimente et on abandonne dans l’ordre qu’on veut, mais la puissance se compte sans ce qui est parti. Ce que le trou reçoit est abandonné : rien n’explose, rien ne se brise.
super-fleet = Puissance { $one } au niveau I, { $two } au II, { $three } au III, { $four } au IV. Ils attaquent tout le monde ; l’égalité suffit. Qui n’égale qu’un niveau inférieur subit les lignes en dessous. Comptent en entier les canons vers :{ $front_side ->
    [yes] { " " }l’avant ;
   *[no] { "" }
}{ $right_side ->
    [yes] { " " }la droite ;
   *[no] { "" }
}{ $rear_side ->
    [yes] { " " }l’arrière ;
   *[no] { "" }
}{ $left_side ->
    [yes] { " " }la gauche ;
   *[no] { "" }
} les autres pour moitié.
card-pirate_fleet = Flotte pirate
    .text = { super-fleet }
explain-card-pirate_fleet = Des pirates à l’heure : ils tirent sur tout le monde, et plus vous êtes fort, moins de lignes de la carte sont pour vous.
card-marauder_fleet = Flotte de pillards
    .text = { super-fleet }
explain-card-marauder_fleet = Ils viennent de partout sauf de l’avant, pour vos marchandises et votre équipage. Un canon simple vers l’avant compte pour moitié.
card-slaver_fleet = Flotte d’esclavagistes
    .text = { super-fleet }
explain-card-slaver_fleet = Une flotte qui cherche des bras, les vôtres par exemple. Plus vous êtes fort, moins ils en prennent.
card-smuggler_fleet = Flotte de contrebandiers
    .text = { super-fleet }
explain-card-smuggler_fleet = Des contrebandiers qui achètent en gros et ne paient pas. Plus vous êtes fort, moins ils en prennent.
card-tactical_zone = Zone tactique
    .text = Deux colonnes, la gauche puis la droite : la plus petite différence paie ; en cas d’égalité, le plus avancé. Les lignes s’additionnent jusqu’au niveau du vol. Un vaisseau seul passe inaperçu.
explain-card-tactical_zone = Dans chaque colonne, on soustrait une valeur d’une autre, par exemple les canons de l’équipage, et le vaisseau au plus petit résultat paie. Ce qu’on a alimenté à gauche est à alimenter de nouveau à droite.
super-column = { $criterion }
super-effect-days = { $level } : { $amount } { $amount ->
    [one] jour de vol
   *[other] jours de vol
}
super-effect-crew = { $level } : { $amount } { $amount ->
    [one] membre d’équipage
   *[other] membres d’équipage
}
super-effect-goods = { $level } : { $amount } { $amount ->
    [one] bloc
   *[other] blocs
}
super-effect-shots = { $level } : des tirs ({ $shots })
combat-criterion-crew_minus_cannons = la plus petite différence équipage moins canons
combat-criterion-crew_minus_engines = la plus petite différence équipage moins moteurs
combat-criterion-engines_minus_cannons = la plus petite différence moteurs moins canons
combat-criterion-engines_minus_crew = la plus petite différence moteurs moins équipage
combat-criterion-cannons_minus_engines = la plus petite différence canons moins moteurs
combat-criterion-cannons_minus_crew = la plus petite différence canons moins équipage
then-hole_lets_go = assez pour s’échapper
then-hole_takes = pas assez : il voudra des composants
then-fleet_fended_off = ils vous laissent tranquille
then-fleet_hurts_less = ils vous font un peu de mal
then-fleet_hurts = ils vous font tout le mal possible
why-black_hole = au fond d’un trou noir
question-let_go = { $card } : sa force est de { $attraction }, celle de vos moteurs de { $engines }. { $left ->
    [0] C’est assez. Autre chose ?
    [one] Il veut encore 1 composant. Lequel ?
   *[other] Il veut encore { $left } composants. Lequel ensuite ?
}
option-let_go-square = lâcher { $component }
option-let_go-power = alimenter { $component }
option-let_go-done = tout lâcher
group-let_go-power = power CASE — alimenter ce moteur double
event-hole_pulls = { $who ->
    [you] Votre café commence à pencher. Le trou tire avec une force de { $attraction }.
   *[other] Le trou tire sur { $name }, avec une force de { $attraction }.
}
event-hole_escaped = { $who ->
    [you] Pleins gaz ! Le trou n’a que vos gaz d’échappement.
   *[other] { $name } s’en tire, un peu étiré.
}
event-hole_fed = { $who ->
    [you] Vous nourrissez le trou : { $count ->
        [one] un composant
       *[other] { $count } composants
    }, et pas un rot.
   *[other] { $name } nourrit le trou : { $count ->
        [one] un composant
       *[other] { $count } composants
    }.
}
event-hole_swallowed = { $who ->
    [you] Il n’y a pas assez de vous pour marchander. Vous y passez tout entier, et il fait plutôt noir.
   *[other] { $name } n’a pas de quoi marchander. Le trou prend tout.
}
event-fleet_met = { $outcome ->
    [fleet_fended_off] { $who ->
        [you] La flotte regarde vos canons et se rappelle un rendez-vous.
       *[other] La flotte préfère éviter { $name }.
    }
    [fleet_hurts_less] { $who ->
        [you] Vous en tenez quelques-uns à distance. Les autres se réjouissent de vous voir.
       *[other] { $name } en tient quelques-uns à distance.
    }
   *[other] { $who ->
        [you] Ils ont tout leur temps pour vous.
       *[other] { $name } a droit au grand jeu.
    }
}
event-difference_counted = { $who ->
    [you] Votre différence : { $strength }.
   *[other] Différence { DE($name) } : { $strength }.
}
event-shot_into_hyperspace = L’hyperespace n’est pas une cachette : un tir d’adieu suit ceux qui ont sauté.

## Supercartes : événements spéciaux

card-nanobot_dust = Poussière de nanobots
    .text = Minuscules, affamés et très ordonnés : chaque composant avec au moins { $one } connecteurs exposés se détache ({ $two } aux niveaux II et III, { $four } au niveau IV), la cabine de départ aussi. Tous à la fois, comptés une seule fois ; rien n’est détruit.
explain-card-nanobot_dust = Les composants avec plusieurs connecteurs exposés se détachent, tous à la fois, la cabine de départ aussi. Plus le niveau est haut, moins il en faut. Rien n’est détruit, donc rien n’explose.
card-dense_stardust = Poussière d’étoiles dense
    .text = À couper au couteau. Chaque connecteur exposé coûte { $one } jours de vol, { $three } aux niveaux III et IV. Le dernier vaisseau recule le premier.
explain-card-dense_stardust = De la poussière d’étoiles, en plus épais : plusieurs jours de vol par connecteur exposé. Le dernier vaisseau recule le premier.
card-plague = Peste
    .text = Chaque cabine habitée qui est reliée à une autre cabine habitée perd tout son équipage. On les cherche toutes d’abord.
explain-card-plague = Comme une épidémie, mais personne ne guérit : les cabines habitées reliées entre elles perdent tout leur équipage.
card-contagion = Contagion
    .text = Une épidémie qui passe { $one } fois, { $three } fois aux niveaux III et IV. À chaque fois, chaque cabine habitée reliée à une autre cabine habitée perd un membre d’équipage.
explain-card-contagion = Une épidémie qui revient : à chaque passage, on regarde de nouveau quelles cabines habitées sont reliées. Entre deux passages, on peut réveiller les dormeurs.
card-radiation_wave = Vague de radiation
    .text = Chaque composant habité relié à une batterie chargée perd un membre d’équipage, et chaque batterie responsable perd un jeton batterie. On les cherche tous d’abord.
explain-card-radiation_wave = L’équipage à côté d’une batterie chargée ou d’un panneau solaire tombe malade, et la batterie perd un jeton. Éloignez vos gens de vos batteries.
card-meltdown = Surchauffe
    .text = Chaque batterie avec au moins { $one } jetons batterie se détache, dès { $three } jeton aux niveaux III et IV. Toutes à la fois ; rien n’est détruit.
explain-card-meltdown = Les batteries bien remplies se détachent, avec ce qu’elles tenaient au vaisseau. Qui a tout dépensé dort tranquille.
event-nanobots_ate = { $who ->
    [you] Quelque chose de tout petit a léché vos bouts qui dépassent. Ils ne dépassent plus.
   *[other] Quelque chose de tout petit a léché les bouts qui dépassent chez { $name }. Ils ne dépassent plus.
}
event-contagion_passed = Quelqu’un éternue. Passage { $number } sur { $passes }.
event-batteries_drained = { $who ->
    [you] Vos batteries bourdonnent, brillent, et sont un peu plus vides.
   *[other] Les batteries { DE($name) } bourdonnent, brillent, et sont un peu plus vides.
}
event-melted_down = { $who ->
    [you] Vos batteries étaient un peu trop pleines. Elles s’en vont toutes seules.
   *[other] Les batteries { DE($name) } étaient un peu trop pleines. Elles s’en vont toutes seules.
}

## Supercartes : descentes de police

card-robopolice_raid = Raid de la Robopolice
    .text = 1–2 { $low }, 3–4 { $middle }, 5–6 { $high }, ligne { $total }. Pas de porte ? La ligne suivante, { $hand ->
        [left] dans le sens horaire. Elle tient sa gauche
       *[right] en sens inverse. Elle tient sa droite
    }, fait tout le tour et prend équipage, blocs et jetons batterie. Une charge reste là où elle trouve { $mined ->
        [crew] de l’équipage
       *[cells] des jetons batterie
    }, et une à la porte. Un composant défendu l’arrête, pas les charges.
explain-card-robopolice_raid = Elle cherche une porte autour de votre vaisseau, en fait tout le tour à l’intérieur, prend équipage, blocs et jetons batterie, et laisse des charges. Un équipage armé ou un système d’autodéfense l’arrête, mais sans récompense.
card-robopolice_double_raid = Double raid de la Robopolice
    .text = 1–2 { $low }, 3–4 { $middle }, 5–6 { $high }, ligne { $total }. Pas de porte ? Chacune des deux cherche de son côté. L’une tient sa gauche, l’autre sa droite ; elles prennent équipage, blocs et jetons batterie. Une charge reste là où elles trouvent { $mined ->
        [crew] de l’équipage
       *[cells] des jetons batterie
    }, et une à la porte. Tout saute quand les deux sont parties.
explain-card-robopolice_double_raid = Deux unités à la fois, une pour chaque mur. Toutes leurs charges sautent ensemble quand les deux sont parties.
hazard-robopolice_raid = une unité de la Robopolice
hazard-robopolice_double_raid = deux unités de la Robopolice
crew-robopolice = l’agent de la Robopolice
event-raid_coming = Le dé montre { $die }. Gyrophares : { $hazard } arrive { $from }, { $place }. « Contrôle de routine ! »
event-police_searched = { $who ->
    [you] { $crew } fait le tour de votre vaisseau et sonne à une autre porte.
   *[other] { $crew } fait le tour du vaisseau { DE($name) } et sonne à une autre porte.
}
event-confiscated = { $who ->
    [you] { $crew } confisque { $loss } et vous remet un reçu illisible.
   *[other] { $crew } confisque { $loss } chez { $name } et laisse un reçu illisible.
}
