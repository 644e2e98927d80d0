### What a person reads in English. One section a scene, its keys beginning with the scene's name.
### A value in braces, { $name }, is filled in by the game; numbers choose between [one] and *[other].

## Who

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-ghost_box = Ghost
bandit-tuco = Tuco
bandit-marshal = The Marshal
bandit-elf = The Elf

power-belle = No target while another can be hit
power-cheyenne = Takes the purse her punch knocks loose
power-django = His shots push the target a car away
power-doc = Seven cards at the start of a round
power-ghost = First card may be face down
power-tuco = Shoots through the floor and the roof

## Cards

action-move = Move
action-floor_change = Floor change
action-fire = Fire
action-robbery = Robbery
action-punch = Punch
action-marshal = Marshal
action-bullet = Bullet
action-hidden = Face down
card-or = or

## Rounds and turns

phase-setup = Set-up
phase-scheming = Schemin’
phase-stealing = Stealin’
phase-event = The round ends
phase-over = The end

turn-S = Standard: cards face up
turn-T = Tunnel: cards face down
turn-2 = Speeding up: two in a row
turn-R = Switching: in reverse order

round-angry_marshal = Angry Marshal
round-swivel_arm = Swivel arm
round-braking = Braking
round-take_it_all = Take it all!
round-passengers_rebellion = Passengers’ rebellion
round-bridge = Bridge
round-cave = Cave
round-pickpocketing = Pickpocketing
round-marshals_revenge = Marshal’s revenge
round-hostage = Hostage-taking

event-angry_marshal = Every bandit on the roof of the Marshal’s car gets a neutral bullet; then the Marshal moves one car towards the Caboose
event-swivel_arm = Every bandit on a roof is swept to the roof of the Caboose; loot stays where it lies
event-braking = Every bandit on a roof is thrown one car forward
event-take_it_all = The second strongbox is put inside the Marshal’s car
event-passengers_rebellion = Every bandit inside gets a neutral bullet
event-bridge = Nothing happens
event-cave = Nothing happens
event-pickpocketing = Every bandit who is alone in his space may take one purse lying there
event-marshals_revenge = Every bandit on the roof of the Marshal’s car drops his least valuable purse there
event-hostage = Every bandit in or on the Locomotive gets $250

## The train and what lies in it

car-locomotive = Locomotive
car-baggage = Baggage car
car-second_class = Second class car
car-first_class = First class car
car-dining = Dining car
car-mail = Mail car
car-saloon = Private saloon car

loot-purse = { $count ->
    [one] { $count } purse
   *[other] { $count } purses
}
loot-jewel = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
loot-strongbox = { $count ->
    [one] { $count } strongbox
   *[other] { $count } strongboxes
}
kind-purse = Purse
kind-jewel = Jewel
kind-strongbox = Strongbox
kind-nothing = Nothing

dollars = ${ $amount }

## Buttons and keys

button-ok = All right
button-cancel = Cancel
button-back = Back
button-close = Close
button-continue = Continue
button-yes = Yes
button-no = No

key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-ctrl = Ctrl
key-shift = Shift
key-range = { $first }–{ $last }

tool-speed = Faster
tool-skip = Skip what is being shown
tool-menu = Menu

word-choose = choose
word-back = back
word-skip = skip
word-close = close
word-or = or
word-next = next

## Scenarios and written positions: what is wrong with one, and what would be right

scenario-usage = Name at least one file or folder: colt-express scenario FILE_OR_FOLDER...
scenario-folder-empty = there is no scenario in this folder; a scenario is a file that ends in .json.
scenario-not-json = this is not JSON: see line { $line }, column { $column }.
scenario-unreadable = cannot be read: { $trouble }.
scenario-refused = { $place }: { $why }

scenario-differs = { $place }: expected { $expected }, found { $found }
scenario-not-on-offer = choice { $number }: expected { $choice } to be on offer, found { $offered }
scenario-left-over = choice { $number }: expected { $choice } to be asked for, found that nobody is asked any more
scenario-left-open = expected no decision to be left, found one with { $offered } on offer; name it in "choices", or expect its "options"

misread = { $place }: { $found } means nothing here; { $right }
misread-nothing = { $place }: this is missing; { $right }
misread-one-of = right would be one of: { $words }.
misread-text = right would be a text that is not empty.
misread-whole-number = right would be a whole number from { $least } to { $most }.
misread-flag = right would be true or false.
misread-list = right would be a list.
misread-object = right would be an object: keys and values in braces.
misread-unknown-key = there is no such key; there are: { $words }.
misread-not-in-phase = in the phase { $phase } right would be no such key, only: { $words }.
misread-twice = right would be to name this key once.
misread-once = right would be exactly one { $word }, on the floor or with somebody.
misread-missing = it must be given.
misread-seated = right would be this order: { $words }.
misread-played = right would be a bandit and an action, for instance: tuco fire.
misread-with-the-marshal = nobody may stand inside the Marshal’s car; right would be another space, or his roof.
misread-such-as = right would be something like { $example }.
misread-no-discards = only the expert variant has discards; right would be to leave it out or to set expert to true.

