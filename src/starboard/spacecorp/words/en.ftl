### SpaceCorp in English. `$who` is "you" where the reader is meant, `$name` is who sits on a seat: a name, or else the colour.

## The game, its seats and its table options

game = SpaceCorp 2025–2300 AD
game-about = Lead a corporation from Earth orbit to the stars: move, explore, build, produce, and always look at the contracts. Three eras, for 2 to 4 corporations.

seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
}

option-first_era = the era the game begins with
option-first_era-mariners = Mariners
option-first_era-planeteers = Planeteers
option-first_era-starfarers = Starfarers
option-last_era = the era the game ends with
option-last_era-mariners = Mariners
option-last_era-planeteers = Planeteers
option-last_era-starfarers = Starfarers
option-planeteers_deck = the cards of the Planeteers deck
option-planeteers_deck-58 = all 58
option-planeteers_deck-53 = the 53 cards of the other printing

need-eras = The era a game ends with cannot come before the one it begins with.

era-mariners = Mariners
era-planeteers = Planeteers
era-starfarers = Starfarers

## Actions

action-research = research
    .text = take cards from the deck or from the offer
action-move = move
    .text = a team goes from site to site
action-explore = explore
    .text = a team discovers what its site has to offer
action-build = build
    .text = a team builds bases on its site
action-produce = produce
    .text = bases on producing tiles bring profit
action-genetics = genetics
    .text = the genetics cube moves on
action-upgrade = upgrade
    .text = place a card as infra on your HQ
action-special = special
    .text = play a special card
action-revelation = revelation
    .text = the revelation cube moves on
action-colonize = colonize
    .text = a system full of your bases becomes a colony

worth-add = { $action } { $value }
worth-add-shielded = { $action } { $value } ({ $shielded } shielded)
worth-times = { $action } ×{ $value }
worth-none = nothing

## Regions and sites

region-earth_orbit = Earth orbit
region-solar_lagrange = Solar Lagrange points
region-near_earth_objects = Near-Earth objects
region-mars = Mars
region-asteroid_belt = Asteroid Belt
region-inner = Inner Solar System
region-belt = Asteroid Belt
region-jupiter = Jupiter
region-saturn = Saturn
region-uranus = Uranus
region-neptune = Neptune
region-pluto = Pluto
region-oort = Oort cloud
region-sol = Sol
region-alpha_centauri = Alpha Centauri
region-luhman_16 = Luhman 16
region-wolf_359 = Wolf 359
region-barnard = Barnard
region-gliese_1 = Gliese 1
region-epsilon_eridani = Epsilon Eridani
region-tau_ceti = Tau Ceti
region-epsilon_indi = Epsilon Indi
region-lacaille_9352 = Lacaille 9352
region-ross_780 = Ross 780
region-kapteyn = Kapteyn
region-wolf_1061 = Wolf 1061
region-groombridge_1618 = Groombridge 1618
region-orion_1 = Orion 1
region-orion_2 = Orion 2
region-orion_3 = Orion 3
region-empty_1 = Void 1
region-empty_2 = Void 2
region-empty_3 = Void 3
region-empty_4 = Void 4

site-earth = Earth
    .the = Earth
site-moon = Moon
    .the = the Moon
site-lunar_l4 = Lunar L4
    .the = Lunar L4
site-lunar_l5 = Lunar L5
    .the = Lunar L5
site-solar_l1 = Solar L1
    .the = Solar L1
site-solar_l2 = Solar L2
    .the = Solar L2
site-solar_l3 = Solar L3
    .the = Solar L3
site-solar_l4 = Solar L4
    .the = Solar L4
site-solar_l5 = Solar L5
    .the = Solar L5
site-halley = Halley’s Comet
    .the = Halley’s Comet
site-sisyphus = Sisyphus
    .the = Sisyphus
site-phobos = Phobos
    .the = Phobos
site-deimos = Deimos
    .the = Deimos
site-mars_north = Mars, north
    .the = the north of Mars
site-mars_south = Mars, south
    .the = the south of Mars
site-asteroid_belt = Asteroid Belt
    .the = the Asteroid Belt
site-inner_system = Inner System
    .the = the Inner Solar System
site-ceres = Ceres
    .the = Ceres
site-vesta = Vesta
    .the = Vesta
site-pallas = Pallas
    .the = Pallas
site-hygiea = Hygiea
    .the = Hygiea
site-interamnia = Interamnia
    .the = Interamnia
site-io = Io
    .the = Io
site-europa = Europa
    .the = Europa
site-ganymede = Ganymede
    .the = Ganymede
