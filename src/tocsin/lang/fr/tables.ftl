# Tables sur un serveur : ce qui est refusé, ce que dit le journal d’une table, ce que disent les commandes.

refused-malformed = Ce message ne peut pas être lu : { $where }.
refused-unknown-move = Ce n’est pas un coup de ce jeu.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-allowed = Ce n’est pas à vous de le faire à cette table.
refused-table-closed = Personne ne peut jouer à cette table pour l’instant.
refused-over = La partie est finie ; on ne peut plus rien faire.
refused-not-your-turn = Ce n’est pas votre tour : c’est à { $actor }.
refused-stale = La table a changé depuis ce choix ; regardez de nouveau.
refused-illegal = Une règle l’interdit.
refused-not-asked = C’est permis, mais ce n’est pas ce que demande la leçon. { $task }
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-needs-consent = La question est déjà posée aux autres.
refused-no-such-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
refused-no-such-seat = Cette place n’existe pas ; la table en a { $seats }.
refused-seat-taken = Quelqu’un y est déjà assis.
refused-bad-key = Ce lien n’est plus valable. Demandez-en un nouveau.
refused-bad-setup = Une telle table est impossible. Vérifiez le jeu, les places et les dés.
refused-board-is-a-file = Un plateau à vous s’envoie comme plan, pas comme nom de fichier.
refused-bad-record = Ce n’est pas le texte d’une partie, ou il est trop long.
refused-bad-text = Au plus { $most } caractères, non vide, sans caractère de commande.
refused-bad-dice = Les dés de cette table ne le permettent pas.
refused-not-over = Cela se donne quand la partie est finie.
refused-wrong-origin = Cette demande ne vient pas d’une page de ce serveur.
refused-wrong-version = Cette page parle la version { $found } ; le serveur parle la { $wanted }. Rechargez-la.
refused-no-session = Ce navigateur n’a pas gardé le cookie qui dit quelles places sont les vôtres. Autorisez les cookies à cette adresse, puis rechargez la page.
refused-too-large = C’est trop gros pour être envoyé.
refused-too-fast = C’était trop rapide. Patientez un instant.
refused-too-many = C’est trop pour l’instant. Fermez-en, ou revenez plus tard.
refused-busy = La table est occupée. Réessayez dans un instant.
refused-not-stored = Cela n’a pas pu être écrit, donc rien ne s’est passé. Réessayez.
refused-no-hint = Plus de conseil : la table a changé.
refused-stopping = Le serveur redémarre. Vous y revenez dans un instant.
refused-internal = Une faute de notre part ; elle est notée. Rien ne s’est passé.

computer-none = personne
computer-random = le hasard
computer-rookie = le débutant
computer-expert = l’expert
computer-steady = l’ordinateur posé

note-start = La partie commence.
note-move-person = { $seat } : { $text }
note-move-computer = { $seat } : { $text }
note-move-random = { $seat } : { $text } (un coup permis quelconque)
note-dice = Les dés ont été saisis.
note-undo = { $seat } a repris { $text }.
note-ask = { $seat } demande à reprendre { $text }.
note-ask-named = { $name } ({ $seat }) demande à reprendre { $text }.
note-agrees = { $seat } est d’accord.
note-refuses = { $seat } n’est pas d’accord.
note-sat = { $seat } a pris place.
note-sat-named = { $name } a pris place : { $seat }.
note-left = La place { $seat } est libre.
note-left-named = { $name } ({ $seat }) est parti de la table.
note-renamed = { $seat } a changé de nom.
note-renamed-named = { $seat } s’appelle maintenant { $name }.
note-handed = Pour { $seat } joue { $computer }.
note-handed-named = Pour { $name } ({ $seat }) joue { $computer }.
note-taken = { $seat } est de nouveau aux mains d’une personne.
note-taken-named = { $name } rejoue { $seat }.
note-away = { $seat } est loin ; { $computer } joue en attendant.
note-away-named = { $name } ({ $seat }) est loin ; { $computer } joue en attendant.
note-back = { $seat } est de retour.
note-back-named = { $name } ({ $seat }) est de retour.
note-word = { $seat } a donné un mot pour les dés.
note-chat = { $text }
note-chat-named = { $name } : { $text }
note-computer-late = L’ordinateur de { $seat } a trop tardé (essai { $attempt }) ; un autre réfléchit.
note-computer-failed = L’ordinateur de { $seat } a échoué (essai { $attempt }) ; un autre réfléchit.
note-end = Fin : { $ending }
note-opened = Les dés sont ouverts : { $seed }
note-next = Une revanche est prête.
note-close = La table a été fermée.

fair-yes = Chacun des { $rolls } lancers vient de la graine promise avant le premier coup.
fair-yes-later = Chacun des { $rolls } lancers faits à cette table vient de la graine promise. Les { $unproven } premiers pas viennent d’une partie enregistrée : rien n’est prouvé de leurs lancers.
fair-no-rolls = Rien n’est prouvé : aucun lancer de cette partie n’a été fait à une table aux dés honnêtes.
fair-no-seal = Ces dés ne sont pas prouvés : la graine n’est pas celle qui fut promise avant le premier coup.
fair-no-roll = Ces dés n’étaient pas honnêtes : le pas { $ply } montre { $shown }, mais la graine et les mots donnent { $rolled }.
fair-no-rest = Ces dés ne sont pas prouvés : à partir du pas { $ply }, les lancers ne suivent pas de la graine et des mots. Un mot a été changé, ou il manque quelque chose.