## Why a game cannot be played as agreed

refused-seats = Each bandit can be in the game once, and only the six bandits can.
refused-how-many = Three to six bandits can play, each led by a player of his own; two players lead a pair each.
refused-first = The first player must be one of those who play.
refused-unknown-expansion = There is no such expansion; there are elf and ghost.
refused-pairs = Two players lead two bandits each: one of Tuco, Django and Cheyenne, and one of Ghost, Doc and Belle.
refused-pairs-alternate = The seats must alternate between the two players.
refused-expert-two-players = The expert variant is for three to six players, not for two.
refused-ghost-alone = The Ghost box stands alone: it goes with no other expansion.
refused-ghost-pairs = The Ghost box has no two-player game with pairs: two people lead one bandit each against Ghost.
refused-ghost-seat = In the Ghost box Ghost must be among the bandits, and a person is the first player.
refused-ghost-how-many = The Ghost box is for two to five people, with Ghost as one bandit more.

## What the table says

bar-round = Round { $number }
bar-of = of { $number }
bar-when = when the round ends
phase-event = Event
list-and = { $first } and { $last }
place-in = inside the { $car }
place-roof = on the roof of the { $car }
strip-stops-0 = three stop a card
strip-stops-1 = next card stopped
strip-stops-2 = two cards stopped
kind-suitcase = Suitcase
loot-suitcase = the suitcase

tell-played = { $who } plays { $card }
tell-played-hidden = { $who } plays a card face down
tell-drew = { $count ->
    [0] { $who } has no card left to draw
    [one] { $who } draws one card
   *[other] { $who } draws { $count } cards
}
tell-revealed = { $who }: { $card }
tell-nothing = { $who }: { $card } – { $reason }
tell-moved = { $who } goes { $where }
tell-moved-punch = { $who } is knocked over and lands { $where }
tell-moved-django = { $who } is pushed and stands { $where }
tell-moved-meeting = { $who } flees and stands { $where }
tell-moved-braking = { $who } is thrown forward and stands { $where }
tell-moved-swivel_arm = { $who } is swept along and stands { $where }
tell-marshal = The Marshal walks into the { $car }
tell-met = The Marshal meets { $who } and shoots
tell-met-unarmed = The Marshal meets { $who }, but has too few bullets
tell-shot = { $who } shoots at { $whom }
tell-neutral = { $who } receives a neutral bullet
tell-spared = Too few neutral bullets are left for { $who }: nobody is hit
tell-punched = { $who } punches { $whom }
tell-dropped = { $kind ->
    [purse] { $who } loses a purse
    [jewel] { $who } loses a jewel
    [strongbox] { $who } loses a strongbox
   *[other] { $who } loses the suitcase
}
tell-taken = { $kind ->
    [purse] { $who } takes a purse
    [jewel] { $who } takes a jewel
    [strongbox] { $who } takes a strongbox
   *[other] { $who } takes the suitcase
}
tell-handed = { $who } keeps the purse that { $whom } loses
tell-strongbox = The second strongbox is put into the { $car }
tell-hostage = { $who } gets ${ $money } for the conductor
tell-event = { $event }: { $text }
tell-round = Round { $number }: { $card }
tell-elf = The Elf trots along with { $who }, { $where }
tell-half-carries = Ghost has the suitcase, so the upper half: { $action }
tell-half-beside = The suitcase lies before Ghost, so the upper half: { $action }
tell-half-beside-carrier = The suitcase’s carrier stands beside Ghost, so the upper half: { $action }
tell-half-other-level = The suitcase is on the other level, so the lower half: { $action }
tell-half-away = { $cars ->
    [one] The suitcase is one car away, so the lower half: { $action }
   *[other] The suitcase is { $cars } cars away, so the lower half: { $action }
}
tell-cancelled = Three bullets stop Ghost’s card: { $card }
action-heist_or_move = Heist or Move
action-heist_or_floor_change = Heist or Floor
action-punch_or_move = Punch or Move
action-floor_change_and_fire = Floor and Fire
action-heist = Heist
nothing-has-suitcase = he has the suitcase already
nothing-no-suitcase = the suitcase is not on the floor here
nothing-already-there = he is in the suitcase’s car
nothing-no-further = he cannot get further from the suitcase
nothing-no-target = nobody can be hit
nothing-no-bullets = the revolver is empty
nothing-nobody-here = nobody else is there
nothing-no-loot = nothing lies there
nothing-declined = the purse is left where it lies

## Action