site-callisto = Callisto
    .the = Callisto
site-mimas = Mimas
    .the = Mimas
site-enceladus = Enceladus
    .the = Enceladus
site-tethys = Tethys
    .the = Tethys
site-dione = Dione
    .the = Dione
site-rhea = Rhea
    .the = Rhea
site-titan = Titan
    .the = Titan
site-iapetus = Iapetus
    .the = Iapetus
site-miranda = Miranda
    .the = Miranda
site-ariel = Ariel
    .the = Ariel
site-umbriel = Umbriel
    .the = Umbriel
site-titania = Titania
    .the = Titania
site-oberon = Oberon
    .the = Oberon
site-triton = Triton
    .the = Triton
site-pluto = Pluto
    .the = Pluto
site-charon = Charon
    .the = Charon
site-oort_cloud = Oort cloud
    .the = the Oort cloud
site-sol = Sol
    .the = Sol
site-alpha_centauri = Alpha Centauri
    .the = Alpha Centauri
site-luhman_16 = Luhman 16
    .the = Luhman 16
site-wolf_359 = Wolf 359
    .the = Wolf 359
site-barnard = Barnard’s Star
    .the = Barnard’s Star
site-gliese_1 = Gliese 1
    .the = Gliese 1
site-epsilon_eridani = Epsilon Eridani
    .the = Epsilon Eridani
site-tau_ceti = Tau Ceti
    .the = Tau Ceti
site-epsilon_indi = Epsilon Indi
    .the = Epsilon Indi
site-lacaille_9352 = Lacaille 9352
    .the = Lacaille 9352
site-ross_780 = Ross 780
    .the = Ross 780
site-kapteyn = Kapteyn’s Star
    .the = Kapteyn’s Star
site-wolf_1061 = Wolf 1061
    .the = Wolf 1061
site-groombridge_1618 = Groombridge 1618
    .the = Groombridge 1618
site-orion_1 = Orion arm 1
    .the = the Orion arm (1)
site-orion_2 = Orion arm 2
    .the = the Orion arm (2)
site-orion_3 = Orion arm 3
    .the = the Orion arm (3)

spot-box = { $site }, box { $box }

## Discovery tiles

tile-abundant_ores = abundant ores
tile-exotic_elements = exotic elements
tile-water_ice = water ice
tile-natural_wonder = natural wonder
tile-strong_signal = strong signal
tile-water_exo_microbes = exo-microbes in water
tile-alien_artifact = alien artifact
tile-subsurface_ocean = subsurface ocean
tile-exotic_elements_water = wet exotic elements
tile-exo_microbes = exo-microbes
tile-alien_ruins = alien ruins
tile-deep_echo = deep echo
tile-exo_organisms = exo-organisms
tile-anomaly = anomaly
tile-natural_wonder_water = wonder in water
tile-alien_culture = alien culture
tile-exotic_asteroid_belt = exotic asteroid belt
tile-habitable = habitable planet
tile-planetary_system = planetary system
tile-super_earth = super-Earth
tile-gas_giant_moons = gas giant’s moons
tile-barren_planets = barren planets
tile-living_world = living world
tile-asteroid_belt = asteroid belt
tile-rings = rings
tile-star_dust = stardust
tile-icy_moons = icy moons
tile-comet_cloud = comet cloud
tile-rocky_debris = rocky debris
tile-alien_outpost = alien outpost
tile-phobes = Phobes
tile-introvs = Introvs
tile-extrovs = Extrovs
tile-philes = Philes
tile-technos = Technos

symbol-water = water
symbol-life = life
symbol-wonder = natural wonder
symbol-alien = aliens
symbol-anomaly = anomaly
symbol-dust = stardust

tile-value-production = P{ $n }
tile-value-base = B{ $n }
tile-value-colony = C{ $n }
tile-value-exploited = used up

## Bases

base-attraction = attraction
    .short = attraction
    .a = an attraction
    .text = its tile produces { $bonus } more
base-biolab = biolab
    .short = biolab
    .a = a biolab
    .text = at once: the genetics cube moves 1 space
base-industrial = industrial base
    .short = industry
    .a = an industrial base
    .text = { $era ->
        [starfarers] one colony point in its region
       *[other] doubles what is built in its region
    }
base-refinery = refinery
    .short = refinery
    .a = a refinery
    .text = its tile produces 1 more
base-research = research base
    .short = research
    .a = a research base
    .text = { $era ->
        [starfarers] at once: a card of the offer, or the revelation cube moves 1 space
       *[other] at once: a card of the offer
    }
