# Ce qui peut aller de travers, quel que soit le jeu : un message par code d'erreur.

error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-unknown-expansion = Il n’y a pas d’extension « { $expansion } ». Extensions connues : { $known }.
error-option-needs-expansion = L’option { $option } appartient à l’extension Extreme Danger : choisissez aussi l’un de ses plateaux ({ $boards }).
error-one-half-board = Un bâtiment a un grenier ou un sous-sol, pas les deux : choisissez { $board }+attic ou { $board }+basement.
error-half-board-needs-expansion = Le grenier et le sous-sol vont avec les plateaux d’Extreme Danger : { $boards }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
error-bad-option-value = « { $given } » ne convient pas à l’option { $option }. Valeurs possibles : { $allowed }.
error-bad-option-word = « { $word } » n’est pas une option. Écrivez { $expected }.
error-option-needs-value = Tapez { $option }= et ce que cela doit être. Valeurs possibles : { $allowed }.
error-option-given-twice = L’option { $option } est donnée deux fois.
error-bad-seed = « { $given } » n’est pas une graine. Nombres entiers possibles : { $allowed }.
error-bad-chance = « { $given } » n’est pas une source de hasard. Valeurs possibles : { $allowed }.
error-impossible-position = Aucune partie ne peut mener à cette position : { $problems }
error-no-such-ply = Il n’y a pas de coup { $ply } ; le dernier est le { $last }.
error-bad-comment = Un commentaire tient sur une ligne, sans accolades : « { $comment } ».
error-unknown-bot = Il n’y a pas de robot « { $bot } » ici. Robots connus : { $known }.
error-unknown-seat = « { $seat } » ne peut pas s’asseoir à la table. Possibles : { $known }.
error-seats-do-not-fit = { $given ->
        [one] Une place est occupée
       *[other] { $given } places sont occupées
    } mais ce jeu en a { $seats }.
error-unknown-rule = Il n’y a pas de règle « { $rule } ». « tocsin rules » en donne la liste.

error-cannot-read-move = « { $text } » n’est pas un coup : au caractère { $offset } ({ $near }), il faudrait { $expected }.
error-cannot-read-position = Ce n’est pas une position : au caractère { $offset } ({ $near }), il faudrait { $expected }.
error-the-play-is-over = La partie est finie ; il n’y a plus rien à faire.
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
error-record-seats-wrong = La partie enregistrée nomme { $found } places ; le jeu en a { $expected }.
error-record-does-not-replay = La partie enregistrée ne redonne pas le même texte ; ses étiquettes (coups : { $plies }) ont été modifiées.
error-record-ply-refused = Ligne { $line } de la partie : « { $ply } » ne peut pas être joué. { $why }
error-record-comment-open = Ligne { $line } de la partie : un commentaire n’est pas fermé.
error-record-of-unknown-game = Cette partie est d’un jeu que ce Tocsin ne connaît pas : « { $game } ».
error-bytes-of-another-game = Ces octets sont d’un autre jeu : { $found } au lieu de { $expected }.

error-cannot-write-file = Impossible d’écrire { $file } : { $reason }. Rien n’a été changé.
error-cannot-read-file = Impossible de lire { $file } : { $reason }.
error-file-is-not-text = { $file } n’est pas un fichier de texte.
error-file-exists = { $file } existe et a été laissé tel quel. Choisissez un autre fichier avec --save.
error-bad-number = { $name } doit aller de { $low } à { $high }, pas { $given }.
error-no-golden-files = Il n’y a pas de parties de référence dans { $folder }.
error-ending-not-found = Aucune partie ne finit par « { $ending } » en { $tries } essais.
error-bad-golden-name = « { $name } » devrait être JEU/NOM, par exemple feurio/two-players.

# Ce qu'un texte aurait dû être.

expected-fields = { $count } champs après { $head }
expected-the-end = la fin
expected-an-ending = une fin
expected-yes-no = yes, no
expected-0-to-2-96-1 = de 0 à 2**96 - 1
expected-seeded-manual = seeded, manual
expected-name-value = nom=valeur

# Pourquoi un fichier ne peut être lu ou écrit, selon le système.

reason-no-such-file-or-directory = il n’existe pas
reason-permission-denied = ce n’est pas permis
reason-is-a-directory = c’est un dossier
reason-not-a-directory = une partie du chemin n’est pas un dossier
reason-no-space-left-on-device = le disque est plein
reason-read-only-file-system = le disque est en lecture seule
reason-file-name-too-long = le nom est trop long
