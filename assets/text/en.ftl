### What a person reads in English. One section a scene, its keys beginning with the scene's name.
### A value in braces, { $name }, is filled in by the game; numbers choose between [one] and *[other].

language-name = English

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

turn-Z = Turmoil: all choose in secret, then all is shown at once
turn-S = Standard: cards face up
turn-T = Tunnel: cards face down
turn-2 = Speeding up: two in a row
turn-R = Switching: in reverse order
turn-name-Z = Turmoil
turn-name-S = Standard
turn-name-T = Tunnel
turn-name-2 = Speeding up
turn-name-R = Switching

round-begins = { $name } begins
round-then = then
round-go-on = On we go
round-over = Round { $number } is over
round-over-most = most of the round
round-over-even = won some, lost some
round-over-nothing = nothing won or lost
round-over-told = Round { $number } is over. { $changes }
round-over-quiet = Round { $number } is over: nobody has more or less than before
round-over-who = { $who } { $things }
round-over-bullets = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
banner-scheming = { $count ->
    [one] { $count } turn: plan what you will do
   *[other] { $count } turns: plan what you will do
}
banner-stealing = The cards are carried out one by one

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
event-braking = Every bandit on a roof moves one car forward
event-take_it_all = The second strongbox is put inside the Marshal’s car
event-passengers_rebellion = Every bandit inside gets a neutral bullet
event-bridge = Nothing happens
event-cave = Nothing happens
event-pickpocketing = Every bandit who is alone in his space may take one purse lying there
event-marshals_revenge = Every bandit on the roof of the Marshal’s car drops his least valuable purse there
event-hostage = Every bandit in or on the Locomotive gets $250

# on the plate over the train while the event comes about: one line, short enough to be read at a glance
plate-angry_marshal = A bullet for all on his car’s roof; then he goes back one car
plate-swivel_arm = Everybody on a roof is swept back to the Caboose
plate-braking = Every bandit on a roof moves one car forward
plate-take_it_all = The second strongbox comes into the Marshal’s car
plate-passengers_rebellion = Every bandit inside the train gets a bullet
plate-pickpocketing = Anyone alone in a space may take a purse lying there
plate-marshals_revenge = On his car’s roof everybody drops his least valuable purse
plate-hostage = Everybody in or on the Locomotive gets $250

# what somebody calls out in the scene of an event, in a bubble at his head
shout-hands_up = Hands up!
shout-not_her = Not me!
shout-angry_marshal = Off my roof!
shout-no_roof = Nobody up there?
shout-swivel_arm = Whoa!
shout-braking = Hold on!
shout-take_it_all = Easy, easy …
shout-passengers_rebellion = Thieves!
shout-pickpocketing = La la la …
shout-not_alone = Not alone
shout-marshals_revenge = Shake it out!
shout-no_purse = Nothing to drop
shout-hostage = Take it all, only let me drive!

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

button-cancel = Cancel
button-close = Close

key-return = Enter
key-kp_enter = Num Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-home = Home
key-delete = Del
key-end = End
key-pageup = PgUp
key-pagedown = PgDn
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-ctrl = Ctrl
key-shift = Shift
pad-leftshoulder = LB
pad-rightshoulder = RB
pad-back = View
pad-guide = Guide
pad-leftstick = LS
pad-rightstick = RS
key-range = { $first }–{ $last }

tool-things = My things, for my eyes alone
tool-token = My Elf token, for my eyes alone
tool-log = What has happened
tool-undo = Take back: { $what }
tool-undo-last = Take the last choice back
tool-undo-not = Nothing can be taken back: somebody has seen something new since
tool-speed = Pace: { $now ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[instant] at once
} – press to change
tool-skip = Skip what is being shown
tool-menu = Menu
tool-hint = A hint: what would the best computer player do?
tool-hint-not = You can ask for a hint when it is your turn to choose
hint-thinking = The best computer player is thinking it over …
hint-would = The best computer player would { $what }
hint-would-then = The best computer player would { $what }, then { $then }
hint-would-perhaps = The best computer player would { $what }, then, with the right cards, { $then }
hint-play = play { $card }
hint-play-hidden = play { $card } face down
hint-card-of = { $card } with { $who }
hint-draw = draw three cards
hint-drawing = drawing
hint-choose = choose: { $what }
hint-keep = keep { $cards }
hint-keep-nothing = keep nothing
hint-odds = Chance to win: { $percent } %
hint-best = Nothing else looks better
hint-as-good = As good as { $other }
hint-better = Better than { $other }
hint-odds-and = { $odds }; the next best, { $other }, { $percent } %
hint-gain = { $dollars } more
hint-loss = { $dollars } less
hint-wounds = { $count ->
    [one] hit by { $count } bullet
   *[other] hit by { $count } bullets
}
hint-marshal = a neutral bullet { $percent } %
hint-by-then = When the round ends: { $what }
hint-other = { $who } { $card } { $percent } %
hint-others = Probably next: { $what }
hint-shooter = { $who } hits you: { $percent } %

word-choose = choose
word-back = back
word-skip = skip
word-next = next

## Scenarios and written positions: what is wrong with one, and what would be right

scenario-no-file = this is no file that can be read
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
refused-unknown-expansion = There is no such expansion; there are elf, ghost and horses.
refused-pairs = Two players lead two bandits each: one of Tuco, Django and Cheyenne, and one of Ghost, Doc and Belle.
refused-pairs-alternate = The seats must alternate between the two players.
refused-expert-two-players = The expert variant is for three to six players, not for two.
refused-ghost-alone = The Ghost box stands alone: it goes with no other expansion.
refused-ghost-pairs = The Ghost box has no two-player game with pairs: two people lead one bandit each against Ghost.
refused-ghost-seat = With the Ghost box, Ghost must be among the bandits, and a person must be the first player.
refused-ghost-how-many = The Ghost box is for two to five people, with Ghost as one bandit more.

## What the table says

bar-round = Round { $number }
bar-of = of { $number }
event-and-keep = { $event }. Before Stealin’ everybody may keep { $count ->
    [one] one card
   *[other] { $count } cards
 } in hand
bar-when = when the round ends
list-and = { $first } and { $last }
list-or = { $first } or { $last }
place-in = inside the { $car }
place-roof = on the roof of the { $car }
strip-on-his-own = on his own
strip-hint = { $who } · { $cards } · { $shots }
strip-hint-person = { $name } plays
strip-hint-computer = { $name }, a computer, plays
strip-hint-level = { $name }, a computer ({ $level }), plays
strip-hint-ghost = The game plays him: one of his eight cards each turn. { $bullets ->
    [0] No bullet lies in front of him;
    [one] One bullet lies in front of him;
   *[other] { $bullets } bullets lie in front of him;
} three stop his next card.
strip-hint-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
strip-hint-pile = { $count ->
    [0] no card left on the pile
    [one] one card left on the pile
   *[other] { $count } cards left on the pile
}
strip-hint-bullets = { $left } of { $all } bullets left, { $hit ->
    [0] not hit yet
    [one] hit once
   *[other] hit { $hit } times
}
strip-hint-discards = { $told } · thrown away: { $cards }
strip-hint-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
supply-hint = { $bullets ->
    [0] No neutral bullet is left
    [one] One neutral bullet is left
   *[other] { $bullets } neutral bullets are left
} for the Marshal and the passengers; { $strongboxes ->
    [0] no strongbox waits beside the train.
    [one] one strongbox waits beside the train.
   *[other] { $strongboxes } strongboxes wait beside the train.
}
strip-stops-0 = three stop a card
strip-stops-1 = next card stopped
strip-stops-2 = two cards stopped
kind-suitcase = Suitcase
loot-suitcase = the suitcase

with-bandits = { $name } with { $who }

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
tell-moved-django = Django’s shot pushes { $who }, who now stands { $where }
tell-moved-meeting = { $who } flees and stands { $where }
tell-moved-braking = { $who } moves one car forward and stands { $where }
tell-moved-swivel_arm = { $who } is swept along and stands { $where }
tell-moved-all = { $who } are moved
tell-moved-meeting-all = { $who } flee and stand { $where }
tell-moved-braking-all = { $who } move one car forward and stand { $where }
tell-moved-braking-apart = { $who } move one car forward each
tell-moved-swivel_arm-all = { $who } are swept along and stand { $where }
tell-marshal = The Marshal walks into the { $car }
tell-met = { $count ->
    [one] { $who } meets the Marshal: a neutral bullet
   *[other] { $who } meet the Marshal: a neutral bullet each
}
tell-met-unarmed = { $count ->
    [one] { $who } meets the Marshal, but no neutral bullet is left
   *[other] { $who } meet the Marshal, but too few neutral bullets are left
}
tell-shot = { $who } shoots at { $whom }
tell-neutral = { $who } receives a neutral bullet
tell-neutral-all = { $who } receive a neutral bullet each
tell-spared = Too few neutral bullets are left for { $who }: nobody is hit
tell-punched = { $who } punches { $whom }
tell-dropped = { $kind ->
    [purse] { $who } loses a purse
    [jewel] { $who } loses a jewel
    [strongbox] { $who } loses a strongbox
    [suitcase] { $who } loses the suitcase
   *[other] { $who } loses { $loot }
}
tell-dropped-landed = { $kind ->
    [purse] { $who } loses a purse and lands { $where }
    [jewel] { $who } loses a jewel and lands { $where }
    [strongbox] { $who } loses a strongbox and lands { $where }
   *[other] { $who } loses the suitcase and lands { $where }
}
tell-dropped-all = { $kind ->
    [purse] { $who } lose a purse each
    [jewel] { $who } lose a jewel each
   *[other] { $who } lose a strongbox each
}
tell-taken = { $kind ->
    [purse] { $who } takes a purse
    [jewel] { $who } takes a jewel
    [strongbox] { $who } takes a strongbox
    [suitcase] { $who } takes the suitcase
   *[other] { $who } takes { $loot }
}
tell-handed = { $who } keeps the purse that { $whom } loses
tell-handed-landed = { $who } keeps the purse of { $whom }, who lands { $where }
tell-strongbox = The second strongbox is put into the { $car }
tell-hostage = { $who } gets ${ $money } for the conductor
tell-hostage-all = { $who } get ${ $money } each for the conductor
tell-event = { $name ->
    [take_it_all] { $event } { $text }
   *[other] { $event }: { $text }
}
tell-round = Round { $number }: { $card }
tell-elf = The Elf trots along with { $who }, { $where }
tell-tokens = All tokens are turned up
tell-kept = Cards kept in hand: { $counts }
tell-kept-count = { $who } { $count }

log-title = Log
log-scheming = Round { $number }, the plan
log-stealing = Round { $number }, the cards
log-event = Round { $number }, the end
log-all = Everybody
log-all-short = all
log-of = { $who } only
log-entry = entry
log-close = close

aim-elf-gift = Gift holders would win
aim-elf-gift-line = The Elf is { $place }
aim-elf-empty = Empty holders would win
aim-elf-empty-line = The Elf is { $place }
aim-ghost-has-suitcase = Ghost would beat everybody
aim-ghost-has-suitcase-line = He has the suitcase, { $place }
aim-suitcase-lies = The suitcase lies free
aim-suitcase-lies-line = { $place }
aim-suitcase-carried = { $who } has the suitcase
aim-suitcase-carried-line = { $place }

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
nothing-no-target = no target: nobody is in sight
nothing-too-near = { $count ->
    [one] no target: { $who } is in the same space
   *[other] no target: { $who } are in the same space
}
nothing-no-bullets = the revolver is empty
nothing-nobody-here = nobody else is in the same space
nothing-no-loot = nothing lies there
nothing-declined = the purse is left where it lies