ask-move = { $who }, where do you go?
ask-marshal = { $who }, where do you send the Marshal?
ask-fire = { $who }, whom do you shoot?
ask-punch = { $who }, whom do you punch?
ask-loot = { $who }, what does your victim lose?
ask-landing = { $who }, where does your victim land?
ask-purse = { $who }, do you keep the purse?
ask-rob = { $who }, what do you take?
ask-pickpocket = { $who }, do you take a purse?
ask-start = Who starts in the Caboose?
choose-purse-take = Keep it
choose-purse-leave = Let it fall
choose-pass-true = Pass
barred-belle-head = { $who } is no target
barred-belle = while another can be hit
barred-own-space-head = { $who } is too near
barred-own-space = a bandit in the same space is no target
barred-hidden-head = { $who } is out of sight
barred-hidden = no line of fire leads there

## Scheming

scheming-ask = { $name }, play a card or draw
scheming-ask-first = { $name }, pick one card to keep in hand
scheming-ask-cover = { $name }, cover your Fire with a card, or pass
scheming-ask-keep = { $name }, which cards do you keep?
scheming-turns-left = { $count ->
    [one] the last turn
   *[other] { $count } turns left
}
scheming-draw = Draw
scheming-draw-count = { $count ->
    [0] No card
    [one] Draw one
   *[other] Draw { $count }
}
scheming-left = { $count ->
    [one] one is left
   *[other] { $count } are left
}
scheming-pass = Pass
scheming-play = Play
scheming-take = Keep
scheming-keep = { $count ->
    [0] Keep none
    [one] Keep one
   *[other] Keep { $count }
}
scheming-face-down = Face down
scheming-lift = lift a card
scheming-put-back = put back
scheming-pile = The pile
scheming-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
forecast-move-in = one car forward or back
forecast-move-roof = up to three cars over the roofs
forecast-floor_change = up to the roof, or down from it
forecast-fire = you choose the target later; now it could hit { $whom }
forecast-nobody = now it would hit nobody
forecast-no-bullets = your revolver is empty
forecast-punch = now it could hit { $whom }
forecast-rob = here now: { $loot }
forecast-no-loot = nothing lies here now
forecast-marshal = he is in the { $car } now
news-title = Since your last choice
news-played = played { $card }
news-hidden = played face down
news-drew = { $count ->
    [one] drew one
   *[other] drew { $count }
}

## Menu

menu-title = The train waits
menu-resume = Ride on
menu-leave = Leave for the title
menu-quit = End the program
menu-saved-not = A match that is left is over: it is not kept.

## Curtain

curtain-title = Next to scheme
curtain-name = { $name },
curtain-who = you are { $who }
curtain-away = Everybody else, look away!
curtain-hold = Hold to open
curtain-wait = Wait
curtain-kept-down = or the mouse button, kept down
curtain-fresh = A fresh press only: let go of every key first
curtain-nothing = Nothing is shown before the bar is full
curtain-then = then

## Title

title-colt = COLT
title-express = EXPRESS
title-new = New game
title-quit = Quit
title-fullscreen = full screen
title-fan = An unofficial fan work, with its own art
title-version = Version { $version }

## Setup

setup-title = New game
setup-who = Who rides?
setup-seats = { $count } of 6 seats · turn order, clockwise
setup-seats-pairs = 2 players, two bandits each
setup-seats-haunted = { $count } people and Ghost · turn order, clockwise
setup-person = Player { $number }
setup-computer = Computer { $number }
setup-add = One more seat
setup-add-haunted = One more seat: the Ghost box is for two to five people
setup-free = Free
setup-all-ride = All six bandits ride
setup-no-more-free = Nobody is free
setup-draw = Draw at random
setup-one-deck = one deck of 11 cards
setup-no-power = Without powers
setup-fewest = Two seats are the least.
setup-first-already = This is the first seat already.
setup-last-already = This is the last seat already.
setup-ghost-last = At the first player’s right: he plays last
setup-ghost-plays = The game plays him

setup-expansions = Expansions
expansion-elf = Santa Claus Elf
expansion-ghost = Ghost box
setup-promise-elf =
    Secret tokens; where he stops
    decides who may win
setup-promise-ghost =
    The game plays Ghost;
    he wants the suitcase
setup-short-elf = Secret tokens at the end
setup-short-ghost = The game plays Ghost
setup-barred-elf-ghost-alone = The Ghost box stands alone
setup-barred-ghost-ghost-alone = Stands alone: turn the Elf off
setup-barred-ghost-ghost-how-many = For two to five people

