### SpaceCorp en français. `$who` vaut "you" quand on parle au lecteur, `$name` dit qui occupe une place : un nom, sinon la couleur.

## Le jeu, ses places et les options de la table

game = SpaceCorp 2025–2300 AD
game-about = Menez une entreprise de l’orbite terrestre jusqu’aux étoiles : voyager, explorer, bâtir, produire, sans jamais perdre de vue les contrats. Trois époques, de 2 à 4 entreprises.

seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
}

option-first_era = l’époque par laquelle la partie commence
option-first_era-mariners = Navigateurs
option-first_era-planeteers = Planétaires
option-first_era-starfarers = Stellaires
option-last_era = l’époque par laquelle la partie se termine
option-last_era-mariners = Navigateurs
option-last_era-planeteers = Planétaires
option-last_era-starfarers = Stellaires
option-planeteers_deck = les cartes de la pioche des Planétaires
option-planeteers_deck-58 = toutes les 58
option-planeteers_deck-53 = les 53 de l’autre édition

need-eras = L’époque finale ne peut pas précéder celle par laquelle on commence.

era-mariners = Navigateurs
era-planeteers = Planétaires
era-starfarers = Stellaires

## Les actions

action-research = recherche
    .text = prendre des cartes de la pioche ou de l’offre
action-move = voyager
    .text = une équipe va d’un site à un autre
action-explore = explorer
    .text = une équipe découvre ce que cache son site
action-build = bâtir
    .text = une équipe bâtit des bases sur son site
action-produce = produire
    .text = les bases sur des tuiles productives rapportent
action-genetics = génétique
    .text = le cube génétique avance
action-upgrade = améliorer
    .text = placer une carte comme infrastructure sur votre QG
action-special = spéciale
    .text = jouer une carte spéciale
action-revelation = révélation
    .text = le cube révélation avance
action-colonize = coloniser
    .text = un système rempli de vos bases devient une colonie

worth-add = { $action } { $value }
worth-add-shielded = { $action } { $value } ({ $shielded } protégé)
worth-times = { $action } ×{ $value }
worth-none = rien

## Les régions et les sites

region-earth_orbit = Orbite terrestre
region-solar_lagrange = Points de Lagrange solaires
region-near_earth_objects = Objets géocroiseurs
region-mars = Mars
region-asteroid_belt = Ceinture d’astéroïdes
region-inner = Système solaire interne
region-belt = Ceinture d’astéroïdes
region-jupiter = Jupiter
region-saturn = Saturne
region-uranus = Uranus
region-neptune = Neptune
region-pluto = Pluton
region-oort = Nuage d’Oort
region-sol = Soleil
region-alpha_centauri = Alpha Cent.
region-luhman_16 = Luhman 16
region-wolf_359 = Wolf 359
region-barnard = Barnard
region-gliese_1 = Gliese 1
region-epsilon_eridani = Epsilon Éridan
region-tau_ceti = Tau Baleine
region-epsilon_indi = Epsilon Indien
region-lacaille_9352 = Lacaille 9352
region-ross_780 = Ross 780
region-kapteyn = Kapteyn
region-wolf_1061 = Wolf 1061
region-groombridge_1618 = Groombridge 1618
region-orion_1 = Orion 1
region-orion_2 = Orion 2
region-orion_3 = Orion 3
region-empty_1 = Vide 1
region-empty_2 = Vide 2
region-empty_3 = Vide 3
region-empty_4 = Vide 4

site-earth = Terre
    .the = la Terre
site-moon = Lune
    .the = la Lune
site-lunar_l4 = L4 lunaire
    .the = L4 lunaire
site-lunar_l5 = L5 lunaire
    .the = L5 lunaire
site-solar_l1 = L1 solaire
    .the = L1 solaire
site-solar_l2 = L2 solaire
    .the = L2 solaire
site-solar_l3 = L3 solaire
    .the = L3 solaire
site-solar_l4 = L4 solaire
    .the = L4 solaire
site-solar_l5 = L5 solaire
    .the = L5 solaire
site-halley = Comète de Halley
    .the = la comète de Halley
site-sisyphus = Sisyphe
    .the = Sisyphe
site-phobos = Phobos
    .the = Phobos
site-deimos = Déimos
    .the = Déimos
site-mars_north = Mars nord
    .the = Mars nord
site-mars_south = Mars sud
    .the = Mars sud
site-asteroid_belt = Ceinture d’astér.
    .the = la Ceinture d’astéroïdes
site-inner_system = Système interne
    .the = le Système solaire interne
site-ceres = Cérès
    .the = Cérès
site-vesta = Vesta
    .the = Vesta
site-pallas = Pallas
    .the = Pallas
site-hygiea = Hygie
    .the = Hygie
site-interamnia = Interamnia
    .the = Interamnia
site-io = Io
    .the = Io
site-europa = Europe
    .the = Europe
site-ganymede = Ganymède
    .the = Ganymède
site-callisto = Callisto
    .the = Callisto
site-mimas = Mimas
    .the = Mimas
site-enceladus = Encelade
    .the = Encelade
site-tethys = Téthys
    .the = Téthys
site-dione = Dioné
    .the = Dioné
site-rhea = Rhéa
    .the = Rhéa
site-titan = Titan
    .the = Titan
site-iapetus = Japet
    .the = Japet
site-miranda = Miranda
    .the = Miranda
