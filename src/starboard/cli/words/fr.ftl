### La commande `starboard` en français.

prompt = Votre choix (? pour l’aide) :
question-of = { $name } :
clock = L’horloge agit dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
clock-named = { $name } dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
story = Ce qui s’est passé :
options-range = ({ $first }–{ $last })

help-answer = Répondez par une option telle qu’elle est écrite, par son numéro, ou par son début s’il ne prête pas à confusion.
help-help = cette aide
help-table = toute la table, à nouveau
help-options = la question et ses options, à nouveau
help-explain = ce qu’est un composant ou une carte (expliquer canon, expliquer I-3) ; les règles sont dans docs/rules et, là où tourne un serveur, sur /rules
help-undo = annuler votre dernier coup, tant que rien de nouveau n’a été révélé
help-wait = laisser agir les autres quelques secondes (attendre 20), là où chacun agit quand il veut
help-save = enregistrer la partie maintenant
help-text = ce que vous avez construit, ou la table telle que vous la voyez, en texte à copier ; « starboard show » le dessine
help-quit = partir ; la partie est gardée et vous pourrez la continuer

command-help = aide
command-table = table
command-options = options
command-explain = expliquer
command-undo = annuler
command-wait = attendre
command-save = enregistrer
command-text = texte
command-quit = quitter

answer-unknown = Il n’y a pas d’option « { $typed } » ; ? explique comment répondre.
answer-unclear = « { $typed } » peut vouloir dire : { $candidates }.
answer-undo-refused = Votre dernier coup ne peut pas être annulé : quelque chose a été révélé, ou quelqu’un d’autre a agi.
answer-wait-refused = Il n’y a rien à attendre : c’est à vous.
answer-wait-number = Pour attendre, donnez un nombre de secondes de 1 à 600, comme dans « attendre 20 ».

text-nothing = Il n’y a rien à copier pour l’instant.
explain-what = Dites ce qu’il faut expliquer, par exemple « expliquer canon ».
explain-nothing = Rien dans le glossaire ne s’appelle « { $typed } ».
explain-several = Ce peut être : { $names }.
explain-count = { $count ->
    [one] 1 dans la boîte
   *[other] { $count } dans la boîte
}
explain-more = { $count } de plus dans { $source }
confidence-exact = valeurs exactes
confidence-corroborated = valeurs recoupées
confidence-inferred = valeurs déduites
confidence-reconstructed = valeurs reconstituées
confidence-invented = valeurs de notre invention