base-spaceport = spaceport
    .short = spaceport
    .a = a spaceport
    .text = { $era ->
        [mariners] moves from here are worth { $bonus } more; allows transfers
       *[other] doubles one card in moves from here; allows transfers
    }
base-exploitation = exploitation base
    .short = exploitation
    .a = an exploitation base
    .text = at once: as much profit as the tile produces, and the tile is used up
base-security = security base
    .short = security
    .a = a security base
    .text = { $era ->
        [starfarers] at once: 1 profit for each opposing base nearby; calms Phobes
       *[other] at once: 1 profit for each opposing base in the region
    }
base-shield_factory = shield factory
    .short = shields
    .a = a shield factory
    .text = shields moves from its region and all building in it

## Action cards

card-time = Time
    .short = ×2 or a second team
    .text = Doubles the value of a move, explore or build action, or lets a second team perform it too.
card-chemical_thruster = Chemical thruster
card-cargo_pod = Cargo pod
card-science_module = Science module
card-telescope_array = Telescope array
card-solid_core_nuclear_drive = Solid-core nuclear drive
card-plasma_drive = Plasma drive
card-ion_drive = Ion drive
card-heavy_lifter = Heavy lifter
card-exploration_module = Exploration module
card-rover = Rover
card-inflatable_habitat = Inflatable habitat
card-regolith_printer = Regolith printer
card-think_tank = Think tank
card-mining_robots = Mining robots
card-gene_lab = Gene lab
card-nuclear_thermal_drive = Nuclear thermal drive
card-autonomous_explorer = Autonomous explorer
card-modular_base = Modular base
card-orbital_university = Orbital university
card-ore_hauler = Ore hauler
card-gas_core_nuclear_drive = Gas-core nuclear drive
card-open_gas_core_nuclear_booster = Open gas-core booster
card-fusion_drive = Fusion drive
card-magnetic_sail = Magnetic sail
card-mass_driver = Mass driver
card-deep_scan_array = Deep-scan array
card-survey_swarm = Survey swarm
card-ice_driller = Ice driller
card-grown_mesh = Grown mesh
card-nano_assemblers = Nano-assemblers
card-asteroid_smelter = Asteroid smelter
card-ai_laboratory = AI laboratory
card-automated_mine = Automated mine
card-robot_miners = Robot miners
card-gene_sequencer = Gene sequencer
card-exo_dna_decoder = Exo-DNA decoder
card-dark_matter_detector = Dark matter detector
card-grand_collider = Grand collider
card-fusion_booster = Fusion booster
card-1st_gen_antimatter_drive = Antimatter drive, 1st gen.
card-2nd_gen_antimatter_drive = Antimatter drive, 2nd gen.
card-fabrication_yard = Fabrication yard
card-star_institute = Star institute
card-ram_scoop = Ram scoop
card-generation_ship = Generation ship
card-space_fold_drive = Space-fold drive
card-beamed_sail = Beamed sail
card-matter_manipulators = Matter manipulators
card-r_d_network = R&D network
card-von_neumann_probes = Von Neumann probes
card-quantum_telescope = Quantum telescope
card-deep_survey_ai = Deep-survey AI
card-planetary_forge = Planetary forge
card-self_assembling_city = Self-assembling city
card-dyson_swarm = Dyson swarm
card-nanoforge = Nanoforge
card-galactic_library = Galactic library
card-overmind = Overmind
card-star_lifting = Star lifting
card-self_running_industry = Self-running industry
card-clone_forge = Clone forge
card-evo_accelerators = Evo-accelerators
card-gravity_wave_array = Gravity-wave array
card-vacuum_energy_lab = Vacuum energy lab

card-near_space_probe = Near space probe
    .text = Explore a site without a team: you take the rewards, and nobody claims the site.
card-deep_space_probe = Deep space probe
    .text = Explore a site where no team is: you take the rewards, and nobody claims the site.
card-antimatter_drive_prototype = Antimatter drive prototype
    .text = One of your teams jumps to any site except the edge of the map, if there is a base where it starts or where it lands.
card-venture_capital = Venture capital
    .text = You gain { $profit } profit.
card-interstellar_bonds = Interstellar bonds
    .text = You gain { $profit } profit.
card-relay_beacon = Relay beacon
    .text = One of your teams on an approach track reaches its star at once.

card-salvage = Salvage
    .text = On your own turn: take the whole offer.
card-sabotage = Sabotage
    .text = At the start of an opponent’s turn: name an action they may not perform this turn.
card-interception = Interception
    .text = At the end of your turn: take another turn right away.
card-pillage = Pillage
    .text = At the end of an opponent’s turn: take the cards they are about to discard.