site-ariel = Ariel
    .the = Ariel
site-umbriel = Umbriel
    .the = Umbriel
site-titania = Titania
    .the = Titania
site-oberon = Obéron
    .the = Obéron
site-triton = Triton
    .the = Triton
site-pluto = Pluton
    .the = Pluton
site-charon = Charon
    .the = Charon
site-oort_cloud = Nuage d’Oort
    .the = le Nuage d’Oort
site-sol = Soleil
    .the = le Soleil
site-alpha_centauri = Alpha du Centaure
    .the = Alpha du Centaure
site-luhman_16 = Luhman 16
    .the = Luhman 16
site-wolf_359 = Wolf 359
    .the = Wolf 359
site-barnard = Étoile de Barnard
    .the = l’étoile de Barnard
site-gliese_1 = Gliese 1
    .the = Gliese 1
site-epsilon_eridani = Epsilon Éridan
    .the = Epsilon de l’Éridan
site-tau_ceti = Tau Baleine
    .the = Tau de la Baleine
site-epsilon_indi = Epsilon Indien
    .the = Epsilon de l’Indien
site-lacaille_9352 = Lacaille 9352
    .the = Lacaille 9352
site-ross_780 = Ross 780
    .the = Ross 780
site-kapteyn = Étoile de Kapteyn
    .the = l’étoile de Kapteyn
site-wolf_1061 = Wolf 1061
    .the = Wolf 1061
site-groombridge_1618 = Groombridge 1618
    .the = Groombridge 1618
site-orion_1 = Bras d’Orion 1
    .the = le Bras d’Orion (1)
site-orion_2 = Bras d’Orion 2
    .the = le Bras d’Orion (2)
site-orion_3 = Bras d’Orion 3
    .the = le Bras d’Orion (3)

spot-box = { $site }, case { $box }

## Les tuiles Découverte

tile-abundant_ores = minerais abondants
tile-exotic_elements = éléments exotiques
tile-water_ice = glace d’eau
tile-natural_wonder = merveille naturelle
tile-strong_signal = signal fort
tile-water_exo_microbes = exo-microbes dans l’eau
tile-alien_artifact = artefact alien
tile-subsurface_ocean = océan souterrain
tile-exotic_elements_water = éléments exotiques et eau
tile-exo_microbes = exo-microbes
tile-alien_ruins = ruines aliens
tile-deep_echo = écho profond
tile-exo_organisms = exo-organismes
tile-anomaly = anomalie
tile-natural_wonder_water = merveille et eau
tile-alien_culture = culture alien
tile-exotic_asteroid_belt = ceinture exotique
tile-habitable = planète habitable
tile-planetary_system = système planétaire
tile-super_earth = super-Terre
tile-gas_giant_moons = lunes d’une géante
tile-barren_planets = planètes arides
tile-living_world = monde vivant
tile-asteroid_belt = ceinture d’astéroïdes
tile-rings = anneaux
tile-star_dust = poussière d’étoile
tile-icy_moons = lunes glacées
tile-comet_cloud = nuage de comètes
tile-rocky_debris = débris rocheux
tile-alien_outpost = avant-poste alien
tile-phobes = Phobes
tile-introvs = Introvs
tile-extrovs = Extrovs
tile-philes = Philes
tile-technos = Technos

symbol-water = eau
symbol-life = vie
symbol-wonder = merveille naturelle
symbol-alien = aliens
symbol-anomaly = anomalie
symbol-dust = poussière d’étoile

tile-value-production = P{ $n }
tile-value-base = B{ $n }
tile-value-colony = C{ $n }
tile-value-exploited = épuisée

## Les bases

base-attraction = attraction
    .short = attraction
    .a = une attraction
    .text = sa tuile produit { $bonus } de plus
base-biolab = bio-lab
    .short = bio-lab
    .a = un bio-lab
    .text = aussitôt : le cube génétique avance de 1
base-industrial = base industrielle
    .short = industrie
    .a = une base industrielle
    .text = { $era ->
        [starfarers] un point de colonie dans sa région
       *[other] double ce qui se bâtit dans sa région
    }
base-refinery = raffinerie
    .short = raffinerie
    .a = une raffinerie
    .text = sa tuile produit 1 de plus
base-research = base de recherche
    .short = recherche
    .a = une base de recherche
    .text = { $era ->
        [starfarers] aussitôt : une carte de l’offre, ou le cube révélation avance de 1
       *[other] aussitôt : une carte de l’offre
    }
base-spaceport = spatioport
    .short = spatioport
    .a = un spatioport
    .text = { $era ->
        [mariners] les voyages qui en partent valent { $bonus } de plus ; permet les transferts
       *[other] double une carte des voyages qui en partent ; permet les transferts
    }
base-exploitation = base d’exploitation
    .short = exploitation
    .a = une base d’exploitation
    .text = aussitôt : autant de profit que la tuile produit, et la tuile est épuisée
base-security = base de sécurité
    .short = sécurité
    .a = une base de sécurité
    .text = { $era ->
        [starfarers] aussitôt : 1 profit par base adverse proche ; calme les Phobes
       *[other] aussitôt : 1 profit par base adverse de la région
    }
base-shield_factory = usine de boucliers
    .short = boucliers
    .a = une usine de boucliers
    .text = protège les voyages qui partent de sa région et tout ce qui s’y bâtit

## Les cartes Action

