# What joins other messages together, whatever the game.

list = { $first }, { $rest }
list-strong = { $first }; { $rest }
list-empty = none
then = { $first } { $next }
stop = { $told }.
with-rule = { $told } [{ $rule }]

seat = seat { $number }
seat-named = { $name } ({ $seat })
seat-chance = chance
seat-nobody = nobody
move-named = { $verb } – { $move }
did = { $who }: { $deeds }.
view-field = { $name }: { $value }
outcome = { $count ->
        [0] { $ending }
        [one] { $ending } Winner: { $winners }.
       *[other] { $ending } Winners: { $winners }.
    }

text-ended = the end
allowed-range = { $low } to { $high }
allowed-switch = yes, no
allowed-cells = cells joined by slashes, such as 3,6/3,7
allowed-board = { $boards }, or a board of your own in a file *.json
