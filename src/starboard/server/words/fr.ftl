### Ce que dit le service des tables, en français.

refused-malformed = Ce message n’a pas été compris : { $problem }.
refused-not-stored = Impossible d’enregistrer cette action : elle n’a pas eu lieu. Réessayez.
refused-watching = Vous regardez ; prenez d’abord une place.
refused-stale = Cette question n’est plus ouverte.
refused-option = Ce n’est pas possible maintenant.
refused-undo = On ne peut annuler que sa propre dernière action, tant que rien de nouveau n’a été révélé.
refused-over = La partie est terminée.
refused-over-sit = La partie est terminée ; une revanche rouvre des places.
refused-not-over = La partie n’est pas encore terminée.
refused-begun = La partie a commencé.
refused-begun-clear = La partie a commencé ; un robot peut jouer cette place.
refused-not-begun = La partie n’a pas commencé.
refused-name = Un nom compte au moins une lettre.
refused-seat-taken = La place { $seat } est prise ou n’existe pas.
refused-no-seat = Il n’y a pas de place { $seat }.
refused-full = Toutes les places sont prises ; vous pouvez regarder.
refused-sits-there = { $name } y est assis.
refused-is-here = { $name } est là et joue cette place.
refused-you-sit = Vous êtes déjà à cette table.
refused-you-play = Vous jouez déjà cette place vous-même.
refused-bot-plays = Un robot joue cette place ; reprenez-la d’abord.
refused-bot = Il n’y a pas de robot { $bot }.
refused-host-clear = Seul l’hôte peut demander à quelqu’un de se lever.
refused-host-options = Seul l’hôte change les options de la table.
refused-options = Ces options ne vont pas : { $problem }.
refused-held-seat-goes = Quelqu’un occupe une place qui disparaîtrait.
refused-silence = Il n’y a rien à dire.

bye-no-table = Cette table n’existe pas.
bye-wrong-token = Ce lien n’ouvre aucune place à cette table.
bye-other-protocol = Le serveur a été renouvelé ; rechargez la page.
bye-hello = Un client dit d’abord bonjour.
bye-closing = Le serveur ferme ; votre table est en sûreté et reprendra à son retour.
bye-other-rules = Cette partie a été jouée avec une autre version des règles et ne peut pas continuer ici.
bye-too-slow = Votre ligne est trop lente pour suivre la table ; nouvel essai.
bye-crowded = Trop de monde regarde cette table.

problem-not-found = Il n’y a rien ici.
problem-no-table = Cette table n’existe pas.
problem-not-over = La partie n’est pas terminée ; ses secrets restent secrets.
problem-not-begun = La partie n’a pas commencé.
problem-body = Ceci n’est pas une demande de table : { $problem }.
problem-too-many = Trop de tables à la fois depuis un même endroit ; attendez une minute.
problem-origin = Cette page n’a pas le droit de parler à ce service.
problem-token = Il faut le jeton d’une place à cette table.
problem-no-text = Il n’y a rien à copier ici pour l’instant.