card-time = Temps
    .short = ×2 ou deuxième équipe
    .text = Double la valeur d’une action voyager, explorer ou bâtir, ou la fait faire aussi par une deuxième équipe.
card-chemical_thruster = Propulseur chimique
card-cargo_pod = Nacelle de fret
card-science_module = Module scientifique
card-telescope_array = Réseau de télescopes
card-solid_core_nuclear_drive = Moteur à cœur solide
card-plasma_drive = Moteur à plasma
card-ion_drive = Moteur ionique
card-heavy_lifter = Lanceur lourd
card-exploration_module = Module d’exploration
card-rover = Rover
card-inflatable_habitat = Habitat gonflable
card-regolith_printer = Imprimante à régolithe
card-think_tank = Groupe d’experts
card-mining_robots = Robots mineurs
card-gene_lab = Laboratoire génétique
card-nuclear_thermal_drive = Moteur nucléaire thermique
card-autonomous_explorer = Explorateur autonome
card-modular_base = Base modulaire
card-orbital_university = Université orbitale
card-ore_hauler = Cargo minéralier
card-gas_core_nuclear_drive = Moteur à cœur gazeux
card-open_gas_core_nuclear_booster = Booster à cœur ouvert
card-fusion_drive = Moteur à fusion
card-magnetic_sail = Voile magnétique
card-mass_driver = Catapulte magnétique
card-deep_scan_array = Scanner profond
card-survey_swarm = Essaim d’arpenteurs
card-ice_driller = Foreuse à glace
card-grown_mesh = Maillage cultivé
card-nano_assemblers = Nano-assembleurs
card-asteroid_smelter = Fonderie d’astéroïdes
card-ai_laboratory = Laboratoire d’IA
card-automated_mine = Mine automatisée
card-robot_miners = Mineurs robotisés
card-gene_sequencer = Séquenceur de gènes
card-exo_dna_decoder = Décodeur d’exo-ADN
card-dark_matter_detector = Détecteur de matière noire
card-grand_collider = Grand collisionneur
card-fusion_booster = Booster à fusion
card-1st_gen_antimatter_drive = Moteur à antimatière I
card-2nd_gen_antimatter_drive = Moteur à antimatière II
card-fabrication_yard = Chantier de fabrication
card-star_institute = Institut stellaire
card-ram_scoop = Collecteur Bussard
card-generation_ship = Vaisseau générationnel
card-space_fold_drive = Moteur à pli d’espace
card-beamed_sail = Voile laser
card-matter_manipulators = Manipulateurs de matière
card-r_d_network = Réseau de R&D
card-von_neumann_probes = Sondes de von Neumann
card-quantum_telescope = Télescope quantique
card-deep_survey_ai = IA de prospection
card-planetary_forge = Forge planétaire
card-self_assembling_city = Cité auto-assemblée
card-dyson_swarm = Essaim de Dyson
card-nanoforge = Nanoforge
card-galactic_library = Bibliothèque galactique
card-overmind = Suresprit
card-star_lifting = Extraction stellaire
card-self_running_industry = Industrie autonome
card-clone_forge = Forge à clones
card-evo_accelerators = Évo-accélérateurs
card-gravity_wave_array = Réseau gravitationnel
card-vacuum_energy_lab = Labo d’énergie du vide

card-near_space_probe = Sonde en espace proche
    .text = Un site inexploré est exploré sans équipe : les récompenses sont à vous, et personne ne revendique le site.
card-deep_space_probe = Sonde en espace lointain
    .text = Un site inexploré et sans équipe est exploré : les récompenses sont à vous, et personne ne revendique le site.
card-antimatter_drive_prototype = Prototype antimatière
    .text = Une de vos équipes va sur n’importe quel site, sauf au bord de la carte, s’il y a une base au départ ou à l’arrivée.
card-venture_capital = Capital-risque
    .text = Vous gagnez { $profit } profits.
card-interstellar_bonds = Emprunt interstellaire
    .text = Vous gagnez { $profit } profits.
card-relay_beacon = Balise relais
    .text = Une de vos équipes sur une piste d’approche arrive aussitôt à son étoile.

card-salvage = Récupération
    .text = Pendant votre tour : prenez toute l’offre.
card-sabotage = Sabotage
    .text = Au début du tour d’un adversaire : nommez une action qui lui est interdite pendant ce tour.
card-interception = Interception
    .text = À la fin de votre tour : jouez aussitôt un autre tour.
card-pillage = Pillage
    .text = À la fin du tour d’un adversaire : prenez les cartes qui vont être défaussées.
card-market_influence = Influence du marché
    .text = Quand un contrat est rempli : gagnez { $mine } profits si c’est par vous, { $theirs } sinon.
card-competitors = Concurrents
    .text = Avant votre action : elle peut utiliser les infrastructures de deux QG.
card-piracy = Piratage
    .text = Quand un adversaire fait une recherche : prenez avant lui jusqu’à { $cards } cartes de l’offre.
card-diversion = Détournement
    .text = Quand un adversaire produit : gagnez la moitié de son profit, arrondie au supérieur.
card-espionage = Espionnage
    .text = Quand un adversaire gagne une carte Progrès : prenez l’exemplaire qui n’a pas de profit.
card-incompatibility = Incompatibilité
    .text = Au début d’un tour : chacun retire une infrastructure.
