### Le cadre en français : les pages autour des jeux, et le client simple.

## Toutes les pages

brand-home = Starboard, retour à l’accueil
language-en = English
language-fr = Français
sound = Son
sound-turn-on = Mettre le son
sound-turn-off = Couper le son
close = Fermer
loading = Un instant…
copied = Copié.
unreachable = Le serveur ne répond pas. On réessaie.
go-home = Accueil
nowhere = Il n’y a rien ici
nowhere-about = L’adresse a peut-être perdu une lettre en route.

## La première page

home-title = Construisez. Décollez. Riez quand ça casse.
home-about = Starboard est une table pour jeux de société spatiaux. Soudez un vaisseau de bric et de broc pendant que le sable coule, lancez-le entre météorites et pirates, et voyez ce qu’il en reste.
your-name = Votre nom
name-default = Capitaine
home-edition = Quel Galaxy Trucker ?
home-edition-classic = Classique
home-edition-classic-about = Le jeu de 2007 et toutes ses extensions
home-edition-new = Nouveau
home-edition-new-about = L’édition de 2021 : tours plus courts, titres à gagner
play-now = Jouer tout de suite
play-now-about = Galaxy Trucker contre trois robots
first-flight = Premier vol
first-flight-about = Apprendre en volant, avec des conseils
with-friends = Entre amis
with-friends-about = Ouvrir une table et envoyer le lien
your-tables = Vos tables
open-tables = Tables ouvertes
open-tables-none = Personne n’a ouvert de table publique. À vous de commencer !
all-tables = Les { $count } tables
all-games = Tous les jeux
new-table-of = Nouvelle table : { $game }
stage-waiting = { $free ->
    [0] complète, sur le départ
    [one] { $free } place libre
   *[other] { $free } places libres
}
stage-playing = en cours
stage-over = terminée
stage-closed = fermée
way-join = Rejoindre
way-watch = Regarder
way-back = Continuer
way-replay = Revoir

## Une nouvelle table

who-may-come = Qui peut venir
table-private = Quiconque a le lien
table-public = Tout le monde : la table figure sur l’accueil
open-table = Ouvrir la table
setup-seats = Places
setup-presets = Tout prêt
setup-presets-about = Prenez-en un, puis changez ce que vous voulez.
setup-own-choice = votre propre choix
setup-dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
setup-roll = Lancer
setup-rolled = Ce que les dés ont apporté
setup-die = un { $face }
setup-remove = Retirer
setup-remove-this = Retirer le numéro { $number } : { $what }
setup-last = Il en faut au moins un.

## La salle d’attente

waiting-private = Quiconque a le lien peut rejoindre la table.
waiting-public = La table figure sur l’accueil, et tout le monde peut la rejoindre.
waiting-watch = Vous regardez. Prenez une place pour jouer.
seats = Places
invite = Inviter
link-friends = Le lien pour les amis
link-only-here = Ce lien ne marche que sur cet ordinateur. Pour des amis sur votre réseau, lancez le serveur avec --lan.
link-code = Le lien pour les amis, en code QR
copy-link = Copier le lien
share = Partager
share-title = Venez jouer
copy-own-link = Continuer sur un autre appareil
copy-own-link-about = Copie un lien vers votre propre place, pour continuer sur un autre appareil. Gardez-le pour vous.
fill-all = Des robots sur les { $count } places libres
start-game = Commencer
start-fills = Des robots prennent les places encore libres.
table-options = Options de la table
options-usual = Les réglages habituels.
options-by-host = L’hôte peut changer les options.
host = hôte

## Places et personnes