## Action

ask-move = { $name }: where does { $who } go?
ask-marshal = { $name }: where do you send the Marshal?
ask-fire = { $name }: whom does { $who } shoot?
ask-punch = { $name }: whom does { $who } punch?
ask-loot = { $name }: what does { $whom } lose?
ask-landing = { $name }: where does { $whom } land?
ask-purse = { $name }: does { $who } keep { $whom }’s purse?
ask-anything = { $name }, it is your choice
ask-rob = { $name }: what does { $who } take?
ask-pickpocket = { $name }: does { $who } take a purse?
ask-start = { $name }: who starts in the Caboose, at the very back?
ask-choose-start-more = the other starts one car ahead
ask-ride = { $name }: where does { $who } ride?
ask-flee = { $name }: where does { $who } flee to?
ask-take-hostage = { $name }: whom does { $who } take along?
ask-choose-car = { $name }: which car does { $who } board?
choose-purse-take = Keep it
choose-purse-leave = Let it fall
choose-pass-true = Pass
action-confirm = press or click to carry it out
barred-belle-head = { $who } is no target
barred-belle = while another can be hit
barred-belle-short = { $who } is safe: others can be hit
barred-own-space-head = { $who } is too near
barred-own-space = in the same space: that takes a Punch
barred-own-space-short = { $who } is too near: in the same space
barred-hidden-head = { $who } is out of sight
barred-hidden = somebody nearer is in the way
barred-hidden-short = { $who } is out of sight
barred-out-of-sight-head = { $who } is out of sight
barred-out-of-sight = inside, a shot reaches the next car; on roofs, the nearest
barred-out-of-sight-short = { $who } is out of sight
barred-elsewhere-head = { $who } is too far away
barred-elsewhere = a Punch only reaches the same space
barred-elsewhere-short = { $who } is too far away

## What is pointed at

about-bandit = { $who }: { $power }
about-led-person = led by { $name }
about-led-computer = led by { $name }, a computer
about-led-level = led by { $name }, a computer ({ $level })
about-carries = carries { $loot }
about-carries-nothing = carries nothing
about-marshal = The Marshal: nobody can stay inside his car. Whoever meets him gets a neutral bullet and flees to the roof
about-elf = The Elf: he goes along when a bandit leaves his space with Move, Floor change or Ride. The car where he stops at the end says which tokens win
about-shotgun = The Shotgun guards the stagecoach. Thrown off it, he shoots whoever comes to stand on his roof
about-loot-purse = Purse: $250 to $500. Only its owner knows how much
about-loot-jewel = Jewel: $500
about-loot-strongbox = Strongbox: $1000
about-loot-suitcase = The suitcase: $1500. If Ghost has it at the end, everybody else loses
about-loot-flask = A full flask of whiskey: worth no money, two sips. The first one shows whether it is ordinary or old
about-loot-half-ordinary = Ordinary whiskey, one sip left: draw three cards, then play one
about-loot-half-old = Old whiskey, one sip left: play two cards, one after the other
about-card-move = Move: inside one car, on the roofs up to three, forward or back
about-card-floor_change = Floor change: up to the roof, or down from it
about-card-fire = Fire: a bullet for somebody in the next car, or for the nearest on the roofs
about-card-robbery = Robbery: take one thing that lies in your space
about-card-punch = Punch: somebody in your space loses loot and is knocked into the next car
about-card-marshal = Marshal: move the Marshal one car, forward or back
about-card-ride = Ride: on a horse beside your car, up to three cars, and in again
about-card-bullet = A bullet: it cannot be played and only takes room in your hand
about-card-now = Now: { $forecast }
about-card-not-now = { $card } cannot be played now
about-card-cover = Only a card of { $who } can cover this Fire
about-card-no-cover = { $card } cannot cover a Fire
about-own-strip = { $told }
    Press for your own things, for your eyes alone
why-these = Why these?
preview-here = { $loot } here
preview-with = with { $who }
preview-with-many = { $count ->
    [one] with one bandit
   *[other] with { $count } bandits
}

## Scheming