card-hostile_microbes = Microbes hostiles
    .text = Au début d’un tour : quiconque a une équipe ou une base sur de la vie perd { $loss } profits.

card-may-upgrade = peut devenir une infrastructure de votre QG
card-says-special = spéciale
card-says-edge = atout
card-edge-text = Atout : { $text }
card-special-text = Action spéciale : { $text }

## Les cartes Progrès

kind-adaptation = adaptation
    .a = une adaptation
kind-breakthrough = avancée
    .a = une avancée

progress-sensory_focus = Acuité sensorielle
progress-cooperative_empathy = Empathie coopérative
progress-radiation_resistance = Résistance aux radiations
progress-low_gravity_physiology = Physiologie de faible gravité
progress-extended_lifespan = Longévité accrue
progress-children_of_the_stars = Enfants des étoiles
progress-acclimation = Acclimatation
progress-collective_mind = Esprit collectif
progress-rapid_growth = Croissance rapide
progress-probe_network = Réseau de sondes
progress-molecular_assembly = Assemblage moléculaire
progress-helium_3_economy = Économie de l’hélium 3
progress-energy_fields = Champs d’énergie
progress-faster_than_light_travel = Voyage supraluminique
progress-matter_replication = Réplication de la matière
progress-terraforming = Terraformation

gives-add = { $action } +{ $n }
gives-mult = { $action } ×{ $n }
gives-introvs = vous pouvez bâtir chez les Introvs
gives-phobes = pas de fuite devant les Phobes
gives-shield_all = vos voyages et vos constructions sont protégés
gives-no_gravity = pas de pénalité de gravité
gives-no_track = vos équipes sautent les pistes d’approche
gives-draw = aussitôt : piochez { $n } cartes
gives-new_team = aussitôt : une nouvelle équipe sur une étoile sans équipe
gives-colony_point = un point de colonie de plus
gives-life_bases_T = aussitôt : { $n } profit pour chacune de vos bases sur de la vie
progress-profit = { $n ->
    [one] { $n } profit
   *[other] { $n } profits
}
progress-condition = demande { $n ->
    [one] { $kind ->
        [adaptation] une adaptation
       *[breakthrough] une avancée
    }
   *[other] { $n } { $kind ->
        [adaptation] adaptations
       *[breakthrough] avancées
    }
}

## Les colonies

colony-asimov = Asimov
colony-clarke = Clarke
colony-heinlein = Heinlein
colony-bradbury = Bradbury
colony-le_guin = Le Guin
colony-herbert = Herbert
colony-smith = Smith
colony-lem = Lem
colony-lee = Lee
colony-niven = Niven
colony-pohl = Pohl
colony-anderson = Anderson
colony-simak = Simak
colony-butler = Butler
colony-brin = Brin
colony-bear = Bear
colony-cherryh = Cherryh
colony-delany = Delany
colony-haldeman = Haldeman
colony-norton = Norton
colony-tiptree = Tiptree
colony-vinge = Vinge
colony-wells = Wells
colony-leiber = Leiber
colony-dick = Dick

colony-said = { $name }, valeur { $value }

benefit-none = rien que la vue
benefit-own_colonize_1 = 1 profit chaque fois que vous colonisez, cette fois comprise
benefit-own_colonize_n = chaque fois que vous colonisez, cette fois comprise, autant de profits que vous avez de colonies
benefit-opp_colonize_1 = 1 profit chaque fois qu’un adversaire colonise
benefit-opp_colonize_2 = 2 profits chaque fois que l’adversaire colonise
benefit-per_2_opp_colonies = aussitôt 1 profit pour deux colonies adverses
benefit-per_breakthrough = aussitôt 1 profit par avancée, à qui qu’elle soit
benefit-per_2_adaptations = aussitôt 1 profit pour deux adaptations, à qui qu’elles soient
benefit-per_own_progress = aussitôt 1 profit pour chacune de vos cartes Progrès
benefit-per_security = aussitôt 1 profit par site où vous avez une base de sécurité
benefit-opp_contract_1 = 1 profit chaque fois qu’un adversaire remplit un contrat
benefit-opp_or_comp_contract_2 = 2 profits chaque fois qu’un adversaire remplit un contrat
benefit-opp_produce_1 = 1 profit chaque fois que l’adversaire produit
benefit-unfulfilled_now = aussitôt la récompense d’un contrat encore ouvert
benefit-unfulfilled_end = à la fin la récompense d’un contrat encore ouvert
benefit-end_empty_systems = à la fin 1 profit par système stellaire sans colonie

## Les contrats

contract-first_produce = produire une première fois
contract-produce_total = produire { $n } ou plus en une action
contract-base_at = une base sur { $sites }
contract-bases_in = { $n ->
    [one] une base
   *[other] { $n } bases
} dans : { $regions }
contract-bases_lagrange = { $n } bases sur des points de Lagrange
contract-bases_non_lagrange = { $n } bases hors des points de Lagrange
contract-bases_of = { $n ->
    [one] { $base } × { $n }
   *[other] { $base } × { $n }
}
contract-genetics = cube génétique à { $n } ou plus
contract-team_at = une équipe sur { $sites }
contract-infra = { $n } cartes d’infrastructure sur votre QG
contract-progress = { $n } cartes Progrès
contract-colonies = { $n } colonies
contract-systems_with_bases = des bases dans { $n } systèmes stellaires
contract-bases_one_system = { $n } bases dans un même système stellaire
contract-colony_value = une colonie de valeur { $n } ou plus
contract-orion = une équipe dans le Bras d’Orion
or = { $one } ou { $other }