card-market_influence = Market influence
    .text = When a contract is fulfilled: gain { $mine } profit if it was you, { $theirs } if it was somebody else.
card-competitors = Competitors
    .text = Before your action: use the infra of two HQs in it.
card-piracy = Piracy
    .text = When an opponent researches: grab up to { $cards } cards from the offer first.
card-diversion = Diversion
    .text = When an opponent produces: gain half as much, rounded up.
card-espionage = Espionage
    .text = When an opponent gains a progress card: take the copy of it that has no profit.
card-incompatibility = Incompatibility
    .text = At the start of a turn: everybody removes one infra card.
card-hostile_microbes = Hostile microbes
    .text = At the start of a turn: everybody with a team or a base where there is life loses { $loss } profit.

card-may-upgrade = may be placed as infra on your HQ
card-says-special = special
card-says-edge = edge
card-edge-text = Edge: { $text }
card-special-text = Special action: { $text }

## Progress cards

kind-adaptation = adaptation
    .a = an adaptation
kind-breakthrough = breakthrough
    .a = a breakthrough

progress-sensory_focus = Sensory focus
progress-cooperative_empathy = Cooperative empathy
progress-radiation_resistance = Radiation resistance
progress-low_gravity_physiology = Low-gravity physiology
progress-extended_lifespan = Extended lifespan
progress-children_of_the_stars = Children of the stars
progress-acclimation = Acclimation
progress-collective_mind = Collective mind
progress-rapid_growth = Rapid growth
progress-probe_network = Probe network
progress-molecular_assembly = Molecular assembly
progress-helium_3_economy = Helium-3 economy
progress-energy_fields = Energy fields
progress-faster_than_light_travel = Faster-than-light travel
progress-matter_replication = Matter replication
progress-terraforming = Terraforming

gives-add = { $action } +{ $n }
gives-mult = { $action } ×{ $n }
gives-introvs = you may build where Introvs live
gives-phobes = no flight from Phobes
gives-shield_all = all your moves and building are shielded
gives-no_gravity = no gravity penalties
gives-no_track = your teams skip approach tracks
gives-draw = at once: draw { $n } cards
gives-new_team = at once: a new team on a star without teams
gives-colony_point = one more colony point
gives-life_bases_T = at once: { $n } profit for each of your bases on life
progress-profit = { $n } profit
progress-condition = needs { $n ->
    [one] { $kind ->
        [adaptation] an adaptation
       *[breakthrough] a breakthrough
    }
   *[other] { $n } { $kind ->
        [adaptation] adaptations
       *[breakthrough] breakthroughs
    }
}

## Colonies

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

colony-said = { $name }, value { $value }

benefit-none = nothing but the view
benefit-own_colonize_1 = 1 profit whenever you colonize, this time too
benefit-own_colonize_n = whenever you colonize, this time too, as much profit as you have colonies
benefit-opp_colonize_1 = 1 profit whenever an opponent colonizes
benefit-opp_colonize_2 = 2 profit whenever your opponent colonizes
benefit-per_2_opp_colonies = at once 1 profit for every two colonies of opponents
benefit-per_breakthrough = at once 1 profit for every breakthrough, whoever has it
benefit-per_2_adaptations = at once 1 profit for every two adaptations, whoever has them
benefit-per_own_progress = at once 1 profit for each of your progress cards
benefit-per_security = at once 1 profit for each site with a security base of yours
benefit-opp_contract_1 = 1 profit whenever an opponent fulfils a contract
benefit-opp_or_comp_contract_2 = 2 profit whenever an opponent fulfils a contract
benefit-opp_produce_1 = 1 profit whenever your opponent produces
benefit-unfulfilled_now = at once the reward of a contract that is still open
benefit-unfulfilled_end = at the end the reward of a contract that is still open
benefit-end_empty_systems = at the end 1 profit for each star system without a colony

## Contracts

contract-first_produce = produce for the first time
contract-produce_total = produce { $n } or more in one action
contract-base_at = a base at { $sites }
contract-bases_in = { $n ->
    [one] a base
   *[other] { $n } bases
} in: { $regions }
contract-bases_lagrange = { $n } bases on Lagrange points
contract-bases_non_lagrange = { $n } bases away from Lagrange points
contract-bases_of = { $n ->
    [one] one { $base }
   *[other] { $base } × { $n }
}
contract-genetics = genetics cube on { $n } or more
contract-team_at = a team at { $sites }
contract-infra = { $n } infra cards on your HQ
contract-progress = { $n } progress cards
contract-colonies = { $n } colonies
contract-systems_with_bases = bases in { $n } star systems
contract-bases_one_system = { $n } bases in one star system
contract-colony_value = a colony of value { $n } or more
contract-orion = a team in the Orion arm
or = { $one } or { $other }

