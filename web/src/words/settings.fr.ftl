### Les réglages en français.

settings = Réglages
settings-about = Ils sont gardés dans ce navigateur et s’appliquent aussitôt.
settings-language = Langue
settings-sound = Effets sonores
settings-sound-on = Son activé
settings-volume = Volume
settings-percent = { $value } %
settings-try-sound = Essayer
settings-speed = Vitesse des animations
settings-speed-about = Si votre appareil demande moins de mouvement, les animations restent courtes à toutes les vitesses. La pause avant chaque carte sert à lire : elle ne raccourcit jamais, et un geste suffit à la finir.
speed-slow = Tranquille
speed-normal = Normale
speed-fast = Double
speed-skip = Aucune animation
settings-patterns = Motifs de couleur
settings-patterns-about = Places et marchandises se reconnaissent à leur forme et à leur motif autant qu’à leur couleur.
patterns-usual = Discrets
patterns-strong = Marqués
patterns-plain = Aucun
settings-confirmations = Demander confirmation
settings-confirmations-about = Quitter une table pour de bon se confirme toujours. Abandonner avant la prochaine carte peut s’annuler jusque-là.
confirmations-any = Avant chaque réponse en vol
confirmations-bad = Avant les réponses qui finissent mal
confirmations-final = Le moins possible