## Le glossaire

glossary-actions = Actions
glossary-cards-mariners = Cartes des Navigateurs
glossary-cards-planeteers = Cartes des Planétaires
glossary-cards-starfarers = Cartes des Stellaires
glossary-progress = Cartes Progrès
glossary-headquarters = Quartiers généraux
glossary-bases = Bases
glossary-tiles = Tuiles Découverte
glossary-sites = Sites
glossary-contracts = Contrats
glossary-colonies = Colonies

headquarters-standard = QG
headquarters-planeteers = QG d’une partie qui commence par les Planétaires
headquarters-starfarers = QG d’une partie qui commence par les Stellaires
explain-headquarters = Il donne { $worths }. Chacun de ses { $slots } emplacements reçoit une carte d’infrastructure, qui compte à la place de ce qui y est imprimé.
explain-base-era = { $era } : { $text }
explain-progress-profit = Le premier exemplaire rapporte aussi { $profit }.
explain-tile-profit = { $n ->
    [one] La découvrir rapporte 1 profit.
   *[other] La découvrir rapporte { $n } profits.
}
explain-tile-genetics = Votre cube génétique avance { $n ->
    [one] d’une case.
   *[other] de { $n } cases.
}
explain-tile-revelation = Votre cube révélation avance { $n ->
    [one] d’une case.
   *[other] de { $n } cases.
}
explain-tile-draw = Une piste : on tire à la place une autre tuile, d’une meilleure pile.
explain-tile-introvs = Ils veulent la paix : personne ne bâtit dans leur système sans l’adaptation qu’il faut.
explain-tile-phobes = Ils font peur : une de vos équipes sur place rentre aussitôt, et personne ne profite du système avant qu’il y ait une base de sécurité.
explain-site-explore = L’explorer demande { $n }.
explain-site-build = { $boxes ->
    [one] Une base demande { $n }.
   *[other] Une base demande { $n } ; il y a de la place pour { $boxes }.
}
explain-site-gravity = Gravité : ajoutez { $n } au départ et à l’arrivée.
explain-site-track = { $n ->
    [one] Une piste d’approche d’une case y mène.
   *[other] Une piste d’approche de { $n } cases y mène.
}
explain-site-start = Les équipes commencent ici.
explain-site-lagrange = Un point de Lagrange.
explain-site-multi_star = Plusieurs étoiles : le point de colonie obtenu en bâtissant coûte plus cher.
explain-site-beyond = Le bord de la carte, et le chemin vers l’époque suivante.
explain-site-orion = Le bout de la carte.
explain-contract-name = { $era }, ligne { $row }
explain-contract = { $condition } : { $reward }. À { $players } joueurs.
explain-colony-players = À { $players } joueurs.

## Les questions

question-choose_action = { $banned ->
    [none] Quelle action faites-vous ?
   *[other] Quelle action faites-vous ? (Interdite par sabotage : { $banned }.)
}
question-choose_team = { $action } : avec quelle équipe ?
question-destination = Où va l’équipe qui est sur { $from } ?
question-use_base = La base de qui utilisez-vous pour ce voyage ? Son propriétaire reçoit une carte.
question-base_type = Quelle base bâtissez-vous sur { $spot } ?
question-gather = { $task } Il faut { $need } ; jusqu’ici : { $value }.
question-gather-radiation = Sans protection, les radiations coûtent { $profit ->
    [one] { $profit } profit
   *[other] { $profit } profits
}.
question-gather-open = { $task } Valeur jusqu’ici : { $value }.
task-move = Voyager : { $from } → { $to }.
task-explore = Explorer { $site }.
task-build = Bâtir sur { $site } : { $bases }.
task-colonize = Bâtir pour la colonie.
task-research = Recherche.
task-produce = Produire.
task-genetics = Génétique.
task-revelation = Révélation.
question-take_card = { $left ->
    [one] Vous pouvez prendre encore une carte.
   *[other] Vous pouvez prendre encore { $left } cartes.
}
question-piracy = Piratage : quelle carte de l’offre prenez-vous ?
question-produce_tile = { $left ->
    [one] Encore une tuile peut produire. Laquelle ?
   *[other] Encore { $left } tuiles peuvent produire. Laquelle ?
}
question-upgrade_card = Quelle carte devient une infrastructure ?
question-slot = Dans quel emplacement va la carte { $card } ?
question-special_card = Quelle carte spéciale jouez-vous ?
question-special_target = { $special } : où ?
question-flee = Des Phobes ! Quelle équipe s’enfuit vers { $start } ?
question-colonize_site = Quel système colonisez-vous ?
question-colony = Quelle colonie fondez-vous sur { $site } ?
question-colony_points = Points de colonie : { $points } sur { $need }. Qu’ajoutez-vous ?
question-colonists = Quelle équipe s’installe pour de bon dans la colonie ?
question-unfulfilled = La récompense de quel contrat ouvert prenez-vous ?
question-claim_contract = Vous pouvez encaisser un contrat. Lequel ?
question-transfer = Transférez-vous une équipe qui n’a pas agi ?
question-edge = { $edge } : { $moment } Jouez-vous votre atout ?
moment-sabotage = { $name } commence son tour.
moment-incompatibility = { $who ->
    [you] votre tour commence.
   *[other] { $name } commence son tour.
}
moment-hostile_microbes = { moment-incompatibility }
moment-piracy = { $name } fait une recherche.
moment-diversion = { $name } a produit un profit de { $amount }.
moment-market_influence = { $who ->
    [you] vous venez de remplir un contrat.
   *[other] { $name } vient de remplir un contrat.
}
moment-pillage = { $name } va défausser { $cards }.
moment-interception = votre tour se termine.
moment-espionage = { $name } a gagné { $progress }.
question-sabotage = Quelle action interdisez-vous à { $target } ?
question-remove_infra = Incompatibilité : quelle infrastructure retirez-vous ?
question-progress = Vous gagnez { $kind }. Laquelle ?
question-new_team = Sur quelle étoile votre nouvelle équipe apparaît-elle ?
question-research_base = Votre base de recherche tourne. Que prenez-vous ?
question-heritage = L’époque est finie. Quelle tuile, avec sa base, continue de produire pour vous à la suivante ?
question-beyond_start = Grâce à votre marqueur Au-delà, une équipe peut commencer sur { $site }. D’accord ?

