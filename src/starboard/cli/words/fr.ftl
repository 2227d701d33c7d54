### La commande `starboard` en français.

prompt = Votre choix (? pour l’aide) :
question-of = { $name } :
clock = L’horloge agit dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
story = Ce qui s’est passé :
options-range = ({ $first }–{ $last })

help-answer = Répondez par une option telle qu’elle est écrite, par son numéro, ou par son début s’il ne prête pas à confusion.
help-help = cette aide
help-table = toute la table, à nouveau
help-options = la question et ses options, à nouveau
help-undo = reprendre votre dernier coup, tant que rien de nouveau n’a été révélé
help-wait = laisser agir les autres quelques secondes (attendre 20), là où chacun agit quand il veut
help-save = enregistrer la partie maintenant
help-quit = partir ; la partie est gardée et peut être reprise

command-help = aide
command-table = table
command-options = options
command-undo = annuler
command-wait = attendre
command-save = enregistrer
command-quit = quitter

answer-unknown = Il n’y a pas d’option « { $typed } » ; ? explique comment répondre.
answer-unclear = « { $typed } » peut vouloir dire : { $candidates }.
answer-undo-refused = Votre dernier coup ne peut pas être repris : quelque chose a été révélé, ou quelqu’un d’autre a agi.
answer-wait-refused = Il n’y a rien à attendre : la partie attend votre réponse.
answer-wait-number = Pour attendre, donnez un nombre de secondes de 1 à 600, comme dans « attendre 20 ».

welcome = { $game }, { $seats } places, graine { $seed }.
welcome-person = { $name }, c’est vous.
welcome-person-hotseat = { $name }, c’est quelqu’un à ce terminal.
welcome-bot = { $name }, c’est le robot « { $bot } ».
resumed = La partie reprend après { $entries ->
    [one] { $entries } réponse
   *[other] { $entries } réponses
}.
saved = La partie est enregistrée dans { $path }.
resume-hint = Pour continuer : { $command }
replay-hint = Pour la revoir : { $command }
goodbye = Vous quittez la table.
final-title = Scores finaux
final-line = { $place }. { $name } : { $score }

replay-start = { $game }, { $seats } places, règles { $version }, { $entries ->
    [one] { $entries } réponse
   *[other] { $entries } réponses
}.
replay-step = Étape { $step } sur { $steps }, seconde { $time }
replay-prompt = Entrée : suivant · b : retour · un nombre : y aller · q : quitter
replay-unknown = Attendu : Entrée, b, q ou une étape de 0 à { $steps }.
replay-other-version = Cette partie a été jouée avec les règles { $theirs }, celles-ci sont les règles { $ours } ; ce qui convient est rejoué.
replay-stopped = La relecture s’est arrêtée avant l’étape { $step } sur { $steps } : { $why }.
replay-undo = { $name } reprend un coup.
replay-seed = La graine était { $seed }.

rules-module = module
rules-rules = règles
rules-cited = citées
rules-uncited = non citées
rules-uncited-list = Citées par aucun test : { $rules }.
rules-unknown = { $place } cite { $rule }, qui n’est pas une règle.
rules-all-well = Chaque règle est citée par un test.

games-seats = de { $fewest } à { $most } places
games-bots = robots : { $bots }
games-options = options de la table (--option nom=valeur) :
games-default = par défaut

serve-here = La table est ouverte : { $address }
serve-friends = Pour vos amis sur le même réseau : { $address }
serve-stop = Ctrl+C la ferme ; chaque partie est conservée et reprendra la prochaine fois.
serve-elsewhere = Le port { $wanted } est occupé ; le port { $port } le remplace.
serve-owned = Les tables de { $file } sont déjà ouvertes dans un autre serveur : processus { $process }, { $address }, depuis { $since }. Utilisez celui-là, fermez-le d’abord, ou donnez un autre dossier à celui-ci avec --data.
serve-owned-unknown = Les tables de { $file } sont déjà ouvertes dans un autre serveur. Fermez-le d’abord, ou donnez un autre dossier à celui-ci avec --data.
serve-folder = D’autres personnes sur cette machine peuvent regarder dans { $folder } ; les fichiers des tables leur restent fermés. Avec --data, ils ont un dossier à eux.
serve-closed = La table est fermée. Chaque partie est conservée.
