# Ce qui peut aller de travers, quel que soit le jeu : un message par code d'erreur.

error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-unknown-expansion = Il n’y a pas d’extension « { $expansion } ». Extensions connues : { $known }.
error-option-needs-expansion = L’option { $option } appartient à l’extension Extreme Danger : choisissez aussi l’un de ses plateaux ({ $boards }).
error-one-half-board = Un bâtiment a un grenier ou un sous-sol, pas les deux : choisissez { $board }+attic ou { $board }+basement.
error-half-board-needs-expansion = Le grenier et le sous-sol vont avec les plateaux d’Extreme Danger : { $boards }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
error-bad-option-value = « { $given } » ne convient pas à l’option { $option }. Valeurs possibles : { $allowed }.
error-bad-option-word = « { $word } » n’est pas une option. Écrivez nom=valeur.
error-option-needs-value = Tapez { $option }= et ce que cela doit être. Valeurs possibles : { $allowed }.
error-option-given-twice = L’option { $option } est donnée deux fois.
error-bad-seed = « { $given } » n’est pas une graine. Nombres entiers possibles : de 0 à 2**96 - 1.
error-bad-chance = « { $given } » n’est pas une source de hasard. Valeurs possibles : { $allowed }.
error-impossible-position = Aucune partie ne peut mener à cette position : { $problems }
error-unknown-build-word = { $meant ->
        [none] « { $word } » n’est pas un mot pour construire une position.
       *[other] « { $word } » n’est pas un mot pour construire une position ; vouliez-vous dire « { $meant } » ?
    } Mots connus : { $known }.
error-bad-build-value = « { $given } » ne convient pas au mot { $word }. Attendu : { $expected }.
error-cannot-read-build = « { $text } » ne peut pas être construit : au caractère { $offset } ({ $near }), il faudrait { $expected }.
error-no-such-ply = Il n’y a pas de coup { $ply } ; le dernier est le { $last }.
error-bad-comment = Un commentaire tient sur une ligne, en { $most } caractères imprimables au plus et sans accolades : « { $comment } » ne convient pas.
error-bad-name = « { $name } » ne peut pas être un nom : au plus { $most } caractères imprimables, sans virgule ni guillemet.
error-too-many-names = Plus de noms que de personnes : { $given } pour { $people }.
error-bad-range = Nombre de possibilités d’un tirage : de { $low } à { $high }, pas { $given }.
error-no-such-seat = Il n’y a pas de place { $seat } ; le jeu en a { $seats }.
error-unknown-bot = Il n’y a pas de robot « { $bot } » ici. Robots connus : { $known }.
error-bad-budget = Un budget de réflexion commence à { $low }, pas à { $given }.
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } ». Leçons connues : { $known }.
error-bad-weights = Les poids des robots ne conviennent pas : { $given } ({ $problem }). Réinstallez Tocsin.
error-bot-file-missing = Il n’y a pas de { $file } d’où prendre un robot.
error-bot-file-broken = { $file } ne se laisse pas charger. { $error }
error-bot-class-missing = { $file } ne contient pas { $bot }. Robots présents : { $known }.
error-not-a-bot = { $bot } n’est pas un robot : un robot est une classe dérivée de tocsin.Bot.
error-bot-chooses-nothing = { $bot } ne dit pas ce qu’il choisit : écrivez choose, ou partez de RatingBot (tocsin.bots.bot) et écrivez rate.
error-bot-failed = Le robot { $bot } est tombé en panne. { $error }
error-bot-chose-wrongly = Le robot { $bot } a répondu { $given }, qui n’est pas un de ses coups permis.
error-bot-to-be-named-again = À la place { $seat } jouait { $bot }, le robot de quelqu’un : nommez-le de nouveau avec --seats.
error-unknown-seat = « { $seat } » ne peut pas s’asseoir à la table. Possibles : { $known }.
error-seats-do-not-fit = { $given ->
        [0] Aucune place n’est occupée
        [one] Une place est occupée
       *[other] { $given } places sont occupées
    }, mais ce jeu en a { $seats }.
error-unknown-rule = Il n’y a pas de règle « { $rule } », ni ce mot dans les règles. « tocsin rules » en donne la liste.
error-unknown-word = Le glossaire n’a pas le mot « { $word } ». « tocsin rules --glossary » le montre en entier.