## The glossary

glossary-actions = Actions
glossary-cards-mariners = Cards of the Mariners
glossary-cards-planeteers = Cards of the Planeteers
glossary-cards-starfarers = Cards of the Starfarers
glossary-progress = Progress cards
glossary-headquarters = Headquarters
glossary-bases = Bases
glossary-tiles = Discovery tiles
glossary-sites = Sites
glossary-contracts = Contracts
glossary-colonies = Colonies

headquarters-standard = HQ
headquarters-planeteers = HQ of a game that begins with the Planeteers
headquarters-starfarers = HQ of a game that begins with the Starfarers
explain-headquarters = It gives { $worths }. Each of its { $slots } slots holds an infra card, which counts instead of what is printed there.
explain-base-era = { $era }: { $text }
explain-progress-profit = The first copy also gives { $profit }.
explain-tile-profit = { $n ->
    [one] Finding it earns 1 profit.
   *[other] Finding it earns { $n } profit.
}
explain-tile-genetics = Your genetics cube moves { $n ->
    [one] 1 space.
   *[other] { $n } spaces.
}
explain-tile-revelation = Your revelation cube moves { $n ->
    [one] 1 space.
   *[other] { $n } spaces.
}
explain-tile-draw = A trail: draw another tile from a better pile instead.
explain-tile-introvs = They want to be left alone: nobody builds in their system without the right adaptation.
explain-tile-phobes = They frighten people: one of your teams here flees home at once, and nobody profits from the system until there is a security base.
explain-site-explore = Exploring takes { $n }.
explain-site-build = { $boxes ->
    [one] A base takes { $n }.
   *[other] A base takes { $n }; there is room for { $boxes }.
}
explain-site-gravity = Gravity: add { $n } when leaving and when landing.
explain-site-track = { $n ->
    [one] An approach track of 1 space leads here.
   *[other] An approach track of { $n } spaces leads here.
}
explain-site-start = Teams begin here.
explain-site-lagrange = A Lagrange point.
explain-site-multi_star = Several stars: the colony point for building costs more.
explain-site-beyond = The edge of the map, and the way into the next era.
explain-site-orion = The far end of the map.
explain-contract-name = { $era }, row { $row }
explain-contract = { $condition }: { $reward }. For { $players } players.
explain-colony-players = For { $players } players.

## Questions

question-choose_action = { $banned ->
    [none] Which action do you perform?
   *[other] Which action do you perform? (Sabotage forbids: { $banned }.)
}
question-choose_team = { $action }: with which team?
question-destination = Where should the team at { $from } go?
question-use_base = Whose base do you use for this move? Its owner gets a card.
question-base_type = Which base do you build at { $spot }?
question-gather = { $task } Needed: { $need }; so far: { $value }.
question-gather-radiation = Unshielded, the radiation costs { $profit } profit.
question-gather-open = { $task } Value so far: { $value }.
task-move = Move from { $from } to { $to }.
task-explore = Explore { $site }.
task-build = Build at { $site }: { $bases }.
task-colonize = Build value for the colony.
task-research = Research.
task-produce = Produce.
task-genetics = Genetics.
task-revelation = Revelation.
question-take_card = { $left ->
    [one] You may take one more card.
   *[other] You may take { $left } more cards.
}
question-piracy = Piracy: which card of the offer do you take?
question-produce_tile = { $left ->
    [one] One more tile may produce. Which one?
   *[other] { $left } more tiles may produce. Which one?
}
question-upgrade_card = Which card do you place as infra?
question-slot = Which infra slot does { $card } go into?
question-special_card = Which special card do you play?
question-special_target = { $special }: where?
question-flee = Phobes! Which team flees to { $start }?
question-colonize_site = Which system do you colonize?
question-colony = Which colony do you found at { $site }?
question-colony_points = Colony points: { $points } of { $need }. What do you add?
question-colonists = Which team settles in the colony for good?
question-unfulfilled = Which open contract’s reward do you take?
question-claim_contract = You can claim a contract. Which one?
question-transfer = Transfer a team that has not acted?
question-edge = { $edge }: { $moment } Play your edge?
moment-sabotage = { $name } begins a turn.
moment-incompatibility = { $who ->
    [you] your turn begins.
   *[other] { $name }’s turn begins.
}
moment-hostile_microbes = { moment-incompatibility }
moment-piracy = { $name } researches.
moment-diversion = { $name } has produced { $amount } profit.
moment-market_influence = { $who ->
    [you] you have fulfilled a contract.
   *[other] { $name } has fulfilled a contract.
}
moment-pillage = { $name } is about to discard { $cards }.
moment-interception = your turn ends.
moment-espionage = { $name } has gained { $progress }.
question-sabotage = Which action do you forbid { $target }?
question-remove_infra = Incompatibility: which infra card do you remove?
question-progress = You gain { $kind }. Which one?
question-new_team = On which star does your new team appear?
question-research_base = Your research base is up and running. What do you take?
question-heritage = The era is over. Which tile, with its base, keeps producing for you in the next one?
question-beyond_start = Thanks to your beyond marker, one of your teams may begin at { $site }. Do you want that?