scheming-ask = { $name }, play a card or draw
scheming-ask-anything = { $name }, it is your choice
scheming-ask-first = { $name }, pick one card for your hand
scheming-first-means = the others are shuffled, and you draw { $count } of them
scheming-ask-cover = { $name }, cover your Fire, or pass
scheming-cover-means = one card of { $who } may go on top of it at once
scheming-ask-plan-together = { $name }, turmoil: play a card or draw
scheming-ask-play-after-sip = { $name }, play a card
scheming-ask-keep-some = { $name }, which cards do you keep?
scheming-ask-keep = { $name }, which cards do you keep?
scheming-plans = { $who } is planning
scheming-turns-left = { $count ->
    [one] the last turn
   *[other] { $count } turns left
}
scheming-first-of-two = first of two in a row · { $left }
scheming-second-of-two = second of two in a row · { $left }
scheming-confirm = play
scheming-draw-confirm = draw
scheming-ask-draw = { $name }, draw cards instead of playing one?
scheming-drawn = You drew: { $cards }
scheming-new = { $count ->
    [one] Your new card
   *[other] Your { $count } new cards
}
scheming-new-go = { $count ->
    [one] It goes into your hand: you draw instead of playing a card this turn
   *[other] They go into your hand: you draw instead of playing a card this turn
}
scheming-done = Done, hide my hand
forecast-face-down = face down; { $meaning }
scheming-draw = Draw
scheming-draw-count = { $count ->
    [0] No card
    [one] Draw one
   *[other] Draw { $count }
}
scheming-left = { $count ->
    [0] none is left
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
forecast-own = your own { $who }
forecast-nobody = now it would hit nobody
forecast-no-bullets = your revolver is empty
forecast-punch = now it could hit { $whom }
forecast-rob = here now: { $loot }
forecast-no-loot = nothing lies here now
forecast-marshal = he is in the { $car } now
news-watch = Watch
news-title = Since your last choice
news-title-first = So far
news-more = { $count ->
    [one] one more before
   *[other] { $count } more before
}
news-played = { $people ->
   *[other] played { $card }
}
news-hidden = { $people ->
   *[other] played face down
}
news-drew = { $people ->
    [one] { $count ->
        [one] drew one
       *[other] drew { $count }
    }
   *[other] { $count ->
        [one] drew one each
       *[other] drew { $count } each
    }
}

## Menu

handing-title = Who plays on?
handing-text = A computer can take somebody’s seat, and give it back.
handing-person = A person plays
handing-computer = A computer plays
handing-done = Done
menu-title = The train waits
menu-resume = Ride on
menu-options = Options
menu-full = Full screen
menu-window = Window
menu-rules = How to play
menu-seats = Hand a seat to a computer
menu-now = Round { $number } of 5
menu-leave = Main menu
menu-quit = Quit
menu-saved-well = Every choice is saved already.
menu-saved-failed = It could not be saved: if you leave now, it is lost.
menu-saved-not = This match is not saved: if you leave now, it is lost.

## Options

options-title = Options
options-game = Game
options-game-text = every change shows at once and is kept
options-picture = Picture
options-picture-text = every change shows at once and is kept
options-controls = Controls
options-controls-text = choose a key or a button, then press what you want instead
options-access = Accessibility
options-access-text = every change shows at once and is kept
options-reset = Reset this page
options-move = move
options-change = change
options-clear = clear
options-done = done
options-tabs = pages
options-unwritten = This cannot be saved in the settings file: it only lasts until you quit.

options-language = Language
options-language-text = every word, from this moment on
options-language-system = System
options-animation = Animation
options-animation-text = speed of everything that moves
options-animation-slow = Slow
options-animation-normal = Normal
options-animation-fast = Fast
options-animation-instant = At once
options-computers = Computer players
options-computers-text = how long they seem to think
options-computers-slow = Slow
options-computers-normal = Normal
options-computers-fast = Fast
options-computers-instant = At once
options-hands = Hands
options-hands-text = what is done between two people, in new games
options-hands-curtain = Curtain
options-hands-open = Open table
options-curtain-when-left = Curtain when the window is left
options-curtain-when-left-text = closes when another program comes in front
options-single-options = No choice left
options-single-options-text = a card that leaves no choice is carried out by itself
options-fullscreen = Full screen
options-fullscreen-text = or a window of any size from 1280x720
options-interface = Size of the interface
options-interface-text = panels, cards and letters together; as much as the window holds
options-interface-share = { $share } %
options-interface-fit = fits: { $share } %
options-letters = Size of letters
options-letters-text = sentences and numbers only
options-letters-100 = 100 %
options-letters-115 = 115 %
options-letters-130 = 130 %
options-reduced-motion = Reduced motion
options-reduced-motion-text = cross-fades instead of flights; no shaking, and the land stands still
options-emblems = Emblems beside every colour
options-emblems-text = for every kind of colour vision
options-sound = Sound
options-sound-text = every change is heard at once and is kept
options-sound-on = Sound
options-sound-on-text = a key turns it on and off anywhere: see Controls
options-master = Overall
options-master-text = how loud everything is
options-music = Music
options-music-text = Schemin’, Stealin’, the count, the title
options-effects = Effects
options-effects-text = shots, steps, cards, buttons
options-surroundings = Surroundings
options-surroundings-text = the train, outside and in the tunnel
options-quiet-when-left = Quiet when the window is left
options-quiet-when-left-text = nothing plays while another program is in front
options-loudness = { $share } %
options-no-device = No sound device was found. As soon as there is one, the game can be heard.

options-keys = keyboard
options-pad = pad
options-none = none
options-press-keys = press a key …
options-press-pad = press …
options-digits = This key cannot be given away: digits choose what is offered.
options-clash = This key is “{ $command }” already. Press it again to move it here, or Esc to leave both as they were.
options-clash-pad = This button is “{ $command }” already. Press it again to move it here, or Esc to leave both as they were.
options-needed = “{ $command }” needs a key and a button: give it another one first.
options-shared = also { $command }

command-choose = Choose
command-back = Back
command-menu = Menu
command-skip = Skip
command-log = Log
command-pile = Look at the pile
command-things = My things
command-draw = Draw
command-face-down = Face down
command-pass = Pass
command-undo = Undo
command-hint = Hint
command-faster = Faster
command-slower = Slower
command-up = Up
command-down = Down
command-left = Left
command-right = Right
command-next = Next
command-previous = The one before
command-page-on = Next page
command-page-back = Page before
command-clear = Clear
command-explain = What is that?
command-help = How to play
command-fullscreen = Full screen
command-mute = Sound on and off
command-picture = Take a picture

## The file of settings

settings-head = What was chosen in the options. It may be changed here as well, while the program is not running.
    What is not here has its default; what makes no sense is told at the next start.
settings-damaged = { $file } is damaged, so the defaults are used.
settings-huge = { $file } is too large for a file of settings, so the defaults are used.
settings-deep = { $file } is nested far too deeply for a file of settings, so the defaults are used.
settings-anew = settings.toml was written in a way that could not be changed line by line: it is written anew, and the old one kept as { $file }.
settings-unreadable = { $file } cannot be read, so the defaults are used.
settings-aside = It is kept as { $file }.
settings-unknown = In settings.toml, { $place } means nothing.
settings-wrong = In settings.toml, { $place } cannot be { $found }, so the default is used; right would be one of: { $right }.
settings-no-command = In settings.toml, { $place } is no command.
settings-no-key = In settings.toml, { $place } cannot be { $found }: that is no key for a command.
settings-no-button = In settings.toml, { $place } cannot be { $found }: that is no button.
settings-needs-key = In settings.toml, { $place } must not be empty.
settings-more = { $count ->
    [one] One more thing in it makes no sense.
   *[other] { $count } more things in it make no sense.
}

## Curtain

curtain-title = Next to scheme
curtain-title-choice = Next to choose
curtain-title-keep-one = Next to pick a card
curtain-title-keep-some = Next to keep cards
curtain-name = { $name },
curtain-who = you are { $who }
curtain-away = Everybody else, look away!
curtain-hold = Hold to open
curtain-wait = Wait
curtain-kept-down = or the mouse button, kept down
curtain-fresh = Let go of everything first, then press and hold
curtain-nothing = Nothing is shown before the bar is full
curtain-just-now = Just now
curtain-more = Earlier things are in the log
curtain-then = then

## Title

title-colt = COLT
title-express = EXPRESS
title-continue = Continue
title-under-way = { $round } · { $turn }
title-searching = looking into the saved games …
title-new = New game
title-load = Load
title-replays = Replays
title-rules = How to play
title-options = Options
title-quit = Quit
title-statistics = Statistics
title-reports = Report
title-credits = Credits
credits-whose = Whose it is
credits-more = turn the page
title-crashed = Something went wrong the last time; what it was is written in { $file }.
title-fullscreen = full screen
title-full = Full screen
title-window = Window
title-fan = An unofficial fan work, with its own art
title-version = Version { $version }

## Setup

setup-title = New game
setup-who = Who rides?
setup-seats = { $count } of 6 seats · turn order, clockwise
setup-seats-pairs = 2 players, two bandits each
setup-seats-ghost = { $count } players and Ghost · turn order, clockwise
setup-person = Player { $number }
setup-computers = Butch, Calamity, Jesse, Annie, Wyatt, Sundance
level-greenhorn = Greenhorn
level-greenhorn-text = Plays by feel, and at times forgets what lies on the pile
level-outlaw = Outlaw
level-outlaw-text = Plays at once, and takes what is worth most now
level-gunslinger = Gunslinger
level-gunslinger-text = Tries his three best moves in his head to the round’s end
level-legend = Legend
level-legend-text = Imagines the others’ hands and tries every move; thinks longest
setup-add = One more seat
setup-add-ghost = One more seat
setup-free = Free
setup-all-ride = All six bandits ride
setup-no-more-free = Nobody is free
setup-draw = Draw at random
setup-one-deck = one deck of 11 cards
setup-no-power = Without powers
setup-fewest = There must be at least two seats.
setup-first-already = This is the first seat already.
setup-last-already = This is the last seat already.
setup-ghost-last = At the first player’s right: he plays last
setup-ghost-plays = The game plays him

setup-expansions = Expansions
expansion-elf = Santa Claus Elf
expansion-ghost = Ghost box
expansion-horses = Horses & Stagecoach
setup-short-elf = Secret tokens; his last car decides
setup-short-ghost = The game plays him, for the suitcase
setup-short-horses = Coach, guard, hostages, whiskey
setup-barred-elf-ghost-alone = Not with the Ghost box on
setup-barred-ghost-ghost-alone = Not with another one on
setup-barred-horses-ghost-alone = Not with the Ghost box on
setup-barred-ghost-ghost-how-many = For two to five players

setup-table = Table
setup-hands = Hands
setup-curtain = Curtain
setup-open-table = Open table
setup-curtain-text = The screen shuts between two people’s hands
setup-open-table-text = Everybody sees everything
setup-two-players = Two bandits each
setup-pairs-now = on: two players
setup-pairs-when = with two seats
setup-pairs-automatic = not with the Ghost box
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
setup-first-seat = seat 1 begins

setup-more-title = More rules
setup-powers = Powers
setup-powers-text = Each bandit’s own trick
setup-events = Events
setup-events-text = Something happens at a round’s end
setup-expert = Expert deck
setup-expert-text = Cards are kept; 3–6 players
setup-expert-pairs = Not for two players
setup-hints = Hints
setup-hints-text = You may ask what the best computer player would do
setup-first-player = First player
setup-first-random = At random
setup-first-one = Seat 1
setup-first-random-text = Drawn when the game begins
setup-first-one-text = Whoever sits at the top begins
setup-printed = As printed
setup-done = Done

setup-start = All aboard!
setup-train = Locomotive and { $count } cars, in random order
setup-train-ghost = Locomotive and { $count } cars, the suitcase in the Locomotive
setup-cards = Round cards for { $sheet } bandits
setup-cards-elf = { $cards } · Gift and Empty tokens
setup-cards-horses = { $cards } · coach, horses, hostages, flasks
setup-cards-ghost = { $cards } · Ghost’s own eight cards
refused-nameless = Everybody needs a name.
refused-illegible = A name has letters that this game cannot draw: it knows Latin and Cyrillic ones.

## Pictures of the window

picture-kept = The picture is { $file }.
picture-kept-without-hand = The picture is { $file }, without your hand.
picture-failed = The picture cannot be written into { $folder }.

## Errors

error-no-display = There is no screen to open a window on.
error-no-window = No window can be opened: { $reason }.
error-crash = Something went wrong that should not have, and it could not be written down: { $reason }. Games are saved up to their last choice.
error-crash-written = Something went wrong that should not have. What it was is written in { $file }. Games are saved up to their last choice.
error-no-home = You have no home folder to keep games in: name another with --home FOLDER.
error-arguments = These words make no sense here: { $words }.
error-count = Right would be a whole number from 1 to { $most }, not { $found }.
error-size = A window of { $size } is not possible: it can have 1280x720 to 8192x8192 pixels.

## Scoring

scoring-pair = { $who } · together ${ $amount }
scoring-counting = The count
scoring-wins = { $name } wins with { $who }!
scoring-win-together = { $who } win together!
scoring-reason-richest = The richest of all
scoring-reason-fewest_bullets = As rich as another, but hit by fewer bullets
scoring-reason-shared = Equally rich and equally hit: they share the victory
scoring-reason-aim = With the suitcase in his hands
scoring-reason-nobody = Nobody is left who could win
scoring-reason-richest-gift = The richest of those who hold a Gift
scoring-reason-richest-empty = The richest of those whose token is empty
scoring-nobody-wins = Nobody wins
scoring-ghost-wins = Ghost rides off with the suitcase
scoring-everybody-loses = Everybody loses
scoring-counted-all-the-same = Counted all the same, but the suitcase decides
scoring-his-since = His since round { $number }
scoring-his-from = picked up { $where } and kept
scoring-else = Else { $who } would have won: ${ $amount }
scoring-elf = Where the Elf stopped
scoring-does-empty =
    Empty wins: two cars or
    more from the Locomotive
scoring-would-empty = Empty would win
scoring-does-gift = Gift wins
scoring-would-gift = Gift would win
scoring-gift = Gift
scoring-empty = Empty
scoring-is-out = is out
scoring-still-in = still in
scoring-bullets-short = Hit by
scoring-rounds = Five rounds
scoring-rounds-text = thousands, before the Gunslinger
scoring-gunslinger = Gunslinger
scoring-gunslinger-text = { $who } shot most
scoring-gunslinger-many = { $count } of them shot most
scoring-bullets = Bullets received
scoring-again = Ride again
scoring-replay = Replay
scoring-won = Where it was won
won-title = Where it was won
won-thinking = Legend goes through the game again …
won-meaning = The choices that changed the odds most: how often each wins, all cards known
won-none = No single choice changed the odds much
won-when = Round { $number } · { $phase }
won-chose = Chosen: { $what }
won-instead = Otherwise best: { $what }
won-watch = Watch
scoring-save = Save
scoring-title = Main menu

## Simulate

simulate-no-bot = There is no computer player called { $name }; there are: { $known }.
simulate-many-bots = There are { $names } computer players for { $seats } seats; name as many as seats, or fewer.
simulate-players = Players
simulate-games = Games
simulate-games-per-second = Games a second
simulate-decisions-per-second = Decisions a second
simulate-decisions-per-game = Decisions a game
simulate-clones-per-second = State copies a second
simulate-wins-by-bandit = Wins by bandit
simulate-wins-by-seat = Wins by seat
simulate-wins-of = Wins of { $who }
simulate-share = { $percent } %, surely { $low } to { $high }
simulate-share-and-money = { $percent } %, surely { $low } to { $high }; ${ $money } on average
simulate-conduct-of = How { $level } plays
simulate-cards = Cards carried out
simulate-idle = Without effect, %
simulate-idle-by-kind = … of each kind, %
simulate-kinds = Share of each kind, %
simulate-marshal-met-nobody = Marshal met nobody, %
simulate-draws = Turns spent drawing, %
simulate-empty-fires-a-game = Empty revolvers a game
simulate-last-turn-draws-a-game = Draws in last turns a game
simulate-onto-marshal-a-game = Moves onto the Marshal
simulate-mean-ms = Thinking, ms
simulate-most-ms = … 95 of 100 under, ms
simulate-aims-at-end = How it stood at the end
aim-elf-gift-end = Gift holders
aim-elf-empty-end = Empty holders
aim-ghost-has-suitcase-end = Ghost
aim-suitcase-lies-end = nobody’s
aim-suitcase-carried-end = somebody’s
simulate-help-players = two to six; two lead a pair each
simulate-help-games = how many games
simulate-help-seed = the same seed plays the same games
simulate-help-workers = how many processes share the work
simulate-help-bots = a computer player for each player, with commas, over again from the first; they move on by one seat from game to game: greenhorn, outlaw, gunslinger, legend, random, blind (an outlaw who knows no expansion), token-blind (one who has not looked at his Elf token)
simulate-help-expansions = elf or ghost
simulate-help-expert = the expert variant
simulate-help-no-powers = without powers
simulate-help-no-events = without events
simulate-help-json = one JSON object instead of a table

## The command line

command-about = Colt Express round one screen. Without a command it is played; the name of a saved game opens that.
command-play = play
command-open = go on with a saved game, or watch one that has ended
command-replay = tell a saved game in sentences
command-scenario = check positions written as data
command-simulate = play whole games without a window and tell how fast and who won
command-puzzle = prove puzzles, or find new ones
command-texts = tell what each language lacks
command-tour = draw every scene into PNG files
command-bench = measure what a picture costs
command-selftest = open the window, play a game through every scene, and end
command-help-home = keep games, settings and statistics in this folder
command-help-size = the window, { $usual } if nothing is said
command-help-size-fitting = the window; as large as fits the screen if nothing is said
command-help-file = a game: NAME.coltexpress
command-help-text = in sentences
command-help-scenarios = positions, or folders of them
command-help-folder = where the pictures go
texts-whole = { $language }: nothing is missing
texts-missing = { $language }: { $name } is missing
texts-strange = { $language }: { $name } is in no other language
texts-differing = { $language }: { $name } takes other values than in English
texts-twice = { $language }: { $name } stands there twice
texts-unreadable = { $language }: this is no sentence: { $name }
puzzle-help-paths = puzzles, or folders of them; with --make the folder for new ones
puzzle-help-make = find puzzles in which so many cards are played, one to six
puzzle-help-number = how many of them
puzzle-help-seed = another number finds others
puzzle-proved = ok { $file }: ${ NUMBER($goal, useGrouping: 0) }, { NUMBER($plans) ->
        [one] one plan
       *[other] { $plans } plans
    }, one of them right, the next best brings ${ NUMBER($next, useGrouping: 0) } { $stars }
puzzle-not-proved = FAIL { $file }: { $solving } of { $plans } plans bring ${ NUMBER($goal, useGrouping: 0) }
puzzle-unreadable = { $file }: no puzzle ({ $trouble })
puzzle-not-kept = Nothing can be written into { $folder }: { $trouble }
command-help-start = only how long it takes from the start to the first picture
command-help-json = one JSON object instead of lines

## Selftest, tour

selftest-done = Every scene was shown and a whole game was played.
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
things-discarded = { $elsewhere } · discarded { $count }
things-gift = My token: Gift
things-empty = My token: Empty
things-gift-of = { $who }’s token: Gift
things-empty-of = { $who }’s token: Empty
things-gift-asks = In if he ends at the Locomotive or beside it
things-empty-asks = In if he ends two or more cars from the Locomotive
things-stands = As he stands now, I am in.
things-stands-not = As he stands now, I am out.
things-close = What others own is told on their strips; the values of their purses are theirs alone.
scheming-look = Look

## A saved game's file: why it cannot be read, or not be kept

record-not-ours = This is not a game of Colt Express.
record-newer-format = A newer version of the game wrote it, in a way that this one cannot read.
record-huge = It is larger than any game can be: more than { $most } KB.
record-missing = It is not there any more.
record-unreadable = It cannot be read: { $why }.
record-header = It is damaged: line { $line } makes no sense.
record-header-cut-off = It is damaged: it ends before the game begins.
record-header-lacks = It is damaged: it does not say “{ $word }”.
record-broken = It is damaged at choice { $choice }.
record-cut-off = It is cut off: it ends before choice { $choice } is told.
record-set-up = There cannot be a game of such players and rules.
record-level = Nobody here knows its computer player { $level }.
record-dealt = Its seed lays out another train than the one it began with: it has been changed.
record-impossible = Its choice { $choice } is not possible there: it has been changed.
record-differs = Its choice { $choice } leads elsewhere than it did: it has been changed.
record-older = It comes from version { $version }, whose rules differ from choice { $choice } on.
record-newer = It comes from the newer version { $version }, whose rules differ from choice { $choice } on.

kept-full = The disk of { $folder } is full. The game goes on, but from here on it is not saved.
kept-forbidden = Nothing may be written into { $folder }. The game goes on, but from here on it is not saved.
kept-failed = Writing into { $folder } failed. The game goes on, but from here on it is not saved.

## A game in sentences

replay-begun = A game begun on { $date }
replay-seat = { $name }: { $who }
replay-score = { $who } ${ $money }
replay-won = { $who } won. { $why }: { $scores }.
replay-lost = { $why }: { $scores }.
replay-nobody = The game itself: { $who }
replay-under-way = After { $choices ->
    [0] no choice
    [one] one choice
   *[other] { $choices } choices
} it is for { $name } to choose. The hands, and cards that lie face down, are not told.
list-comma = {", "}

## Replay

phase-replay = Replay
replay-round = round { $number }
replay-times = ×{ $times }
replay-start = To the beginning
replay-step-back = A step back
replay-play = Play
replay-pause = Pause
replay-step = A step on
replay-faster = Faster
replay-everybody = everybody
replay-eyes = Through the eyes of { $who }
replay-why = This game is not over: hands and cards that lie face down are still secret, so it is shown as everybody at the table sees it.
replay-why-short = hands stay secret until the game is over
replay-no-hand = no cards in hand
replay-log = Log
replay-gear = Options
replay-close = Leave the replay
replay-hint-step = step
replay-hint-play = play
replay-hint-pause = pause
replay-hint-round = round
replay-hint-eyes = whose eyes
naming-title = Save the replay
naming-text = It is kept already. With a name of its own it is easier to find again.
naming-save = Save
naming-done = It is kept as “{ $name }”.
naming-failed = It could not be written into { $folder }: it is kept as before.
naming-nameless = Type a name first.
naming-not-kept = This game is not kept: there is no folder for games.

## Load

load-title = Load
load-games = Saved games
load-newest = newest first
load-none = There is no saved game yet. Every choice of a game is saved at once, by itself.
load-closed = { $folder } cannot be looked into. What lies in it is left as it is.
load-reading = looking into it …
load-over = Finished
load-setup = Before the first round
load-round = Round { $number }, { $phase }
load-turn = { $name } to choose
load-won = { $count ->
    [one] { $who } won with ${ $money }
   *[other] { $who } won with ${ $money } each
}
load-nobody-won = Nobody won
load-today = today, { $time }
load-yesterday = yesterday, { $time }
load-date = { $day } { $month }
load-date-year = { $day } { $month } { $year }
load-persons = { $count ->
    [one] one person
   *[other] { $count } people
}
load-computers = { $count ->
    [one] one computer
   *[other] { $count } computers
}
load-people = { $who } · { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
load-computer = Computer: { $name }
load-unreadable = Not readable: { $file }
load-left = It is left as it is.
load-up-to-there = Up to there
load-with-elf = with the Santa Claus Elf
load-with-ghost = with the Ghost box
load-with-horses = with Horses & Stagecoach
load-plain = the game without expansions
load-expert = expert variant
load-curtain = opens behind the curtain: no hand is shown
load-open-table = an open table: everybody sees every hand
load-alone = one person plays: no curtain
load-watch = computers alone: the table is shown as everybody sees it
load-ended = finished: no hand is secret any more
load-play = Play on
load-end = See the end
load-watch-ended = Watch the replay
load-watch-so-far = Watch so far
load-replays = Replays
load-ended-games = Finished games
load-none-ended = No game has been played to its end yet.
load-delete = Delete …
load-delete-sure = Delete for good
load-delete-ask = Delete it? Nothing brings it back.
load-keep = Keep it
load-hint-play = play on
load-hint-watch = watch
load-hint-delete = delete
load-folder = Show folder
load-automatic = on his own
load-no-loot = nothing
load-where = Saved games are in { $folder }
load-cannot-open = { $file } cannot be opened now. { $why }
load-not-deleted = { $file } could not be deleted.

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Statistics

statistics-title = Statistics
statistics-people = People
statistics-bandits = Bandits
statistics-hint-whose = whose
statistics-hint-more = more
statistics-dollars = ${ $money }
statistics-games = { $count ->
    [one] game
   *[other] games
}
statistics-games-of-people = { $count ->
    [one] game with people
   *[other] games with people
}
statistics-won-by-people = of them won by a person
statistics-average = a person’s average
statistics-richest = the most, { $who } as { $bandits }
statistics-richest-nobody = the most
statistics-bullets-shot = { $count ->
    [one] bullet shot
   *[other] bullets shot
}
statistics-box-won = { $count ->
    [one] win of the Ghost box out of { $played }
   *[other] wins of the Ghost box out of { $played }
}
statistics-box-none = games against the Ghost box
statistics-won-and-played = Won and played
statistics-by-people = games by person, with the bandit led most
statistics-by-bandits = games by bandit
statistics-won-of = { $won } of { $played }
statistics-with-hints = with hints { $won } of { $played }
statistics-bullets-of = { $shot } bullets shot · { $received } received
statistics-sources = Where money comes from
statistics-sources-under = average of a game, in dollars
statistics-kind-purse = purses
statistics-kind-jewel = jewels
statistics-kind-strongbox = strongboxes
statistics-kind-suitcase = suitcase
statistics-kind-hostage = hostage
statistics-kind-gunslinger = Gunslinger
statistics-kind-other = other
statistics-growth = How money grows
statistics-growth-beside = thousands, by round
statistics-idle = Cards that did nothing
statistics-idle-beside = of a hundred
statistics-bullets = Bullets
statistics-bullets-beside = average of a game
statistics-shot = shot
statistics-hit = received
statistics-expansions = With expansions
statistics-expansions-beside = won by a person
statistics-plain = Without
statistics-none = No game to count yet
statistics-none-text = The first one that is played to its end will stand here.
statistics-none-of-people = No game of people to count yet
statistics-none-of-people-text = So far computers have played alone: the bandits’ page has their games.
statistics-trouble-aside = The statistics were damaged. They are kept as { $file }, and counting has begun anew.
statistics-trouble-stuck = { $file } is damaged and cannot be put aside, so no game is counted.
statistics-trouble-newer = A newer version of the game wrote { $file }, so this one leaves it alone and counts no game.
statistics-trouble-full = The disk is full: the games of today are not in { $file } yet.
statistics-trouble-busy = Another program is at work on { $file }; what it lacks will be added later.
statistics-trouble-forbidden = { $file } cannot be read or written: its folder does not allow it.
statistics-trouble-failed = Reading or writing { $file } failed.

## Horses & Stagecoach

action-ride = Ride
place-coach-in = inside the stagecoach
place-coach-roof = on the roof of the stagecoach
place-horseback = on horseback
kind-flask = a flask of whiskey
kind-half-ordinary = a half-full flask
kind-half-old = a half-full flask of old whiskey
loot-flask = { $count ->
    [one] { $count } flask of whiskey
   *[other] { $count } flasks of whiskey
}
loot-half-ordinary = { $count ->
    [one] { $count } half-full flask
   *[other] { $count } half-full flasks
}
loot-half-old = { $count } half-full flask of old whiskey
hostage-poodle = the Lady’s Poodle
hostage-minister = the Minister
hostage-teacher = the Teacher
hostage-zealot = the Zealot
hostage-banker = the Banker
hostage-old_lady = the Old Lady
hostage-poker_player = the Poker Player
hostage-photographer = the Photographer
nothing-no-way = no Move leads out of there
nothing-no-horse = no horse stands beside the car
nothing-away = the rider has gone
nothing-teacher = the Teacher forbids it
nothing-zealot = the Zealot forbids it
round-shotguns_rage = Shotgun’s rage
round-higher_speed = Higher speed
round-whiskey_for_the_marshal = Whiskey for the Marshal
round-panting_horses = Panting horses
round-quiet_ride = Quiet ride
round-sharing_the_loot = Sharing the loot
round-escape = Escape
round-mortal_bullet = Mortal bullet
event-shotguns_rage = Every bandit in or on the stagecoach, and in or on the car beside it, gets a neutral bullet
event-higher_speed = Bandits on the train’s roofs, horses, stagecoach and Shotgun fall one car back
event-whiskey_for_the_marshal = The Marshal drinks a flask that lies in his car and moves back: one car, or, if it is old, to the Caboose
event-panting_horses = The horse nearest the Caboose leaves the game; with five or six players two of them do
event-quiet_ride = Nothing happens
event-sharing_the_loot = A strongbox whose owner is not alone is split among all bandits in his space
event-escape = Every bandit still in or on the train is caught and cannot win
event-mortal_bullet = Every bandit loses $150 for each bullet card received this round
plate-shotguns_rage = A bullet for all in and on the coach and the car beside it
plate-higher_speed = Roofs, horses, coach and Shotgun: all fall one car back
plate-whiskey_for_the_marshal = He drinks a flask in his car and reels back
plate-panting_horses = The horse nearest the Caboose can go no farther
plate-sharing_the_loot = A strongbox is split among all in its owner’s space
plate-escape = Anyone still in or on the train is caught
plate-mortal_bullet = Each bullet card of this round costs $150
shout-shotguns_rage = Hands off my coach!
shout-higher_speed = Hold on to your hats!
shout-whiskey_for_the_marshal = Hic!
shout-old_whiskey = That’s the stuff!
shout-no_whiskey = Not a drop
shout-panting_horses = Whoa! Come back!
shout-sharing_the_loot = Fair shares!
shout-all_mine = All mine!
shout-escape = Gone, all of them!
shout-mortal_bullet = Not a scratch!
tell-moved-shotgun = { $who } flees from the Shotgun and stands { $where }
tell-moved-higher_speed = { $who } is thrown back and stands { $where }
tell-moved-higher_speed-all = { $who } are thrown back and stand { $where }
tell-moved-higher_speed-apart = { $who } are thrown back, one car each
tell-horse-ridden-to = { $who } gallops off and is now { $where }
tell-horse-ridden-in = { $who } mounts and at once gets off { $where }
tell-horse-ridden-nowhere = { $who } mounts beside the { $car } and rides nowhere
tell-boarded = { $count ->
    [one] { $who } boards the { $car }
   *[other] { $who } board the { $car }
}
tell-riders-came-on = { $count ->
    [one] { $who } rides on to the { $car }
   *[other] { $who } ride on to the { $car }
}
tell-coach-fell-back = The stagecoach falls back to the { $car }
tell-shotgun-thrown-off = { $who } throws the Shotgun off the stagecoach: he lands { $where }
tell-shotgun-fell-back = The Shotgun goes with the stagecoach and stands { $where }
tell-shotgun-met = The Shotgun meets { $who } and shoots
tell-shotgun-met-unarmed = The Shotgun meets { $who }, but has too few bullets
tell-hostage-taken = { $who } takes { $hostage } hostage
tell-flask-drunk-ordinary-first = { $who } drinks from a flask: ordinary whiskey, three cards are drawn
tell-flask-drunk-ordinary-last = { $who } empties a flask and draws three cards
tell-flask-drunk-old-first = { $who } drinks from a flask: the old whiskey, two cards may be played
tell-flask-drunk-old-last = { $who } empties the old flask: two cards may be played
tell-marshal-drank-ordinary = The Marshal empties a flask and staggers one car back
tell-marshal-drank-old = The Marshal empties the old flask and staggers to the Caboose
tell-horses-fell-back = { $count ->
    [one] A horse falls one car back
   *[other] { $count } horses fall one car back
}
tell-horses-dropped-out = { $count ->
    [one] A horse is out of breath and stays behind
   *[other] { $count } horses are out of breath and stay behind
}
tell-strongbox-shared = The strongbox that { $who } owns is split among { $among }: ${ $money } each
tell-rode-away = { $who } rides away for good
tell-caught = { $count ->
    [one] { $who } is caught on the train
   *[other] { $who } are caught on the train
}
tell-bullets-paid = { $who } loses ${ $money } for this round’s bullets
tell-poodle-bit = The Poodle bites { $who }
misread-with-the-shotgun = nobody may stand on the Shotgun’s roof; right would be another space.
misread-away = who is away has no space; right would be one of the two.

# the attack, in its own scene
phase-horse_attack = Horse attack
bar-horse_attack = before the first round
ask-board-or-ride-on = { $name }: does { $who } board the { $car }?
choose-board-true = Board
choose-rideon-true = Ride on
attack-boards = boards
attack-rides-on = rides on
attack-rides = on horseback
attack-aboard = in the { $car }
attack-board = { $count ->
    [0] { $car }: nobody boards
    [one] { $car }: { $who } boards
   *[other] { $car }: { $who } board
}
attack-ride-on = { $count ->
    [0] nobody rides on
    [one] one rides on
   *[other] { $count } ride on
}
word-go-on = go on

# cards kept in hand
scheming-together = shown when all have chosen
scheming-keep-most = { $count ->
    [one] one at most
   *[other] { $count } at most
}

# before a card is played
forecast-dud = no effect: { $why }
forecast-ride = { $count ->
    [one] now one place to go, on the horse beside you
   *[other] now { $count } places to go, on the horse beside you
}
forecast-no-horse = now no horse stands beside you

# whiskey, beside the deck
drink = Drink
drink-flask = Unknown
drink-flask-gives = a sip will tell
drink-half-ordinary = Ordinary
drink-half-ordinary-gives = draw, play
drink-half-old = Old
drink-half-old-gives = play two
drink-flask-asks = Drink from a full flask?
drink-flask-means = ordinary: draw three, then play; old: play two
drink-half-ordinary-asks = Drink the ordinary whiskey?
drink-half-ordinary-means = draw three cards, then play one
drink-half-old-asks = Drink the old whiskey?
drink-half-old-means = play two cards, one after the other
drink-not-now = not now
drink-only-standard = Whiskey is drunk in a standard turn only
drink-no-card = Old whiskey is for playing two cards: you have none
drink-one-sip = One sip a turn

# hostages as portraits
hostage-poodle-name = Lady’s Poodle
hostage-poodle-costs = a neutral bullet at the start of each round
hostage-poodle-pays = $1000
hostage-poodle-per = {""}
hostage-minister-name = Minister
hostage-minister-costs = one card fewer at the start of each round
hostage-minister-pays = $900
hostage-minister-per = {""}
hostage-teacher-name = Teacher
hostage-teacher-costs = your Punch cards have no effect
hostage-teacher-pays = $800
hostage-teacher-per = {""}
hostage-zealot-name = Zealot
hostage-zealot-costs = your Ride cards have no effect
hostage-zealot-pays = $700
hostage-zealot-per = {""}
hostage-banker-name = Banker
hostage-banker-costs = no hindrance
hostage-banker-pays = $1000
hostage-banker-per = with a strongbox
hostage-old_lady-name = Old Lady
hostage-old_lady-costs = one step only on roofs
hostage-old_lady-pays = $500
hostage-old_lady-per = a jewel
hostage-poker_player-name = Poker Player
hostage-poker_player-costs = your power sleeps
hostage-poker_player-pays = $250
hostage-poker_player-per = a purse
hostage-photographer-name = Photographer
hostage-photographer-costs = all your cards lie face up
hostage-photographer-pays = $200
hostage-photographer-per = a bandit’s bullet
ask-take-hostage-more = one, for the whole game

# a station's question
choose-rideaway-true = Ride away

# the count
dollars-lost = −${ $amount }
scoring-ransom = Ransom
scoring-ransom-text = paid at the end
scoring-ransom-of = { $who }, { $why }
scoring-ransom-whole = paid in full
scoring-ransom-old_lady = { $count ->
    [0] no jewel
    [one] one jewel
   *[other] { $count } jewels
}
scoring-ransom-poker_player = { $count ->
    [0] no purse
    [one] one purse
   *[other] { $count } purses
}
scoring-ransom-banker = { $count ->
    [0] no strongbox
   *[other] with a strongbox
}
scoring-ransom-photographer = { $count ->
    [0] no bandit’s bullet
    [one] one bullet
   *[other] { $count } bullets
}
scoring-sharing_the_loot = each strongbox split among all beside its owner
scoring-escape = whoever was still on the train is caught
scoring-mortal_bullet = $150 for each bullet of the last round
scoring-station-nobody = touched nobody
statistics-kind-ransom = ransom
statistics-kind-station = station

# what is told besides
strip-hint-kept = { $told } · { $kept }
hostage-about = { $name }: { $costs }; ransom { $pays } { $per }
news-drank-ordinary = { $people ->
   *[other] drank whiskey
}
news-drank-old = { $people ->
   *[other] drank old whiskey
}
aim-escape = Escape
aim-escape-line = would be caught now: { $caught }

### How to play: the rules in pages. KEY-lead stands beside the title, KEY-1 below the first picture; every line of
### KEY-text is a point; KEY-foot stands in a box at the end.

rules-title = How to play
rules-search = search
rules-found-none = Nothing found
rules-number = { $page } of { $pages }
rules-any-letter = A–Z
rules-hint-page = page
rules-hint-chapter = chapter
rules-hint-search = search
rules-turns-small = 2 to 4 bandits
rules-turns-large = 5 or 6 bandits
rules-turns-keep = Keep { $count }
rules-chapter-begin = Begin here
rules-chapter-cards = The action cards
rules-chapter-train = On the train
rules-chapter-bandits = The bandits
rules-chapter-rounds = The round cards
rules-chapter-end = The end, other ways
rules-chapter-elf = Santa Claus Elf
rules-chapter-ghost = Ghost box
rules-chapter-horses = Horses & Stagecoach

rules-idea = The idea
rules-idea-lead = You are train robbers. Be the richest at the end!
rules-idea-1 = The Locomotive is at the front, the Caboose is the last car.
rules-idea-text =
    Every car has two spaces: inside and on the roof. Loot lies where it was left or dropped.
    In each of five rounds all plan first: they play cards onto one common pile. Then the pile is carried out, card by card.
    Plans go wrong. Somebody punches you away, or the Marshal comes, and your next card does something quite different.
    After the fifth round whoever owns the most money wins.
rules-setup = The start
rules-setup-lead = Who stands where, and who owns what
rules-setup-1 = Turn order Tuco, Belle, Doc, Django: by turns inside the Caboose and in the car before it.
rules-setup-text =
    There are as many cars as bandits, in random order behind the Locomotive. Each has the loot printed on it.
    Everybody has ten action cards, six bullets in the revolver and one purse of $250.
    The Marshal and a strongbox are in the Locomotive. A second strongbox waits beside the train.
    The first, third and fifth bandit start inside the Caboose, the others in the car before it.
    Five round cards lie ready: four drawn at random, and a train station as the last.
rules-round = A round
rules-round-lead = Draw, plan, carry out, event: five times
rules-round-1 = Shuffle your deck and draw six cards
rules-round-2 = Schemin’: all play cards onto one pile
rules-round-3 = Stealin’: the pile is carried out
rules-round-text =
    The round card tells how many turns there are, of which kind, and what happens at the end.
    In Stealin’ the card that was played first is carried out first.
    Then comes the event of the round card, if it has one.
    All cards go back to their decks, and the next player becomes first player.
rules-schemin = Schemin’: planning
rules-schemin-lead = On each turn: play a card, or draw three
rules-schemin-1 = A hand. The bullet cannot be played: it only takes up room.
rules-schemin-text =
    Play one action card on top of the common pile, or draw three cards from your own deck instead. You cannot pass.
    You do not choose yet whom you shoot or where you go. That comes when the card is carried out.
    Any card may be played, even if it could do nothing at the moment.
    A deck with fewer than three cards gives what it has. You may draw from an empty deck only if you hold no action card.
    After the last turn everybody’s hand goes back into his deck.
rules-stealin = Stealin’: carrying out
rules-stealin-lead = Card by card, first played first
rules-stealin-1 = Tuco’s Robbery comes up. He chooses what he takes.
rules-stealin-2 = Then Belle’s Move: she had to go somewhere.
rules-stealin-text =
    The owner of the card chooses now: where to go, whom to hit, what to take.
    What is possible must be done. Fire shoots even if the only target is your friend.
    What is impossible is skipped, and the card was for nothing.
    A bandit never leaves the train.
rules-turns = The turns of a round
rules-turns-lead = What the round card shows
rules-turns-1 = Standard: one card each, face up.
rules-turns-2 = Tunnel: one card each, face down.
rules-turns-3 = Speeding up: everybody acts twice in a row.
rules-turns-4 = Switching: the order turns round.
rules-turns-text =
    The first player begins every turn, and it goes on clockwise.
    In a tunnel nobody sees what the others play. Drawing is still allowed, and everybody sees it.
    When speeding up you play two cards, draw twice, or do one of each, before the next player.
    When switching the first player still begins, but then it goes the other way round.

rules-move-lead = Run through the train
rules-move-1 = On the roof: one, two or three cars, one way.
rules-move-2 = Inside: exactly one car.
rules-move-text =
    Go forward or back. You stay on your level: inside stays inside, a roof stays a roof.
    On the roofs you run over other bandits, and over the Marshal’s car.
    You must move, even if you would rather stay.
rules-move-marshal = Whoever goes inside his car gets a bullet and climbs to its roof.
rules-move-elf = He goes along with whoever starts from his space.
rules-floor_change-lead = Climb up or down
rules-floor_change-1 = Belle is inside, Tuco on the roof.
rules-floor_change-2 = Both are on the other level of the same car.
rules-floor_change-text =
    Go from inside to the roof, or from the roof inside. You stay in the same car.
    It always works, in the Locomotive too.
rules-floor_change-marshal = Whoever climbs down to him is back on the roof at once, with a bullet.
rules-floor_change-elf = He climbs along with whoever starts from his space.
rules-fire-lead = Shoot one bandit in sight
rules-fire-1 = Inside: into the two neighbouring cars. On roofs: as far as you see.
rules-fire-2 = On the roofs only the nearest on each side can be seen.
rules-fire-text =
    Choose one target. He gets the top bullet of your revolver into his deck.
    Inside you shoot into the cars just before and behind yours, never up or down.
    On a roof you shoot any distance, but whoever stands nearest hides all behind him. You choose among several on one roof.
    Those in your own space are no targets, and they do not stand in the way.
rules-fire-belle = No target while you could hit somebody else.
rules-fire-tuco = He also shoots through the roof of his car, up or down.
rules-fire-django = Pushes his target one car away.
rules-fire-marshal = Cannot be shot, and hides nobody.
rules-fire-foot = Nobody in sight, or the revolver is empty? The card does nothing, and no bullet is spent.
rules-punch-lead = Knock somebody away; he drops loot
rules-punch-1 = Tuco chooses whom he hits in his own space.
rules-punch-2 = Doc’s purse lies where he stood. He lands one car on.
rules-punch-text =
    You choose the victim, the kind of loot he loses, and on which side he lands.
    The loot stays in the space of the punch. Of several purses one is drawn blindly.
    The victim lands one car further on his level: inside stays inside, a roof stays a roof.
rules-punch-cheyenne = May take the purse that she knocks loose.
rules-punch-belle = No victim while you could hit somebody else.
rules-punch-marshal = Shoots at whoever lands in his car. He cannot be punched.
rules-punch-elf = Cannot be punched.
rules-punch-foot = Nobody beside you? Nothing happens. The victim owns nothing? He flies all the same.
rules-robbery-lead = Take one piece of loot from your space
rules-robbery-1 = A purse or the jewel: Cheyenne chooses the kind.
rules-robbery-2 = She has taken the jewel. The purse is still there.
rules-robbery-text =
    You take one token that lies in your space: your car and your level.
    You choose the kind. A purse is taken blindly, and only you learn what is in it.
    You cannot take anything from another bandit. For that you need a punch.
rules-robbery-foot = Nothing lies there? The card does nothing.
rules-marshal_card-lead = Move the Marshal one car
rules-marshal_card-1 = Ghost chooses: forward or back.
rules-marshal_card-2 = Doc was inside: he has a bullet and is on the roof.
rules-marshal_card-text =
    It does not matter where your own bandit stands.
    At the end of the train there is only one way.
    Everybody inside the car that the Marshal comes to meets him, you too.

rules-meeting = Meeting the Marshal
rules-meeting-lead = Never be inside his car
rules-meeting-1 = Django has to move, into the Marshal’s car.
rules-meeting-2 = He is on its roof, with a neutral bullet in his deck.
rules-meeting-text =
    Whoever is inside the Marshal’s car, for whatever reason, gets a neutral bullet and goes to the roof of that car.
    It makes no difference whether he walked, climbed, was punched or pushed, or whether the Marshal came to him.
    Bandits on the roof of his car are safe.
    The Marshal always stays inside. He cannot be shot, punched or robbed, and nobody hides behind him.
rules-bullets = Bullets
rules-bullets-lead = They do not hurt, they clog your hand
rules-bullets-1 = A bullet of Tuco’s revolver
rules-bullets-2 = A neutral bullet: from Marshal or passengers
rules-bullets-3 = With two bullets in hand there is less to play.
rules-bullets-text =
    A bullet you receive goes on top of your deck and is shuffled with it in the next round. You never get rid of it.
    You can never play it. It fills your hand of six.
    Each revolver holds six bullets. Whoever has shot most at others is the Gunslinger.
    There are thirteen neutral bullets. If there are too few for all who would get one at once, none of them gets any.
rules-loot = Loot
rules-loot-lead = What it is worth
rules-loot-1 = A purse: $250 to $500
rules-loot-2 = A jewel: $500
rules-loot-3 = A strongbox: $1000
rules-loot-text =
    Only somebody who has had a purse in his hands knows what is in it. How many purses you own is known to all.
    There are eighteen purses: eight of $250, and two each of $300, $350, $400, $450 and $500.
    One strongbox lies in the Locomotive. The second comes only with the round card “Take it all!”.
    Loot that is dropped lies on just that level of the car. Anybody who comes there may rob it.

rules-belle-lead = No target while another can be hit
rules-belle-1 = Doc may shoot Tuco or Ghost, but not Belle.
rules-belle-text =
    As long as somebody else could be chosen, Belle cannot be: for Fire as for Punch.
    If she is the only one in reach, she is hit like anybody.
    On the roofs she hides whoever stands behind her, though she cannot be chosen herself.
    The Marshal and the passengers do not spare her.
rules-cheyenne-lead = Takes the purse that her punch knocks loose
rules-cheyenne-1 = Cheyenne punches Doc …
rules-cheyenne-2 = … and his purse is hers at once.
rules-cheyenne-text =
    If her victim loses a purse, she may take it instead of leaving it on the floor.
    She need not. Jewels, strongboxes and other things fall to the floor as usual.
rules-django-lead = His shots push the target one car away
rules-django-1 = Django shoots Tuco …
rules-django-2 = … and Tuco flies one car further away from him.
rules-django-text =
    The target stays on his level, and never flies off the train: at the end he stays where he is.
    He may be pushed into the Marshal’s car, and then meets him.
    With an empty revolver Django pushes nobody.
rules-doc-lead = Seven cards at the start of each round
rules-doc-1 = One card more than the others have
rules-doc-text =
    Doc draws seven cards at the start of a round instead of six.
    When he draws in place of playing a card, he draws three like everybody.
rules-ghost-lead = His first card may lie face down
rules-ghost-1 = Nobody knows what Ghost has in mind.
rules-ghost-text =
    On his first turn of each round Ghost may play his card face down. He need not.
    If he draws on that turn, the chance is gone for this round.
    If the round begins with two cards in a row, only the first may be hidden.
rules-tuco-lead = Shoots through the roof
rules-tuco-1 = Tuco may shoot Doc below him, or Cheyenne along the roofs.
rules-tuco-text =
    Besides the usual targets Tuco may shoot bandits in his own car on the other level: up or down.
    The Marshal cannot be hit this way either.
    Belle is no target as long as Tuco could hit somebody else.

rules-angry_marshal-lead = The Marshal shoots through the roof and walks on
rules-angry_marshal-1 = Before the event
rules-angry_marshal-2 = Doc is hit on the roof, Cheyenne meets him.
rules-angry_marshal-text =
    Every bandit on the roof of the Marshal’s car gets a neutral bullet, and stays there.
    Then the Marshal moves one car towards the Caboose, and meets whoever is inside. In the Caboose he stays.
rules-swivel_arm-lead = An iron arm sweeps over the roofs
rules-swivel_arm-1 = Before the event
rules-swivel_arm-2 = Both are on the roof of the Caboose.
rules-swivel_arm-text =
    Every bandit on a roof, the Locomotive’s too, is swept to the roof of the Caboose.
    Whoever is inside stays, and so does loot on the roofs.
rules-braking-lead = Every bandit on a roof moves one car forward
rules-braking-1 = Before the event
rules-braking-2 = Both are one roof further forward.
rules-braking-text =
    Every bandit on a roof moves one car forward, all at the same time.
    On the Locomotive’s roof he stays. Whoever is inside stays too.
rules-take_it_all-lead = The second strongbox appears
rules-take_it_all-1 = Before the event
rules-take_it_all-2 = It lies inside, beside the Marshal.
rules-take_it_all-text =
    The strongbox that waits beside the train is put inside the car where the Marshal is.
    Get the Marshal away, and it can be robbed like any other.
rules-passengers_rebellion-lead = The passengers shoot back
rules-passengers_rebellion-1 = Before the event
rules-passengers_rebellion-2 = Doc and Tuco were inside: a bullet each.
rules-passengers_rebellion-text =
    Every bandit inside a car, or inside the Locomotive, gets a neutral bullet.
    Nobody moves. On the roofs one is safe.
rules-bridge-lead = A quiet round without an event
rules-bridge-1 = Nothing moves but the train.
rules-bridge-text =
    Few turns, but one of them is Speeding up: everybody acts twice in a row.
    At the end of the round nothing happens.
rules-cave-lead = Two tunnels, and no event
rules-cave-1 = Nothing happens to anybody.
rules-cave-text =
    In the tunnels the cards are played face down, so nobody knows much.
    At the end of the round nothing happens.
rules-pickpocketing-lead = A station: take a purse while nobody looks
rules-pickpocketing-1 = Before the event
rules-pickpocketing-2 = Doc was alone and took it. Tuco and Cheyenne were two.
rules-pickpocketing-text =
    Every bandit who is alone in his space may take one purse that lies there, blindly.
    Only purses can be taken, and one may leave them. Somebody on the other level of the car does not count.
rules-marshals_revenge-lead = A station: the Marshal wants money back
rules-marshals_revenge-1 = Before the event: the Marshal is below Doc.
rules-marshals_revenge-2 = Doc has dropped his smallest purse.
rules-marshals_revenge-text =
    Every bandit on the roof of the Marshal’s car drops his least valuable purse there.
    Jewels and strongboxes are never dropped. Without a purse nothing happens.
rules-hostage-lead = A station: money for the Conductor
rules-hostage-1 = Doc and Tuco are in and on the Locomotive: $250 for each.
rules-hostage-text =
    Every bandit inside the Locomotive or on its roof gets $250.
    It is not taken from the train, so there is always enough. It counts at the end.

rules-count = The count
rules-count-lead = After the fifth round
rules-count-1 = Purses: what is in them
rules-count-2 = Jewels: $500
rules-count-3 = Strongboxes: $1000
rules-count-4 = Gunslinger: $1000
rules-count-text =
    Everybody counts his loot, and the $250 if the Conductor has paid him.
    The Gunslinger has shot most bullets at others. If several are equal, each of them gets the $1000, even if nobody has fired.
    The richest wins. If two are equally rich, whoever has received fewer bullets wins.
    If that is equal too, they win together.
rules-first_game = Easier: a first game
rules-first_game-lead = Without powers, without events
rules-first_game-1 = Belle: like any other
rules-first_game-2 = Cheyenne: like any other
rules-first_game-3 = Django: like any other
rules-first_game-4 = Doc: six cards, too
rules-first_game-text =
    In “More rules” at the set-up you can leave out the bandits’ powers and the events.
    Without powers all bandits are alike. Doc draws six cards, and Ghost plays face up.
    Without events the round cards are used for their turns only. Nothing happens at a round’s end.
    That is a good first game with small children. Add both as soon as everybody knows the cards.
rules-two_players = Two players
rules-two_players-lead = Each leads two bandits
rules-two_players-1 = Tuco and Doc against Django and Belle
rules-two_players-text =
    Each has one of Tuco, Django, Cheyenne and one of Ghost, Doc, Belle. The train has three cars.
    Your deck has eleven cards: Move, Floor change, Fire, Punch, Robbery for each bandit, and one Marshal. The card’s colour tells whose it is.
    When the round card has been turned up, you pick one card to keep, shuffle the rest and draw six, with Doc seven.
    Whoever plays Fire face up on a standard turn may at once add a card of his other bandit, but not the Marshal.
    Your bandits can hit each other. Bullets shot at your own partner do not count for the Gunslinger.
    You count the money of both together. A tie is settled by all bullets that both have received.
rules-expert = Expert
rules-expert-lead = Decks are not shuffled anew; for three to six
rules-expert-1 = Kept, and one drawn
rules-expert-2 = Doc’s discards
rules-expert-text =
    Cards that were carried out, and those you throw away, lie on your own discard pile. Everybody may look at it.
    After Schemin’ you choose secretly which cards to keep in your hand, even bullets. All see how many. The rest is discarded.
    At the start of a round you draw until you hold six cards, Doc seven. What you kept counts.
    If your deck is empty, your discards are shuffled and become the new deck.
    Bullets drawn at the start of a round are discarded at once, and you get no other card for them.

rules-elf-lead = A small Elf trots along
rules-elf-1 = Doc is going to run, and the Elf is with him.
rules-elf-2 = The Elf has gone along, both cars.
rules-elf-text =
    He starts inside the third car from the end.
    If you begin a Move or a Floor change in his space, he comes along to where you go. You cannot prevent it.
    Nothing else moves him: no punch, no shot, no Marshal, no event.
    He may stand beside the Marshal. Walk in there with him, and you flee to the roof; he stays.
    He cannot be hit, hides nobody, and is no company when pockets are picked.
    With the stagecoach he also comes along on a Ride, and into the coach and out of it.
rules-elf_end = Gift or Empty
rules-elf_end-lead = Where he ends decides who can win
rules-elf_end-1 = Gift: he must be near
rules-elf_end-2 = Empty: he must be far
rules-elf_end-text =
    Everybody has a secret token. You may look at your own at any time.
    If the Elf is in or on the Locomotive or the car next to it at the end, only bandits with a Gift can win.
    If he is further away, only bandits with an Empty token can win.
    Among those the richest wins. The others are out, whatever they own.
    Half of the tokens are Gifts. With an odd number there is one Empty more.
    In or on the stagecoach, the car beside it counts.

rules-ghost_box-lead = The game plays Ghost, and he may beat you all
rules-ghost_box-1 = Ghost wants the suitcase, and nothing else.
rules-ghost_box-2 = He has walked to it, and taken it.
rules-ghost_box-text =
    If Ghost has the suitcase at the end, he wins and all others lose.
    Otherwise the richest of you wins. The suitcase is $1500 for whoever of you has it.
    It lies in the Locomotive at the start, in place of the strongbox.
    Ghost sits last. He plays the top card of his own eight on each turn, and never draws. His first card of a round is face down.
    You may take the suitcase by Robbery, or knock it out of his hands by a punch.
    The box is for two to five people, and is not mixed with other expansions.
rules-ghost_cards = Ghost’s cards
rules-ghost_cards-lead = They follow the suitcase
rules-ghost_cards-1 = Tuco has the suitcase. Ghost fires …
rules-ghost_cards-2 = … at both, and Tuco drops it.
rules-ghost_cards-text =
    A card with “or”: beside the suitcase, or with it in his hands, he does the upper action, otherwise the lower.
    Heist takes the suitcase from the floor of his space. Other loot does not interest him.
    Move brings him nearer to the suitcase: one car inside, two on the roofs, never past it.
    Fire hits everybody that he could aim at, Belle too. A target who has the suitcase drops it.
    Punch hits all others in his space. Each drops one thing, the best first, and lands one car towards the Caboose.
    His Marshal card drives the Marshal away from the suitcase.
rules-ghost_bullets = Stop him with bullets
rules-ghost_bullets-lead = Three bullets cost him a card
rules-ghost_bullets-1 = Three in front of him: his next card is ignored.
rules-ghost_bullets-text =
    Bullets that Ghost receives lie in front of him, and stay there from round to round.
    When one of his cards comes up and he has three or more, the card is ignored and three of them go away.
    With six bullets he loses two cards.
    Shots, the Marshal and the passengers all help you against him.

rules-horses-lead = Horses beside the train, a stagecoach, hostages
rules-horses-1 = The coach starts beside the Locomotive, with a guard and a strongbox on its roof.
rules-horses-text =
    Everybody has one more action card: Ride. The horses belong to nobody.
    The coach falls back one car at the end of each round, and waits at the Caboose.
    In the coach there are hostages: each brings a ransom, and a drawback.
    A flask of whiskey lies in every car, and there are 16 neutral bullets instead of 13.
    It goes with the Elf, with two players and with the expert rules, but not with the Ghost box.
rules-horse_attack = Jumping aboard
rules-horse_attack-lead = The game begins on horseback
rules-horse_attack-1 = All ride beside the Caboose and choose.
rules-horse_attack-text =
    All bandits ride up from the end of the train, past the Caboose, and then car by car.
    At each car all who are still riding choose secretly: jump aboard here, or ride on.
    Whoever boards stands inside that car. His horse stays beside it.
    At the first car behind the Locomotive everybody who is left must board.
    A last rider alone chooses at once where he will board, from his car on forward.
rules-ride-lead = By horse, up to three cars
rules-ride-1 = A horse stands beside Doc’s car. He may go far.
rules-ride-2 = He is inside, and the horse is beside that car.
rules-ride-text =
    There must be a horse beside your car, whether you are inside or on its roof. In the coach the car beside it counts.
    Ride up to three cars forward or back. You always end inside a car, or in the coach if it stands there.
    You may also ride nowhere at all: down from the roof, or over into the coach.
    The horse stays where you get off. The Marshal and the hostages are met as usual.
rules-ride-foot = No horse beside your car? The card does nothing.
rules-coach = The stagecoach
rules-coach-lead = Two more spaces beside the train
rules-coach-1 = Tuco may run to the roofs, or onto the coach.
rules-coach-text =
    The roof of the coach and the roof of the car beside it are neighbours: one step, but only as the first or the last of a run.
    Inside, one can shoot and punch between the coach and the car beside it, but not walk. One comes in by Ride or Floor change.
    From the coach’s roof you can shoot only at the roof beside it.
    The Marshal never enters the coach, and the base game’s events do not reach it.
    Pickpocketing is the only one of them that works there too.
rules-coach-tuco = Shoots between the coach and its roof.
rules-coach-django = Pushes nobody in or on the coach, and nobody from there.
rules-shotgun = Shotgun, the guard
rules-shotgun-lead = He sits on the third strongbox
rules-shotgun-1 = Tuco may choose Shotgun, or Doc.
rules-shotgun-2 = He is on the train now. The strongbox is free.
rules-shotgun-text =
    While he sits on the coach he does nothing, but nobody can take the strongbox under him.
    A punch on the coach’s roof can throw him off. He lands on the roof beside it and never comes back.
    From then on, whoever ends a movement on his roof gets a neutral bullet, and flees to a roof beside it.
    He stays beside the coach: when it falls back, he goes one car back too.
    Nobody can shoot him. On the roofs he hides those behind him.
rules-hostages = Hostages
rules-hostages-lead = One each, for the whole game
rules-hostages-1 = Lady’s Poodle, $1000. Bites: one bullet each round.
rules-hostages-2 = Minister, $900. You draw one card fewer.
rules-hostages-3 = Teacher, $800. Your punches do nothing.
rules-hostages-4 = Zealot, $700. Your rides do nothing.
rules-hostages-5 = Banker, $1000 if you own a strongbox.
rules-hostages-6 = Old Lady, $500 a jewel. Roofs: one step only.
rules-hostages-7 = Poker Player, $250 a purse. No power.
rules-hostages-8 = Photographer, $200 a bandit’s bullet. Cards face up.
rules-hostages-text =
    Whoever comes into the coach without a hostage must take one of those left. He chooses which. There is one fewer than bandits.
    The ransom is paid at the end. The drawback holds from now on, for cards already planned too. A hostage is never lost.
    Neutral bullets bring the Photographer nothing. With him your cards lie face up in tunnels too.
rules-whiskey = Whiskey
rules-whiskey-lead = Two sips in each flask
rules-whiskey-1 = Full: nobody knows which kind
rules-whiskey-2 = Ordinary: draw three, then play
rules-whiskey-3 = Old: play two cards
rules-whiskey-text =
    A flask is robbed like loot, and can be knocked loose like loot. It is worth nothing at the end.
    On a standard turn you may drink one sip instead of playing or drawing.
    Ordinary whiskey: draw three cards, then play one. Old whiskey: play two cards in a row.
    The first sip shows the kind. After the second the flask is gone. Five are ordinary, one is old.
rules-turmoil = Turmoil
rules-turmoil-lead = A turn in which all choose at once
rules-turmoil-1 = First all choose secretly …
rules-turmoil-2 = … then all is shown, in turn order.
rules-turmoil-text =
    Everybody chooses a card to play, or to draw three. Nobody knows what the others choose.
    Then the cards go onto the pile face up, from the first player on, and who wanted to draws.
    There is no whiskey in this turn. Ghost may hide his card if it is his first.
rules-keep = Keeping cards
rules-keep-lead = The new round cards let you save some
rules-keep-1 = “Keep 2”: these stay in Tuco’s hand.
rules-keep-2 = So he draws only four new ones.
rules-keep-text =
    Some round cards say “Keep 1” or “Keep 2”. After the last turn you may keep so many action cards in your hand.
    What you keep is secret. How many you keep is not.
    At the start of the next round you draw so many cards fewer.
    In the expert game the mark means nothing: there you keep what you like.
rules-shotguns_rage-lead = Bullets all round the coach
rules-shotguns_rage-1 = Doc, Ghost and Tuco get a bullet each. Django is safe.
rules-shotguns_rage-text =
    Every bandit in or on the coach, and in or on the car beside it, gets a neutral bullet.
    It does not matter where Shotgun is. Nobody moves.
rules-higher_speed-lead = What is loose falls back one car
rules-higher_speed-1 = Before the event
rules-higher_speed-2 = Doc, the horses and the coach are one car back.
rules-higher_speed-text =
    One car back, in this order: bandits on the train’s roofs, the horses, the coach with all in it, Shotgun if he is off it.
    At the Caboose they stay. Whoever is inside the train stays too. Whoever comes to Shotgun’s roof meets him.
rules-whiskey_for_the_marshal-lead = He drinks what he finds
rules-whiskey_for_the_marshal-1 = A flask lies in the Marshal’s car.
rules-whiskey_for_the_marshal-2 = He has drunk it and staggered back, to Doc.
rules-whiskey_for_the_marshal-text =
    If flasks lie inside his car he drinks one of them, drawn at random.
    Ordinary whiskey sends him one car back, old whiskey to the Caboose, car by car. He meets all whom he comes to.
rules-panting_horses-lead = The last horses give up
rules-panting_horses-1 = Before the event
rules-panting_horses-2 = The horse at the back is gone.
rules-panting_horses-text =
    The horse nearest to the Caboose leaves the game. With five or six players two of them do.
rules-quiet_ride-lead = No event, and you may keep two cards
rules-quiet_ride-1 = All stay where they are.
rules-quiet_ride-text =
    At the end of the round nothing happens.
rules-sharing_the_loot-lead = A station: strongboxes are split
rules-sharing_the_loot-1 = Doc has a strongbox, but Tuco is with him: $500 for each.
rules-sharing_the_loot-text =
    If somebody with a strongbox is not alone in his space, its $1000 is shared among all bandits there.
    The strongbox itself is gone. That holds for each one, and in the coach too.
rules-escape-lead = A station: off with you, or be caught!
rules-escape-1 = Doc has a Ride left, and there is a horse.
rules-escape-2 = He is away. Belle is safe in the coach.
rules-escape-text =
    In this round a Ride may also take you away for good, with all you own. Your further cards do nothing.
    At the end everybody in or on the train is caught and cannot win.
    Those away are safe, and those in or on the coach. If nobody is safe, nobody wins.
rules-mortal_bullet-lead = A station: wounds cost money
rules-mortal_bullet-1 = Two bullets this round: that is $300.
rules-mortal_bullet-text =
    Everybody loses $150 for each bullet card that he has received in this round, from whomever.
    You may even end up owing money.

### Puzzles

title-puzzles = Puzzles
tool-close = Back to the puzzle
puzzles-title = Puzzles
puzzles-you = You
puzzles-chapters = Chapters
puzzles-number = Puzzle { $number }
puzzles-head = { $title } · { $goal }
puzzles-goal = Own { $money }
puzzles-now = now { $money }
puzzles-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
puzzles-solved-of = { $solved } of { $count } solved
puzzles-asked = { $count ->
    [one] Play one card, so that you own it at the end. You have { $now } now. The others’ cards are known.
   *[other] Play { $count } cards, so that you own it at the end. You have { $now } now. The others’ cards are known.
}
puzzles-hand = Your hand
puzzles-try = Try it
puzzles-go = Go!
puzzles-hint = A hint
puzzles-no-hint = No more hints
puzzles-clear = All back
puzzles-key-put = put
puzzles-place = Your place: card { $number } of the pile
puzzles-places-left = { $count ->
    [one] One place is still empty
   *[other] { $count } places are still empty
}
puzzles-their-card = { $who }: { $card }
puzzles-hint-card = Your first card is { $card }.
puzzles-solved = Solved!
puzzles-solved-text = You own { $money }. Nobody could have prevented it.
puzzles-not-solved = Not yet
puzzles-not-solved-plan = You own { $money }; { $goal } were asked. The others can stop this plan. Try other cards, or another order.
puzzles-not-solved-choices = You own { $money }; { $goal } were asked. The plan was right! Only your choices on the train were not.
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-list = All puzzles
puzzles-file-damaged = The file of your solved puzzles is damaged. You start from scratch, and the file will be put aside.
puzzles-file-not-kept = It is solved, but that could not be saved to the disk.
puzzles-chapter-order = The right order
puzzles-chapter-django = Django’s push
puzzles-chapter-marshal = The Marshal card
puzzles-chapter-meeting = Use the Marshal
puzzles-chapter-punch = Punches
puzzles-chapter-roofs = Over the roofs
puzzles-chapter-cheyenne = Cheyenne’s purse
puzzles-chapter-fire = Fire
puzzles-chapter-punched = Being punched
puzzles-teaches-order = Think in order: what will have happened when your card comes up?
puzzles-teaches-django = Whoever Django shoots lands one car further away from him.
puzzles-teaches-marshal = The Marshal drives everybody inside his car up to the roof, with a bullet.
puzzles-teaches-meeting = The Marshal is a quick way to the roof: meet him on purpose.
puzzles-teaches-punch = A punch makes somebody drop loot in your space. Then rob it.
puzzles-teaches-roofs = On the roofs one Move leads up to three cars.
puzzles-teaches-cheyenne = Cheyenne may keep the purse that her punch knocks loose.
puzzles-teaches-fire = A shot has more consequences than a bullet.
puzzles-teaches-punched = It can be good to be punched: you land one car on.

## The guided first game: the Conductor speaks, one short sentence at a time.
title-learn = Learn to play
title-learn-time = ten minutes with the Conductor
title-learn-again = once more with the Conductor
title-new-here = New here?
title-new-here-line = I will show you the train.
menu-repeat = Start the lesson again
guide-next = Next
guide-back = Back
guide-not-now = Not that one now. Press Next to go on.
guide-step = step { $step } of { $steps }
guide-kept = You can go on here another time.
guide-file-damaged = its file is damaged: it starts over
guide-file-not-kept = How far you are could not be saved.
guide-play-on = A whole game!
guide-repeat = Once more
guide-chapter-train = Welcome aboard
guide-chapter-schemin = Schemin’: make a plan
guide-chapter-stealin = Stealin’: off it goes
guide-chapter-bullets = The last round
guide-chapter-last = The last heist
guide-chapter-count = The count
guide-hello = I am the Conductor. Today you rob my train. Come, I will show you how!
guide-you = This is you: Doc. He looks harmless. That is his best disguise.
guide-aim = Five rounds, then whoever owns the most money wins. Yours is counted here.
guide-loot = A purse holds $250 to $500, a jewel is worth $500. That strongbox: $1000!
guide-marshal = And this is the Marshal. He does not like robbers. Stay out of his car.
guide-rounds = Three of the five rounds are over. You jump on for the last two.
guide-schemin = First everybody plans, card by card: that is Schemin’. Four turns this time.
guide-hand = Your hand. Each card is a deed: go, climb, shoot, grab, punch, call the Marshal.
guide-pile = Tuco has played Fire. His card waits on the pile; nothing happens yet.
guide-rob = A jewel lies in your car. Click Robbery, then click Play.
guide-rob-why = All in good time. That jewel comes first: Robbery!
guide-rob-why-fire = Bang brings no money. The jewel does: Robbery!
guide-rob-why-move = If you walk off, the jewel stays behind. Robbery first!
guide-rob-why-floor_change = Nothing to grab up there yet. Robbery first!
guide-rob-why-draw = You hold fine cards already. Draw when you miss one.
guide-climb = Belle has played Move: she may come in here. Climb to the roof: play Floor change.
guide-climb-why = Not now: first get away from Belle. Floor change!
guide-climb-why-move = Move stays on its level. Only Floor change leads up to the roof.
guide-draws = Instead of playing a card, Cheyenne draws three. You may do that, too.
guide-tunnel = A tunnel! In the dark all cards are played face down. No peeking!
guide-punch = Cheyenne is coming to your roof. Give her a warm welcome: play Punch.
guide-punch-why = Cheyenne will stand right beside you. Punch is what you need.
guide-punch-why-fire = Whoever stands right beside you cannot be shot. But punched: Punch!
guide-switching = Switching: this turn goes round the other way, so you come last.
guide-event = When the round ends, the Marshal shoots all who are on the roof of his car.
guide-send = So let us choose his car for him: play Marshal.
guide-send-why = Let the Marshal do the work for you: play his card.
guide-stealin = Now it happens! The cards are turned up in the order they were played.
guide-shot = Ouch! Tuco’s bullet goes into your deck, where it is only in the way.
guide-take = Your Robbery! Take the jewel.
guide-take-why = There may be only $250 in a purse. The jewel is $500 for sure.
guide-roof = Fresh air! Up here one Move can take you as far as three cars.
guide-strike = Knock the jewel out of Cheyenne’s pocket, then send her towards the Marshal.
guide-strike-why = The jewel, and towards the Marshal!
guide-strike-why-purse = A purse? But she owns a jewel!
guide-strike-why-4-roof = She would be safe there. Send her the other way, nearer to the Marshal.
guide-dropped = There it lies, on the roof. You cannot grab it now, but do remember it!
guide-order = Cheyenne wanted to punch you, but now she is alone. Order is everything!
guide-far = Along the roofs a bullet flies any distance, and hits whoever is nearest.
guide-whom = Your Marshal card! Cheyenne has climbed into a car: send him to her.
guide-whom-why = Nobody is in that car. Cheyenne is in the other one.
guide-met = Whoever meets him gets a bullet and flees to the roof. Poor Cheyenne!
guide-angry = The round ends: he shoots everyone on his roof. Poor, poor Cheyenne!
guide-plan = And in the next car he meets Belle. What a plan, Doc!
guide-flag = The flag has moved on: now you play first.
guide-station = At the last station, whoever is alone in a place may pick up a purse there.
guide-bullets = Your two bullets. Nobody can play them; they only fill your hand.
guide-quick = A jewel lies at your feet, and you play first. Robbery, before Belle does it!
guide-quick-why = Belle stands beside you, and she likes jewels, too. Robbery first!
guide-more = You want to get away, but hold no Move. Then draw three cards.
guide-more-why = That does not get you away from here. Draw: you need a Move.
guide-drew = Lucky Doc: there is your Move, for the next turn.
guide-dark = Dark again. Play Move: far ahead a purse lies on a roof, all alone.
guide-dark-why = You want to be alone with a purse when the train stops. Move!
guide-gunslinger = Whoever has shot most often gets $1000 more. Do play Fire once!
guide-gunslinger-why = One little shot? You have six bullets. Play Fire!
guide-late = Belle wanted your jewel, and grabs thin air. Too late!
guide-run = Up to three cars far. Run to the purse!
guide-run-why = No purse lies there. It is on the first roof behind the Locomotive.
guide-ladies = Cheyenne has sent the Marshal to Belle. So anybody may call him!
guide-duel = Tuco or Cheyenne? This time you decide.
guide-duel-why = Tuco or Cheyenne: one of these two.
guide-alone = The station! You are alone with a purse. Take it.
guide-alone-why = Leave money lying? What sort of robber are you? Take it!
guide-you-win = You win with { $who }!
guide-count = That was the last round. Now everybody’s money is counted.
guide-prize = Tuco has shot most often: $1000 for the Gunslinger.
guide-won = But you are the richest! Now rob a whole train. I shall look the other way.
guide-by-playing = Learn by playing
puzzles-try-number = Try it: puzzle { $number }