seat-number = Place { $seat }
seat-free = Libre
presence-empty = encore personne
presence-here = présent
presence-away = absent
presence-bot = robot, { $bot }
presence-stand_in = un robot fait l’intérim
presence-you = c’est vous
is-deciding = réfléchit
bot-random = casse-cou
bot-sensible = raisonnable
which-bot = Quel robot
sit-here = S’asseoir ici
sit-down = S’asseoir
join-title = Prendre une place
bot-here = Robot
bot-for-me = Un robot pour moi
bot-meanwhile = Un robot en attendant
table-misses = { $count ->
    [one] { $names } n’est pas là, et la table attend.
   *[other] { $names } ne sont pas là, et la table attend.
}
remove-bot = Retirer
ask-to-leave = Libérer cette place
stand-up = Quitter cette place
leave-for-good = Partir pour de bon
leave-about = Un robot joue la suite, et la place n’est plus à vous. Si vous ne partez qu’un moment, un robot peut faire l’intérim jusqu’à votre retour.
stay = Rester
option-colon = { $option } :
take-back = Rejouer moi-même
bot-plays-for-you = Un robot joue pour vous.

## À la table

drawer = Discussion et places
drawer-unread = { $count ->
    [one] Discussion et places, { $count } nouveau message
   *[other] Discussion et places, { $count } nouveaux messages
}
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
somebody-watching = Un spectateur
your-turn = À vous
seat-lost = Votre place a été libérée ; vous regardez maintenant.
you-watch = Vous regardez.
take-a-seat = Prendre une place
watch-instead = Regarder seulement
line-lost = Connexion perdue ; on la rétablit. Ce que vous faites entre-temps est gardé.
line-waits = { $why } Nouvel essai dans { $seconds } s.
renewed = Le serveur a été mis à jour.
screen-missing = Une partie de la page n’a pas pu être chargée.
reload = Recharger la page
nothing-asked = Rien à décider pour l’instant.
game-over = La partie est terminée.
rematch = Rejouer
to-rematch = Aller à la revanche
watch-replay = Revoir la partie
download-log = Télécharger le journal
ended-no_table = Cette table n’existe pas
ended-wrong_token = Ce lien n’ouvre aucune place
ended-other_protocol = Le serveur a changé entre-temps
ended-damaged = Le journal de cette table est endommagé
ended-other_rules = Les règles ont changé depuis
ended-replaced = Vous avez ouvert cette table sur un autre appareil
ended-about-replaced = Une place se joue sur quelques appareils à la fois, et celui-ci était ouvert depuis le plus longtemps. Vous pouvez continuer ici.
play-here = Continuer ici
ended-closed = Cette table a été fermée
ended-about-closed = L’administrateur de ce serveur l’a fermée.
full-house = C’est complet
try-now = Essayer maintenant
ended-about-no_table = Elle n’est peut-être plus là depuis longtemps, ou le lien a perdu une lettre en route.
ended-about-wrong_token = Quelqu’un a peut-être libéré la place, ou le lien n’est pas complet. Vous pouvez regarder, et prendre une place libre s’il y en a.
ended-about-other_protocol = Cette page est plus ancienne que le serveur. Rechargez-la pour avoir la nouvelle.
ended-about-damaged = Le serveur n’arrive plus à lire ce qui s’est joué ici : cette table ne peut pas continuer. La personne qui gère le serveur est prévenue.
ended-about-other_rules = Cette partie a commencé avec des règles que le serveur ne connaît plus ; elle ne peut pas continuer ici.

## Le client simple

board = La table
story = Ce qui s’est passé
story-empty = Il ne s’est encore rien passé.
waiting-for = On attend { $names }…
waiting-for-somebody = Quelqu’un réfléchit…
search-options = Chercher
one-of = 1 sur { $count }
search-nothing = Aucune option ne correspond.
undo = Annuler
final-scores = Scores finaux

## La rediffusion

replay = Rediffusion
replay-title = Rediffusion : { $game }
replay-none = Pas encore de rediffusion
replay-retry = Réessayer
replay-position = Moment de la partie
replay-step = Étape { $step } sur { $steps }
replay-play = Lancer
replay-pause = Pause
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-chapter-back = Chapitre précédent
replay-chapter-next = Chapitre suivant
replay-chapters = Chapitres
replay-speed = Vitesse de la rediffusion
to-table = Retour à la table
looks = Que regarder
look-table = La table
copy-text = Copier en texte
copy-text-about = La table telle que vous la voyez, pour un message ou un rapport de bogue : « starboard show » la redessine
copy-text-failed = La copie n’a pas marché. Réessayez.