## Les réponses

option-choose_action-action = { $action } : { $text }
option-choose_action-pass = passer : plus de tour à cette époque
option-choose_action-skip = pas d’action : aucune n’est possible
option-edge-own = atout { $edge } : { $text }
option-team = l’équipe sur { $site }
option-team-claiming = l’équipe sur { $site } qui le revendique
option-team-track = l’équipe en route vers { $site }, encore { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
}
option-choose_team-done = pas de deuxième équipe
option-destination-place = vers { $site }, pour { $distance }
option-destination-irradiated = vers { $site }, pour { $distance }, à travers les radiations
option-use_base-spot = { $base } sur { $spot } ({ $name })
option-base_type-base = { $base } : { $text }
option-gather-infra-own = l’infra de votre QG ({ $worth })
option-gather-infra = l’infra { DE($name) } ({ $worth }) ; { $name } reçoit une carte
option-gather-infra-own-shielded = l’infra de votre QG, protégée ({ $worth })
option-gather-infra-shielded = l’infra { DE($name) }, protégée ({ $worth }) ; { $name } reçoit une carte
option-gather-card = { $card } ({ $worth })
option-gather-card-shielded = { $card }, protégé ({ $worth })
option-gather-time-double = une carte Temps : la valeur est doublée
option-gather-time-twice = une carte Temps : une deuxième équipe fait de même
option-gather-spaceport = le spatioport sur { $spot } : +{ $bonus }
option-gather-spaceport_card = le spatioport sur { $spot } double { $card } ({ $worth })
option-gather-industrial = la base industrielle sur { $spot } double la valeur
option-gather-factory = l’usine de boucliers sur { $spot } protège l’action
option-gather-compensated = { $said } ; { $name } reçoit une carte
option-gather-do_it = { $profit ->
    [0] c’est parti
   [one] c’est parti, pour { $profit } profit
   *[other] c’est parti, pour { $profit } profits
}
option-card = { $card } : { $said }
option-take_card-deck = la première carte de la pioche
option-take_card-done = cela suffit
option-produce_tile-spot = { $tile } sur { $spot } : { $worth }
option-produce_tile-heritage = votre tuile héritée : { $worth }
option-produce_tile-done = cela suffit
option-slot-number = emplacement { $slot }, à la place de { $old }
option-slot-printed = la valeur imprimée ({ $worth })
option-slot-nothing = rien
option-remove_infra-card = { $card } (emplacement { $slot }) : { $said } ; en dessous : { $left }
option-special_card-card = { $card } : { $text }
option-special_target-place = { $site }
option-special_target-jump = { $team } va vers { $site }
option-special_target-number = { $team }
option-special_target-gain = prendre le profit
option-colonize_site-place = { $site }
option-colony-colony = { $colony } : { $benefit }
option-colony_points-do_it = fonder la colonie
option-colony_points-team = une équipe quitte le jeu pour s’y installer (1 point)
option-colony_points-build = bâtir { $n } avec infrastructure et cartes, { $several } dans un système multi-étoiles (1 point)
option-colony_points-profit = { $n } profits (1 point)
option-unfulfilled-number = { $contract } ({ $reward ->
    [one] { $reward } profit
   *[other] { $reward } profits
})
option-claim_contract-contract = { $contract } ({ $reward ->
    [one] { $reward } profit
   *[other] { $reward } profits
})
option-claim_contract-done = aucun pour l’instant
option-transfer-jump = { $team } va vers { $site }
option-transfer-stay = aucun transfert
option-edge-card = oui : { $text }
option-edge-pass = pas maintenant
option-sabotage-action = { $action }
option-progress-progress = { $progress } : { $text }
option-new_team-place = { $site }
option-research_base-revelation = le cube révélation avance de 1
option-heritage-spot = { $tile } sur { $spot }, avec { $base }
option-heritage-none = aucune ; garder ce que vous avez
option-beyond_start-yes = oui
option-beyond_start-no = non