## Options

option-choose_action-action = { $action }: { $text }
option-choose_action-pass = pass: no more turns in this era
option-choose_action-skip = nothing: no action is possible
option-edge-own = edge { $edge }: { $text }
option-team = the team at { $site }
option-team-claiming = the team at { $site } that claims it
option-team-track = the team on its way to { $site }, { $spaces ->
    [one] 1 space to go
   *[other] { $spaces } spaces to go
}
option-choose_team-done = no second team
option-destination-place = to { $site }, for { $distance }
option-destination-irradiated = to { $site }, for { $distance }, through radiation
option-use_base-spot = { $base } at { $spot } ({ $name })
option-base_type-base = { $base }: { $text }
option-gather-infra-own = the infra of your own HQ ({ $worth })
option-gather-infra = { $name }’s infra ({ $worth }); { $name } gets a card
option-gather-infra-own-shielded = the infra of your own HQ, shielded ({ $worth })
option-gather-infra-shielded = { $name }’s infra, shielded ({ $worth }); { $name } gets a card
option-gather-card = { $card } ({ $worth })
option-gather-card-shielded = { $card }, shielded ({ $worth })
option-gather-time-double = a time card: the value is doubled
option-gather-time-twice = a time card: a second team does the same
option-gather-spaceport = the spaceport at { $spot }: +{ $bonus }
option-gather-spaceport_card = the spaceport at { $spot } doubles { $card } ({ $worth })
option-gather-industrial = the industrial base at { $spot } doubles the value
option-gather-factory = the shield factory at { $spot } shields the action
option-gather-compensated = { $said }; { $name } gets a card
option-gather-do_it = { $profit ->
    [0] do it
   *[other] do it, for { $profit } profit
}
option-card = { $card }: { $said }
option-take_card-deck = the top card of the deck
option-take_card-done = that’s all
option-produce_tile-spot = { $tile } at { $spot }: { $worth } profit
option-produce_tile-heritage = your heritage tile: { $worth } profit
option-produce_tile-done = that’s all
option-slot-number = slot { $slot }, in place of { $old }
option-slot-printed = the printed { $worth }
option-slot-nothing = nothing
option-remove_infra-card = { $card } in slot { $slot }: { $said }; { $left } is left
option-special_card-card = { $card }: { $text }
option-special_target-place = { $site }
option-special_target-jump = { $team } goes to { $site }
option-special_target-number = { $team }
option-special_target-gain = gain the profit
option-colonize_site-place = { $site }
option-colony-colony = { $colony }: { $benefit }
option-colony_points-do_it = found the colony
option-colony_points-team = a team leaves the game to settle there (1 point)
option-colony_points-build = build { $n } with infra and cards, { $several } in a multi-star system (1 point)
option-colony_points-profit = { $n } profit (1 point)
option-unfulfilled-number = { $contract } ({ $reward } profit)
option-claim_contract-contract = { $contract } ({ $reward } profit)
option-claim_contract-done = none for now
option-transfer-jump = { $team } goes to { $site }
option-transfer-stay = transfer nobody
option-edge-card = play it: { $text }
option-edge-pass = not now
option-sabotage-action = { $action }
option-progress-progress = { $progress }: { $text }
option-new_team-place = { $site }
option-research_base-revelation = the revelation cube moves on by 1
option-heritage-spot = { $tile } at { $spot } with the { $base }
option-heritage-none = none; keep what you have
option-beyond_start-yes = yes
option-beyond_start-no = no

group-destination-place = SITE — where the team goes, and what it takes to go there
group-special_target-place = SITE — a site that has not been explored
group-special_target-jump = TEAM SITE — which team goes, and where
group-transfer-jump = TEAM SITE — which team is transferred, and where
group-gather-card = card NUMBER — a card from your hand
group-gather-spaceport_card = spaceport PLACE CARD — the card that a spaceport doubles
group-progress-progress = NAME — the progress card you choose
group-colony-colony = NAME — the colony you found