error-cannot-read-move = « { $text } » n’est pas un coup : au caractère { $offset } ({ $near }), il faudrait { $expected }.
error-cannot-read-position = Ce n’est pas une position : au caractère { $offset } ({ $near }), il faudrait { $expected }.
error-the-play-is-over = La partie est finie ; il n’y a plus rien à faire.
error-not-your-turn = Ce n’est pas votre tour : c’est à { $actor } d’agir.
error-not-your-seat = Ce n’est pas votre place.
error-stale-move = La table a changé depuis que ce coup a été choisi ; regardez encore.
error-unknown-code = Il n’y a pas de coup de numéro { $number }.
error-too-many-plies = Cette partie a atteint sa limite de { $most } coups ; elle ne peut pas continuer.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-nothing-to-comment = Il n’y a encore rien à commenter.
error-chance-has-answered = Impossible de reprendre : le hasard a répondu depuis, et ce qui a été vu reste vu.
error-chance-cannot-be-undone = Impossible de reprendre : le hasard a répondu depuis ({ $last }), et ce qui a été vu reste vu.

error-record-too-long = La partie enregistrée est trop longue : { $chars } caractères, au plus { $most }.
error-record-tag-missing = Ce n’est pas une partie de Tocsin : la ligne { $line } devrait être l’étiquette { $tag }.
error-record-head-wrong = La partie enregistrée est abîmée : la ligne { $line } devrait être vide, après les étiquettes.
error-record-from-newer-rules = Cette partie suit la version { $found } des règles de { $game } ; ce Tocsin connaît la { $known }. Un Tocsin plus récent saura la lire.
error-record-was-changed = La partie enregistrée a été coupée ou modifiée : son contenu ne va pas avec son contrôle { $check }.
error-record-seats-wrong = Places dans le texte de la partie : { $found } ; dans le jeu : { $expected }.
error-record-does-not-replay = La partie enregistrée ne redonne pas le même texte ; ses étiquettes (coups : { $plies }) ont été modifiées.
error-record-ply-refused = Ligne { $line } de la partie : « { $ply } » ne peut pas être joué. { $why }
error-record-comment-open = Ligne { $line } de la partie : un commentaire n’est pas fermé.
error-record-of-unknown-game = Cette partie est d’un jeu que ce Tocsin ne connaît pas : « { $game } ».
error-record-names-a-file = La partie enregistrée nomme le fichier { $file } au lieu de contenir son plateau : Tocsin n’écrit rien de tel.
error-bytes-of-another-game = Ces octets sont d’un autre jeu : { $found } au lieu de { $expected }.
error-bytes-are-not-text = Ces octets ne sont pas du texte.
error-record-is-not-text = Une partie enregistrée est un texte.
error-record-from-newer-tocsin = Cette partie a été écrite par un Tocsin plus récent (forme { $found } ; celui-ci lit jusqu’à la { $known }).

error-save-head-wrong = La partie sauvegardée est abîmée : la ligne { $line } devrait être { $tag }.
error-bad-generator = La partie sauvegardée est abîmée : « { $given } » n’est pas l’état d’un générateur de hasard.
error-bad-line = Ce n’est pas une ligne à dire, en { $where }.

error-cannot-write-file = Impossible d’écrire { $file } : { $reason }. Rien n’a été changé.
error-cannot-read-file = Impossible de lire { $file } : { $reason }.
error-file-is-not-text = { $file } n’est pas un fichier de texte.
error-file-exists = { $file } existe et a été laissé tel quel. Choisissez un autre fichier avec --save.
error-bad-number = { $name } doit aller de { $low } à { $high }, pas { $given }.
error-no-golden-files = Il n’y a pas de parties de référence dans { $folder }.
error-ending-not-found = Aucune partie ne finit par « { $ending } » en { $tries } essais.
error-bad-golden-name = « { $name } » devrait être JEU/NOM, par exemple feurio/two-players.

# Ce qu'un texte aurait dû être.

expected-token = { $token }
expected-end = la fin
expected-fields = { $count } champs après { $head }
expected-move = un coup

# Pourquoi un fichier ne peut être lu ou écrit, selon le système.

reason-enoent = il n’existe pas
reason-no-folder = son dossier n’existe pas
reason-eacces = ce n’est pas permis
reason-eisdir = c’est un dossier
reason-enotdir = une partie du chemin n’est pas un dossier
reason-enospc = le disque est plein
reason-erofs = le disque est en lecture seule
reason-enametoolong = le nom est trop long
reason-einval = ce n’est pas un chemin de fichier
reason-eexist = un fichier se trouve à la place d’un dossier
reason-not-a-database = ce n’est pas une base
reason-no-file-named = aucun fichier n’y est nommé

# Plans illisibles, quoi qu'ils veuillent dire.

error-bad-plan = Ce plan est illisible, voyez { $place } : { $problem ->
        [no-json] ce n’est pas du JSON
        [no-object] un plan est un objet avec des champs nommés
        [no-json-value] { $type } n’est pas une valeur de JSON
        [no-text-key] un champ est nommé par un texte, pas par { $type }
        [number-too-large] ce nombre est trop grand
        [key-twice] le champ { $key } est donné deux fois
        [too-deep] les objets et les listes ont au plus { $most } étages
        [too-long] un plan a au plus { $most } caractères
       *[other] { $problem }
    }.