welcome = { $game }, { $seats } places, graine { $seed }.
welcome-person = { $name }, c’est vous.
welcome-person-hotseat = { $name }, c’est quelqu’un à ce terminal.
welcome-die = Un { $face } : { $brought }.
welcome-bot = { $name }, c’est le robot « { $bot } ».
resumed = La partie continue après { $entries ->
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
replay-stopped = La rediffusion s’est arrêtée avant l’étape { $step } sur { $steps } : { $why }.
replay-undo = { $name } annule un coup.
replay-seed = La graine était { $seed }.

rules-module = module
rules-book = livre de règles
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
games-several = jusqu’à { $most } d’entre eux, dans l’ordre (par défaut : { $default })

admin-confirm = Continuer ? (o/N){" "}
admin-yes = o oui y yes
admin-nothing-done = Rien n’a été fait.
admin-no-tables = Aucune table.
admin-column-table = table
admin-column-game = jeu
admin-column-stage = état
admin-column-people = là
admin-column-seats = places
admin-column-opened = ouverte
admin-column-touched = utilisée
admin-column-lines = lignes
admin-column-size = taille
admin-column-seat = place
admin-column-name = nom
admin-column-state = état
admin-column-line = ligne
admin-column-at = quand
admin-column-kind = quoi (place)
admin-stage-waiting = en attente
admin-stage-playing = en cours
admin-stage-over = terminée
admin-stage-closed = fermée
admin-private = privée
admin-live = active
admin-closed-because = Fermée : { $reason }
admin-when = Ouverte { $opened }, utilisée { $touched }.
admin-how-large = Journal : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $size }.
admin-options = Options : { $options }
admin-rules = Règles : version { $rules } ; ce Starboard a la version { $here }.
admin-before = Revanche de { $table }.
admin-rematch = Sa revanche est { $table }.
admin-seat-here = là
admin-seat-away = absent
admin-seat-bot = jouée par le robot « { $bot } »
admin-seat-muted = sans parole
admin-seat-empty = libre
admin-watchers-muted = Les spectateurs n’ont pas la parole.
admin-watcher = (spectateur)
admin-no-talk = Personne n’a rien dit.
admin-close-asks = { $count ->
    [one] La table { $tables } sera fermée pour de bon ; ceux qui y sont seront déconnectés.
   *[other] { $count } tables seront fermées pour de bon : { $tables }. Ceux qui y sont seront déconnectés.
}
admin-closed = { $count ->
    [0] C’était déjà fermé.
    [one] Table fermée.
   *[other] { $count } tables fermées.
}
admin-delete-asks = { $count ->
    [one] La table { $tables } sera supprimée pour de bon, avec tout ce qui y a été joué et dit.
   *[other] { $count } tables seront supprimées pour de bon, avec tout ce qui y a été joué et dit : { $tables }.
}
admin-waiting = en attente du serveur
admin-deleted = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
admin-still-open = Fermées mais non supprimées, car un serveur les tient encore ouvertes : { $tables }. Réessayez.
admin-removed = { $name } n’occupe plus la place { $seat }.
admin-muted = { $name } n’a plus la parole.
admin-unmuted = { $name } a de nouveau la parole.
admin-muted-watchers = Les spectateurs n’ont plus la parole.
admin-unmuted-watchers = Les spectateurs ont de nouveau la parole.
admin-prune-nothing = Il n’y a rien à supprimer.
admin-prune-asks = { $count ->
    [one] { $count } table sera supprimée pour de bon, { $size } de journal.
   *[other] { $count } tables seront supprimées pour de bon, { $size } de journaux.
}
admin-and-more = … et { $count } autres.
admin-pruning = suppression
admin-pruned = { $count ->
    [one] { $count } table supprimée, { $size } de journal.
   *[other] { $count } tables supprimées, { $size } de journaux.
}
admin-vacuum = { $size } du fichier sont libres, et de nouvelles tables s’en serviront. Pour le rendre plus petit, arrêtez le serveur et lancez : sqlite3 FICHIER VACUUM
admin-backing-up = sauvegarde
admin-backed-up = Sauvegarde faite : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}. Gardez ce fichier pour vous : il contient les secrets des parties.
admin-backup-is = Une sauvegarde intacte de { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, faite { $made } par Starboard { $version }.
admin-replace-asks = Les tables qui diffèrent seront remplacées, et ce qui y a été joué depuis sera perdu.
admin-restoring = restauration
admin-restored = { $count ->
    [one] { $count } table restaurée.
   *[other] { $count } tables restaurées.
}
admin-replaced = { $count ->
    [one] { $count } table qui différait remplacée.
   *[other] { $count } tables qui différaient remplacées.
}
admin-same = { $count ->
    [one] { $count } table laissée telle quelle : elle est identique.
   *[other] { $count } tables laissées telles quelles : elles sont identiques.
}
admin-different = { $count ->
    [one] { $count } table laissée telle quelle, bien qu’elle diffère (--replace la remplace).
   *[other] { $count } tables laissées telles quelles, bien qu’elles diffèrent (--replace les remplace).
}
admin-in-use = { $count ->
    [one] { $count } table non remplacée, car un serveur la tient ouverte.
   *[other] { $count } tables non remplacées, car un serveur les tient ouvertes.
}
admin-checking = vérification
admin-checked = { $tables ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
} : { $problems ->
    [0] tout va bien.
    [one] { $problems } problème.
   *[other] { $problems } problèmes.
}
admin-problem-database = La base de données : { $detail }.
admin-problem-empty = Le journal est vide.
admin-problem-gap = La ligne { $line } du journal manque ({ $detail }).
admin-problem-unreadable = La ligne { $line } du journal est illisible : { $detail }.
admin-problem-refused = La ligne { $line } du journal est impossible : { $detail }
admin-problem-fault = La ligne { $line } du journal fait échouer les règles : { $detail }.
admin-problem-other-rules = Elle attend d’autres règles : { $detail }.
admin-problem-no-hold = Sa ligne dans « holds » manque, aucun serveur ne peut donc l’ouvrir.
admin-problem-listing = La liste du salon ne dit pas la même chose que le journal : { $detail }.
admin-error-no-database = La base de données { $place } n’existe pas ; attendu : celle d’un serveur (--data DOSSIER ou --database URL).
admin-error-empty-database = Il n’y a pas de tables de Starboard dans la base de données { $place }.
admin-error-other-schema = La base de données { $place } a le schéma { $found } et ce Starboard { $expected } ; prenez le Starboard du serveur, ou lancez une fois le serveur de celui-ci.
admin-error-no-table = La table { $table } n’existe pas.
admin-error-too-busy = La table { $table } est trop occupée ; réessayez.
admin-error-over = La partie à { $table } est terminée ; il n’y a plus de place à libérer.
admin-error-closed = La table { $table } est fermée.
admin-error-damaged = La table { $table } ne se lit pas jusqu’au bout : { $problem }.
admin-error-nobody = Personne n’est assis à { $table } à la place ou sous le nom { $who }.
admin-error-several-people = Plusieurs personnes à { $table } s’appellent { $who } ; donnez le numéro de la place.
admin-error-file-exists = { $file } existe déjà ; --force l’écrase.
admin-error-file = { $file } : { $problem }.
admin-error-no-backup = { $file } n’est pas une sauvegarde de Starboard.
admin-error-damaged-backup = { $file } est endommagé ou incomplet ; rien n’a été restauré.
admin-error-other-backup = { $file } vient d’un autre Starboard ({ $version }), dans un format inconnu de celui-ci.

serve-here = La table est ouverte : { $address }
serve-friends = Pour vos amis sur le même réseau : { $address }
serve-stop = Ctrl+C la ferme. Chaque partie est conservée et continuera la prochaine fois.
serve-elsewhere = Le port { $wanted } est occupé ; le port { $port } le remplace.
serve-owned = Les tables de { $file } sont déjà ouvertes dans un autre serveur : processus { $process }, { $address }, depuis { $since }. Utilisez celui-là, fermez-le d’abord, ou donnez un autre dossier à celui-ci avec --data.
serve-owned-unknown = Les tables de { $file } sont déjà ouvertes dans un autre serveur. Fermez-le d’abord, ou donnez un autre dossier à celui-ci avec --data.
serve-folder = D’autres personnes sur cette machine peuvent regarder dans { $folder } ; les fichiers des tables leur restent fermés. Avec --data, ils ont un dossier à eux.
serve-closed = La table est fermée. Chaque partie est conservée.

wish-noted = C’est noté. Tapez-le encore une fois pour y renoncer.
wish-taken-back = C’est annulé.
