# Ce qui relie les autres messages, quel que soit le jeu.

list = { $first }, { $rest }
list-strong = { $first } ; { $rest }
list-empty = aucun
then = { $first } { $next }
stop = { $told }.
with-rule = { $told } [{ $rule }]

seat = place { $number }
seat-named = { $name } ({ $seat })
seat-chance = le hasard
seat-nobody = personne
move-named = { $verb } – { $move }
did = { $who } : { $deeds }.
view-field = { $name } : { $value }
outcome = { $count ->
        [0] { $ending }
        [one] { $ending } Victoire : { $winners }.
       *[other] { $ending } Victoire : { $winners }.
    }

text-ended = la fin
allowed-range = de { $low } à { $high }
allowed-switch = yes, no
allowed-cells = des cases séparées par des barres, comme 3,6/3,7
allowed-board = { $boards }, ou un plateau à vous dans un fichier *.json