setup-table = Table
setup-hands = Hands
setup-curtain = Curtain
setup-open-table = Open table
setup-curtain-text = The screen is closed between two people
setup-open-table-text = Everybody sees everything
setup-two-players = Two players
setup-pairs-now = each leads two bandits
setup-pairs-when = with two seats
setup-pairs-haunted = not with the Ghost box
setup-seed = Seed
setup-random = random
setup-more = More …
setup-rules = { $deck ->
    [expert] Expert deck
   *[base] { $powers ->
        [true] { $events ->
            [true] Powers and events on
           *[false] Powers, no events
        }
       *[false] { $events ->
            [true] Events, no powers
           *[false] No powers, no events
        }
    }
}
setup-first-drawn = first player at random
setup-first-seat = seat 1 is first player

setup-more-title = More rules
setup-powers = Powers
setup-powers-text = Each bandit’s own trick
setup-events = Events
setup-events-text = Something happens at a round’s end
setup-expert = Expert deck
setup-expert-text = Cards kept, decks not reshuffled; 3–6 players
setup-expert-pairs = Not for two players
setup-first-player = First player
setup-first-random = At random
setup-first-one = Seat 1
setup-first-random-text = Drawn when the game begins
setup-first-one-text = Whoever sits at the top begins
setup-printed = As printed
setup-done = Done

setup-start = All aboard!
setup-train = Locomotive and { $count } cars, in random order
setup-train-haunted = Locomotive and { $count } cars, the suitcase in the Locomotive
setup-cards = Round cards for { $sheet } bandits
setup-cards-elf = { $cards } · Gift and Empty tokens
setup-cards-haunted = { $cards } · Ghost’s own eight cards
refused-nameless = Everybody needs a name.

## Errors

error-no-display = There is no screen to open a window on.
error-arguments = These words make no sense here: { $words }. Right would be --size 1280x720.
error-size = A window of { $size } is not possible: it can have 1280x720 to 8192x8192 pixels.

## Scoring

scoring-counting = The count
scoring-wins = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
}
scoring-reason-richest = The richest of all
scoring-reason-fewest_bullets = As rich as another, but hit by fewer bullets
scoring-reason-shared = Equally rich and equally hit: they share the victory
scoring-reason-aim = With the suitcase in his hands
scoring-reason-nobody = Nobody is left who could win
scoring-rounds = Five rounds
scoring-rounds-text = thousands, before the Gunslinger
scoring-gunslinger = Gunslinger
scoring-gunslinger-text = { $who } shot most
scoring-bullets = Bullets received
scoring-again = Ride again
scoring-title = Title

## Simulate

simulate-about = Plays whole games without a window and tells how fast and who won.
simulate-no-bot = There is no computer player called { $name }; there are: { $known }.
simulate-no-number = The number of games is one or more, not { $found }.
simulate-players = Players
simulate-games = Games
simulate-games-per-second = Games a second
simulate-decisions-per-second = Decisions a second
simulate-decisions-per-game = Decisions a game
simulate-clones-per-second = State copies a second
simulate-wins-by-bandit = Wins by bandit
simulate-wins-by-seat = Wins by seat
simulate-gift-wins = Wins of Gift holders
simulate-empty-wins = Wins of Empty holders
simulate-ghost-wins = Wins of Ghost
simulate-help-players = two to six; two lead a pair each
simulate-help-games = how many games
simulate-help-seed = the same seed plays the same games
simulate-help-bots = a computer player for each seat, with commas, over again from the first: outlaw, random, token-blind (an outlaw who has not looked at his Elf token)
simulate-help-expansions = elf or ghost
simulate-help-expert = the expert variant
simulate-help-no-powers = without powers
simulate-help-no-events = without events
simulate-help-json = one JSON object instead of a table

## Selftest, tour, bench

error-no-arguments = The command { $command } takes no further words.
selftest-done = Every scene was shown and a whole game was played.
tour-no-folder = Say into which folder the pictures go: colt-express tour FOLDER.
tour-done = { $count } pictures are in { $folder }.
tour-no-write = Nothing can be written into { $folder }.

## The whole pile

pile-title = The pile
pile-count = { $cards ->
    [one] one card
   *[other] { $cards } cards in the order they are carried out
} · { $done } done, { $coming } to come
pile-done = done
pile-now = being chosen
pile-coming = to come
pile-drew = drew cards

## My things

things-title = My things
things-eyes = for { $name } alone; any key or click shuts it
things-purses = Purses
things-together = Together
things-shot = { $count ->
    [0] No bullet shot
    [one] One bullet shot
   *[other] { $count } bullets shot
}
things-received = { $count ->
    [0] No bullet received
    [one] One bullet received
   *[other] { $count } bullets received
}
things-deck = { $count ->
    [0] The deck is empty
    [one] Still in the deck: one card
   *[other] Still in the deck: { $count } cards, in an order nobody knows
}
things-elsewhere = In hand { $hand } · on the pile { $pile }
things-close = What others own is told on their strips; the values of their purses are theirs alone.
scheming-look = Look
scheming-things = my things