group-destination-place = SITE — où va l’équipe, et ce que coûte le voyage
group-special_target-place = SITE — un site qui n’a pas été exploré
group-special_target-jump = ÉQUIPE SITE — quelle équipe va où
group-transfer-jump = ÉQUIPE SITE — quelle équipe est transférée, et où
group-gather-card = card NUMÉRO — une carte de votre main
group-gather-spaceport_card = spaceport LIEU CARTE — la carte que double un spatioport
group-progress-progress = NOM — la carte Progrès de votre choix
group-colony-colony = NOM — la colonie que vous fondez

## Ce qui se passe

event-era_began = { $era } : une nouvelle époque commence.
event-era_ended = { $cause ->
    [contracts] { $era } : l’époque est finie, six contrats ont été remplis.
    [deck] { $era } : l’époque est finie, la pioche est épuisée.
   *[other] { $era } : l’époque est finie.
}
event-turn = { $who ->
    [you] Votre tour ({ $number }).
   *[other] Tour { DE($name) } ({ $number }).
}
event-action = { $who ->
    [you] Vous choisissez : { $action }.
   *[other] { $name } choisit : { $action }.
}
event-no_action = { $who ->
    [you] Vous ne pouvez rien faire.
   *[other] { $name } ne peut rien faire.
}
event-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-cards_played = { $who ->
    [you] Vous jouez { $cards }.
   *[other] { $name } joue { $cards }.
}
played-time-double = une carte Temps pour doubler la valeur
played-time-twice = une carte Temps pour une deuxième équipe
event-helped = { $who ->
    [you] Vous utilisez { $helpers }
   *[other] { $name } utilise { $helpers }
}{ $owed ->
    [0] {"."}
    [one] {"\u00A0; "}{ $owed_to } piochera une carte en échange.
   *[other] {"\u00A0; "}cela vaudra { $owed } cartes à { $owed_to }.
}
helper-infra = l’infrastructure { DE($name) }
helper-infra-own = { $who ->
    [you] votre infrastructure
   *[other] son infrastructure
}
helper-base = la base sur { $spot }
event-team_moved = { $who ->
    [you] Votre équipe va vers { $site }.
   *[other] L’équipe { DE($name) } va vers { $site }.
}
event-team_advanced = { $who ->
    [you] Votre équipe
   *[other] L’équipe { DE($name) }
} { $space ->
    [0] arrive sur { $site }.
    [one] s’approche : { $site } est à { $space } case.
   *[other] s’approche : { $site } est à { $space } cases.
}
event-team_transferred = { $who ->
    [you] Votre équipe est transférée vers { $site }.
   *[other] L’équipe { DE($name) } est transférée vers { $site }.
}
event-team_landed = { $who ->
    [you] La balise amène aussitôt votre équipe sur { $site }.
   *[other] La balise amène aussitôt l’équipe { DE($name) } sur { $site }.
}
event-team_placed = { $who ->
    [you] Votre équipe commence sur { $site }.
   *[other] L’équipe { DE($name) } commence sur { $site }.
}
event-team_fled = { $who ->
    [you] Votre équipe fuit les Phobes, jusqu’à la maison.
   *[other] L’équipe { DE($name) } fuit les Phobes, jusqu’à la maison.
}
event-team_settled = { $who ->
    [you] Votre équipe s’installe pour de bon dans la colonie.
   *[other] L’équipe { DE($name) } s’installe pour de bon dans la colonie.
}
event-beyond_marker = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} { $marker ->
    [1] le 1er marqueur Au-delà.
   *[other] le 2e marqueur Au-delà.
}
event-tile_revealed = { $who ->
    [you] Vous découvrez sur { $spot } : { $tile } ({ $said }).
   *[other] { $name } découvre sur { $spot } : { $tile } ({ $said }).
}
event-tile_passed_on = La tuile dit : { $tile }. On en tire une autre d’une meilleure pile.
event-base_built = { $who ->
    [you] Vous bâtissez { $base } sur { $spot }.
   *[other] { $name } bâtit { $base } sur { $spot }.
}
event-cube_advanced = { $who ->
    [you] Votre cube
   *[other] { $name } : le cube
} { $cube ->
    [genetics] génétique
   *[revelation] révélation
} avance de { $spaces ->
    [one] { $spaces } case.
   *[other] { $spaces } cases.
}
event-progress_gained = { $who ->
    [you] Vous gagnez { $progress } : { $text }.
   *[other] { $name } gagne { $progress } : { $text }.
}
event-no_progress = { $who ->
    [you] Il ne reste aucune { $kind } pour vous.
   *[other] Il ne reste aucune { $kind } pour { $name }.
}
event-produced = { $who ->
    [you] Vous produisez { $amount } en tout.
   *[other] { $name } produit { $amount } en tout.
}
event-upgraded = { $who ->
    [you] Vous placez { $card } dans l’emplacement { $slot }.
   *[other] { $name } place { $card } dans l’emplacement { $slot }.
}
event-infra_removed = { $who ->
    [you] Vous retirez { $card } de votre QG.
   *[other] { $name } retire { $card } de son QG.
}
event-special_played = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
event-edge_played = { $who ->
    [you] Vous jouez l’atout { $edge }.
   *[other] { $name } joue l’atout { $edge }.
}
event-sabotaged = { $who ->
    [you] Sabotage ! Interdit pour vous ce tour-ci : { $action }.
   *[other] Sabotage ! Interdit pour { $name } ce tour-ci : { $action }.
}
event-contract_fulfilled = { $who ->
    [you] Vous remplissez le contrat { $row }.
   *[other] { $name } remplit le contrat { $row }.
}
event-colonized = { $who ->
    [you] Vous fondez la colonie { $colony } sur { $site }.
   *[other] { $name } fonde la colonie { $colony } sur { $site }.
}
event-card_drawn = { $who ->
    [you] Vous piochez une carte ({ $source }).
   *[other] { $name } pioche une carte ({ $source }).
}
drawn-setup = avant la partie
drawn-turn = à la fin du tour
drawn-research = recherche
drawn-compensation = indemnité
drawn-progress = carte Progrès
event-card_seen = Carte piochée : { $card }, { $said }.
event-offer_taken = { $who ->
    [you] Vous prenez { $card } dans l’offre.
   *[other] { $name } prend { $card } dans l’offre.
}
event-offered = Nouveau dans l’offre : { $card }, { $said }.
event-ending = { $cause ->
    [contracts] Six contrats sont remplis : la fin de l’époque approche. Chaque autre joueur a un dernier tour.
   *[deck] La pioche est épuisée : la fin de l’époque approche.
}
event-profit = { $who ->
    [you] Vous
   *[other] { $name }
} { $way ->
    [gain] { $who ->
        [you] gagnez
       *[other] gagne
    }
   *[loss] { $who ->
        [you] perdez
       *[other] perd
    }
} { $amount ->
    [one] { $amount } profit
   *[other] { $amount } profits
} ({ $source }).
source-contract = contrat
source-colony = avantage d’une colonie
source-colonies = nombre de colonies
source-exploitation = base d’exploitation
source-security = base de sécurité
source-discovery = découverte
source-progress = carte Progrès
source-produce = production
source-claim = base bâtie sur sa revendication
source-effort = dépensé pour l’action
source-special = carte spéciale
source-hostile_microbes = microbes hostiles
source-diversion = détournement
source-market_influence = influence du marché
source-orion = premier dans le Bras d’Orion
source-colonize = payé pour la colonie
source-beyond = marqueur Au-delà
source-genetics = le cube génétique
event-heritage = { $who ->
    [you] Votre héritage : { $tile } avec { $base }.
   *[other] L’héritage { DE($name) } : { $tile } avec { $base }.
}
event-game_over = { $winners ->
    [one] La partie est finie. Le vainqueur : { $names }.
   *[other] La partie est finie. Les vainqueurs : { $names }.
}