error-no-fair-proof = Ce fichier ne contient pas de preuve de dés honnêtes. Le texte d’une table aux dés honnêtes commence par [Fair "1"].
error-bad-log-row = La ligne { $row } du journal de la table { $table } ne peut pas être lue.
error-log-chain-broken = Le journal de la table { $table } a été modifié : la ligne { $row } ne suit pas la précédente.
error-database-in-use = La base { $file } est déjà utilisée par { $process ->
    [unknown] un autre processus
   *[other] un autre Tocsin, le processus { $process }
}. Jouez à son adresse, arrêtez-le avec Ctrl-C, ou nommez une autre base avec --db.
error-cannot-open-database = { $file } ne peut pas être ouvert comme base : { $reason }.
error-cannot-write-database = La base ne peut pas être écrite : { $system }.
error-cannot-read-database = La base ne peut pas être lue : { $system }.
error-bad-database-address = « { $address } » n’est pas l’adresse d’une base. Nommez un fichier, ou postgresql://nom@machine/base.
error-postgres-is-not-installed = PostgreSQL demande psycopg : pip install 'tocsin[postgres]'.
error-database-from-newer-tocsin = La base ou la sauvegarde vient d’un Tocsin plus récent ({ $found }). Installez celui-là.
error-server-is-not-installed = Le serveur demande plus que cette installation : pip install 'tocsin[server]'.
error-no-server = Aucun serveur ne répond là, ou la connexion est perdue.
error-bad-limit = « { $given } » n’est pas une limite pour { $name }. Permis : des nombres entiers jusqu’à { $most }.
error-address-in-use = { $host }:{ $port } est pris par un autre programme. Choisissez un autre port avec --port.
error-not-our-address = { $host } n’est pas une adresse de cette machine. Choisissez-en une autre avec --host, comme 127.0.0.1 ou 0.0.0.0.
error-port-not-allowed = Le port { $port } ne vous est pas permis. Choisissez-en un à partir de 1024 avec --port.
error-bad-proxy = « { $given } » n’est pas l’adresse d’un mandataire. Permis : des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1 ou 10.0.0.0/8, ou * pour tous.
error-bad-backup = { $line ->
    [0] Ce n’est pas une sauvegarde de Tocsin, ou elle est coupée.
   *[other] Ce n’est pas une sauvegarde de Tocsin, ou elle est coupée : ligne { $line }.
}
error-database-not-empty = Il y a déjà des tables dans cette base. Restaurez dans une nouvelle : --db nouvelle.db.

server-status = Tocsin { $version } fonctionne. Les tables sont ouvertes.
cli-about-serve = Démarrer le serveur : des tables pour jouer par lien.
cli-examples-serve = tocsin serve · tocsin serve --host 0.0.0.0 --no-browser · tocsin serve --db postgresql://moi@localhost/tocsin
cli-opt-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les téléphones du réseau de la maison.
cli-opt-port = Port d’écoute.
cli-opt-db = Base : un fichier, ou une adresse comme postgresql://…
cli-opt-data = Dossier de la base.
cli-opt-no-browser = Ne pas ouvrir de navigateur.
cli-opt-trusted-proxy = Adresse d’un mandataire dont on croit les en-têtes.
cli-opt-retention = Jours pendant lesquels les tables finies sont gardées ; avec 0, elles restent toujours.
cli-serving = Tocsin est ouvert à { $address }  (Ctrl-C l’arrête)
cli-serving-network = Sur le réseau de la maison : { $address }
cli-serving-store = Les tables sont gardées dans { $file } ({ $version }).
cli-misspelt-limit = { $name } n’est pas un réglage et ne change rien ; c’est peut-être { $meant }.
cli-sqlite-old = Ce SQLite ({ $version }) est plus ancien que 3.51.3 et peut abîmer un journal écrit pendant une reprise. Installez pysqlite3.
cli-served = Arrêté. Tout est écrit.
cli-about-verify = Vérifier les dés d’une partie aux dés honnêtes.
cli-examples-verify = tocsin verify foret.txt
cli-about-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
cli-examples-backup = tocsin backup tables.gz
cli-about-restore = Rétablir toutes les tables d’une sauvegarde, dans une nouvelle base.
cli-examples-restore = tocsin restore tables.gz --db nouvelle.db
cli-opt-backup-file = Fichier de la sauvegarde.
cli-fair-promise = Le sceau de ce fichier est { $commitment }. Comparez-le avec celui que la table montrait avant le premier coup.
cli-backed-up = { $tables ->
        [0] Aucune table à copier
        [one] Une table copiée
       *[other] { $tables } tables copiées
    } dans { $file }.
cli-restored = { $tables ->
        [0] Aucune table dans la sauvegarde
        [one] Une table rétablie
       *[other] { $tables } tables rétablies
    } ; chaque journal a été rejoué et sa chaîne tient.