## What happens

event-era_began = { $era }: a new era begins.
event-era_ended = { $cause ->
    [contracts] { $era } is over: six contracts have been fulfilled.
    [deck] { $era } is over: the deck is empty.
   *[other] { $era } is over.
}
event-turn = { $who ->
    [you] Your turn ({ $number }).
   *[other] { $name }’s turn ({ $number }).
}
event-action = { $who ->
    [you] You choose: { $action }.
   *[other] { $name } chooses: { $action }.
}
event-no_action = { $who ->
    [you] There is nothing you can do.
   *[other] There is nothing { $name } can do.
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-cards_played = { $who ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
}
played-time-double = a time card for double value
played-time-twice = a time card for a second team
event-helped = { $who ->
    [you] You use { $helpers }
   *[other] { $name } uses { $helpers }
}{ $owed ->
    [0] {"."}
    [one] {"; "}{ $owed_to } will draw a card for it.
   *[other] {"; "}{ $owed_to } will draw cards for it.
}
helper-infra = { $name }’s infra
helper-infra-own = { $who ->
    [you] your own infra
   *[other] infra
}
helper-base = the base at { $spot }
event-team_moved = { $who ->
    [you] Your team goes to { $site }.
   *[other] { $name }’s team goes to { $site }.
}
event-team_advanced = { $who ->
    [you] Your team
   *[other] { $name }’s team
} { $space ->
    [0] arrives at { $site }.
    [one] gets closer to { $site }: 1 space to go.
   *[other] gets closer to { $site }: { $space } spaces to go.
}
event-team_transferred = { $who ->
    [you] Your team is transferred to { $site }.
   *[other] { $name }’s team is transferred to { $site }.
}
event-team_landed = { $who ->
    [you] The beacon brings your team to { $site } at once.
   *[other] The beacon brings { $name }’s team to { $site } at once.
}
event-team_placed = { $who ->
    [you] Your team begins at { $site }.
   *[other] { $name }’s team begins at { $site }.
}
event-team_fled = { $who ->
    [you] Your team runs from the Phobes, all the way home.
   *[other] { $name }’s team runs from the Phobes, all the way home.
}
event-team_settled = { $who ->
    [you] Your team settles in the colony for good.
   *[other] { $name }’s team settles in the colony for good.
}
event-beyond_marker = { $who ->
    [you] You take
   *[other] { $name } takes
} { $marker ->
    [1] the 1st beyond marker.
   *[other] the 2nd beyond marker.
}
event-tile_revealed = { $who ->
    [you] You discover at { $spot }: { $tile } ({ $said }).
   *[other] { $name } discovers at { $spot }: { $tile } ({ $said }).
}
event-tile_passed_on = The tile says { $tile }: another one is drawn from a better pile.
event-base_built = { $who ->
    [you] You build { $base } at { $spot }.
   *[other] { $name } builds { $base } at { $spot }.
}
event-cube_advanced = { $who ->
    [you] Your
   *[other] { $name }’s
} { $cube ->
    [genetics] genetics cube moves
   *[revelation] revelation cube moves
} { $spaces ->
    [one] 1 space.
   *[other] { $spaces } spaces.
}
event-progress_gained = { $who ->
    [you] You gain { $progress }: { $text }.
   *[other] { $name } gains { $progress }: { $text }.
}
event-no_progress = { $who ->
    [you] No { $kind } is left for you.
   *[other] No { $kind } is left for { $name }.
}
event-produced = { $who ->
    [you] You produce { $amount } in all.
   *[other] { $name } produces { $amount } in all.
}
event-upgraded = { $who ->
    [you] You place { $card } in infra slot { $slot }.
   *[other] { $name } places { $card } in infra slot { $slot }.
}
event-infra_removed = { $who ->
    [you] You remove { $card } from your HQ.
   *[other] { $name } removes { $card } from the HQ.
}
event-special_played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-edge_played = { $who ->
    [you] You play the edge { $edge }.
   *[other] { $name } plays the edge { $edge }.
}
event-sabotaged = { $who ->
    [you] Sabotage! Off limits for you this turn: { $action }.
   *[other] Sabotage! Off limits for { $name } this turn: { $action }.
}
event-contract_fulfilled = { $who ->
    [you] You fulfil contract { $row }.
   *[other] { $name } fulfils contract { $row }.
}
event-colonized = { $who ->
    [you] You found the colony { $colony } at { $site }.
   *[other] { $name } founds the colony { $colony } at { $site }.
}
event-card_drawn = { $who ->
    [you] You draw a card ({ $source }).
   *[other] { $name } draws a card ({ $source }).
}
drawn-setup = before the game
drawn-turn = at the end of the turn
drawn-research = research
drawn-compensation = compensation
drawn-progress = progress card
event-card_seen = Drawn: { $card }, { $said }.
event-offer_taken = { $who ->
    [you] You take { $card } from the offer.
   *[other] { $name } takes { $card } from the offer.
}
event-offered = New in the offer: { $card }, { $said }.
event-ending = { $cause ->
    [contracts] Six contracts are fulfilled, and the era is about to end. Everybody else has one last turn.
   *[deck] The deck is empty, and the era is about to end.
}
event-profit = { $who ->
    [you] You
   *[other] { $name }
} { $way ->
    [gain] { $who ->
        [you] gain
       *[other] gains
    }
   *[loss] { $who ->
        [you] lose
       *[other] loses
    }
} { $amount } profit ({ $source }).
source-contract = contract
source-colony = a colony’s benefit
source-colonies = number of colonies
source-exploitation = exploitation base
source-security = security base
source-discovery = discovery
source-progress = progress card
source-produce = production
source-claim = building on a claim
source-effort = spent on the action
source-special = special card
source-hostile_microbes = hostile microbes
source-diversion = diversion
source-market_influence = market influence
source-orion = first in the Orion arm
source-colonize = paid for the colony
source-beyond = beyond marker
source-genetics = the genetics cube
event-heritage = { $who ->
    [you] Your heritage: { $tile } with { $base }.
   *[other] { $name }’s heritage: { $tile } with { $base }.
}
event-game_over = { $winners ->
    [one] The game is over. The winner: { $names }.
   *[other] The game is over. The winners: { $names }.
}

## The table

table-turn = turn { $number }: { $name }
table-deck = deck: { $count }
table-discard = discard pile: { $count }
table-tiles = tiles left: { $piles }
pile-e1 = e1
pile-e2 = e2
pile-e3 = e3
pile-primary = primary
pile-secondary = secondary
pile-alien = alien
table-banned = forbidden by sabotage: { $action }
table-ending = { $cause ->
    [contracts] the end is near: six contracts fulfilled
   *[deck] the end is near: the deck is empty
}
table-in-play = played: { $cards }
map-title = Map
map-costs-gravity = g{ $n }
map-start = everybody’s base
map-edge = the edge of the map
map-radiation = ☢
map-overland = Over the surface from { $from } to { $to }: { $cost }.
map-radiation-everywhere = radiation everywhere
map-transit = Moving between these regions takes { $cost } more: { $names }.
map-landing = { $landing ->
    [0] { "" }
   *[other] Every take-off and every landing takes { $landing } more.
}
map-beyond = beyond markers: { $names }
beyond-free = free
map-legend = e explore · b build · g gravity · ☢ radiation · ▲ team · ⚑ claim · ■ base · ♦ colony
map-legend-tiles = ≈ water · ♣ life · ✦ wonder · Ψ aliens · ◎ anomaly · ∴ dust · P production · B cost of bases · C colony points
map-legend-track = ◦ spaces of the approach track, the star at its right end
contracts-title = Contracts
contracts-fulfilled = { $count } of { $needed } fulfilled
corps-title = Corporations
corps-profit = profit
corps-cards = cards
corps-genetics = genetics
corps-revelation = revelation
corps-hq = HQ
corps-infra = infra
corps-progress = progress
corps-heritage = heritage
corps-heritage-said = { $tile } with { $base }, P{ $n }
corps-heritage-idle = { $tile } with { $base }
corps-supply = supply
corps-teams = teams
corps-you = (you)
corps-passed = has passed
corps-colonies = colonies
offer-title = Offer
offer-empty = empty box
hand-title = Your hand
hand-of = { $name }’s hand
hand-empty = no cards
cards-offer = In the offer
cards-hand = In your hand
progress-title = Progress cards to be gained
progress-none = There are no progress cards in this era.
progress-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
colonies-title = Colonies to be founded
result-title = Profits
result-era = era
result-turns = turns
result-final = final
over-title = The end
look-map = the map with a legend
look-corps = all corporations, with their supply of bases
look-contracts = the contracts
look-hand = { $who ->
    [you] your hand and the offer
   *[other] the offer
}
look-cards = { $who ->
    [you] every card of your hand and of the offer, explained
   *[other] every card of the offer, explained
}
look-progress = the progress cards and colonies that are left