## La table

table-turn = tour { $number } : { $name }
table-deck = pioche : { $count }
table-discard = défausse : { $count }
table-tiles = tuiles restantes : { $piles }
pile-e1 = e1
pile-e2 = e2
pile-e3 = e3
pile-primary = principales
pile-secondary = secondaires
pile-alien = aliens
table-banned = interdite par sabotage : { $action }
table-ending = { $cause ->
    [contracts] la fin approche : six contrats remplis
   *[deck] la fin approche : la pioche est épuisée
}
table-in-play = jouées : { $cards }
map-title = Carte
map-costs-gravity = g{ $n }
map-start = la base de tous
map-edge = le bord de la carte
map-radiation = ☢
map-overland = De { $from } à { $to } par la surface : { $cost }.
map-radiation-everywhere = radiations partout
map-transit = { $names } : les voyages de l’une à l’autre de ces régions coûtent { $cost } de plus.
map-landing = { $landing ->
    [0] { "" }
   *[other] Chaque décollage et chaque atterrissage coûte { $landing } de plus.
}
map-beyond = marqueurs Au-delà : { $names }
beyond-free = libre
map-legend = e explorer · b bâtir · g gravité · ☢ radiations · ▲ équipe · ⚑ revendication · ■ base · ♦ colonie
map-legend-tiles = ≈ eau · ♣ vie · ✦ merveille · Ψ aliens · ◎ anomalie · ∴ poussière · P production · B coût des bases · C points de colonie
map-legend-track = ◦ cases de la piste d’approche, l’étoile à son bout droit
contracts-title = Contrats
contracts-fulfilled = { $count } remplis sur { $needed }
corps-title = Entreprises
corps-profit = profit
corps-cards = cartes
corps-genetics = génétique
corps-revelation = révélation
corps-hq = QG
corps-infra = infra
corps-progress = progrès
corps-heritage = héritage
corps-heritage-said = { $tile } avec { $base }, P{ $n }
corps-heritage-idle = { $tile } avec { $base }
corps-supply = réserve
corps-teams = équipes
corps-you = (vous)
corps-passed = a passé
corps-colonies = colonies
offer-title = Offre
offer-empty = case vide
hand-title = Votre main
hand-of = La main { DE($name) }
hand-empty = aucune carte
cards-offer = Dans l’offre
cards-hand = Dans votre main
progress-title = Cartes Progrès à gagner
progress-none = Il n’y a pas de cartes Progrès à cette époque.
progress-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
colonies-title = Colonies à fonder
result-title = Profits
result-era = époque
result-turns = tours
result-final = final
over-title = Fin
look-map = la carte avec sa légende
look-corps = toutes les entreprises, avec leur réserve de bases
look-contracts = les contrats
look-hand = { $who ->
    [you] votre main et l’offre
   *[other] l’offre
}
look-cards = { $who ->
    [you] chaque carte de votre main et de l’offre, expliquée
   *[other] chaque carte de l’offre, expliquée
}
look-progress = les cartes Progrès et les colonies qui restent
