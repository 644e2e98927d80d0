### Ce qu'on lit en français. Une section par scène, dont les clés commencent par le nom de la scène.
### Une valeur entre accolades, { $name }, est remplie par le jeu ; les nombres choisissent entre [one] et *[other].

language-name = Français

## Who

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-ghost_box = Ghost
bandit-tuco = Tuco
bandit-marshal = Le Marshal
bandit-elf = L’Elfe
power-belle = Jamais visée si un autre peut l’être
power-cheyenne = Prend la bourse que son coup fait tomber
power-django = Ses tirs poussent d’un wagon
power-doc = Sept cartes au début d’une manche
power-ghost = Première carte face cachée
power-tuco = Tire à travers plancher et toit

## Cards

action-move = Déplacement
action-floor_change = Échelle
action-fire = Tir
action-robbery = Braquage
action-punch = Poing
action-marshal = Marshal
action-bullet = Balle
action-hidden = Face cachée
card-or = ou

## Rounds and turns

phase-setup = Départ
phase-scheming = Plan
phase-stealing = Action
phase-event = Fin de manche
phase-over = La fin
turn-Z = Tumulte : tous choisissent en secret, puis on montre
turn-S = Normal : cartes face visible
turn-T = Tunnel : cartes face cachée
turn-2 = Accélération : deux cartes de suite
turn-R = Aiguillage : ordre inversé
turn-name-Z = Tumulte
turn-name-S = Normal
turn-name-T = Tunnel
turn-name-2 = Accélération
turn-name-R = Aiguillage

round-begins = { $name } commence
round-then = puis
round-go-on = En route !
round-over = Fin de la manche { $number }
round-over-most = meilleur butin
round-over-even = autant qu’avant
round-over-nothing = rien gagné, rien perdu
round-over-told = Fin de la manche { $number }. { $changes }
round-over-quiet = Fin de la manche { $number } : personne n’a plus ni moins qu’avant
round-over-who = { $who } { $things }
round-over-bullets = { $count ->
    [one] { $count } balle
   *[other] { $count } balles
}
banner-scheming = { $count ->
    [one] { $count } tour : préparez votre coup
   *[other] { $count } tours : préparez votre coup
}
banner-stealing = Les cartes sont résolues une à une
round-angry_marshal = Marshal en colère
round-swivel_arm = Bras pivotant
round-braking = Freinage
round-take_it_all = Prenez tout !
round-passengers_rebellion = Révolte des passagers
round-bridge = Pont
round-cave = Grotte
round-pickpocketing = Pickpockets
round-marshals_revenge = Vengeance du Marshal
round-hostage = Prise d’otage
event-angry_marshal = Chaque bandit sur le toit du wagon du Marshal reçoit une balle neutre ; puis le Marshal recule d’un wagon vers la queue
event-swivel_arm = Chaque bandit sur un toit est balayé jusqu’au toit du wagon de queue ; le butin reste où il est
event-braking = Chaque bandit sur un toit avance d’un wagon
event-take_it_all = La seconde mallette est déposée dans le wagon du Marshal
event-passengers_rebellion = Chaque bandit à l’intérieur reçoit une balle neutre
event-bridge = Il ne se passe rien
event-cave = Il ne se passe rien
event-pickpocketing = Chaque bandit seul à sa place peut prendre une bourse qui s’y trouve
event-marshals_revenge = Chaque bandit sur le toit du wagon du Marshal y laisse sa bourse la moins précieuse
event-hostage = Chaque bandit dans ou sur la locomotive reçoit 250 $

plate-angry_marshal = Une balle à qui est sur son toit ; puis il recule d’un wagon
plate-swivel_arm = Tous ceux des toits sont balayés jusqu’au wagon de queue
plate-braking = Chaque bandit sur un toit avance d’un wagon
plate-take_it_all = La seconde mallette arrive dans le wagon du Marshal
plate-passengers_rebellion = Chaque bandit à l’intérieur du train reçoit une balle
plate-pickpocketing = Qui est seul à sa place peut y prendre une bourse
plate-marshals_revenge = Sur son toit, chacun perd sa bourse la moins précieuse
plate-hostage = 250 $ à chacun dans la locomotive ou sur son toit

shout-hands_up = Haut les mains !
shout-not_her = Pas moi !
shout-angry_marshal = Hors de mon toit !
shout-no_roof = Personne là-haut ?
shout-swivel_arm = Attention !
shout-braking = Accrochez-vous !
shout-take_it_all = Doucement…
shout-passengers_rebellion = Au voleur !
shout-pickpocketing = La la la…
shout-not_alone = Pas seul
shout-marshals_revenge = Videz vos poches !
shout-no_purse = Rien à perdre
shout-hostage = Prenez tout, mais laissez-moi conduire !

## The train and what lies in it

car-locomotive = locomotive
car-baggage = fourgon à bagages
car-second_class = wagon de deuxième classe
car-first_class = wagon de première classe
car-dining = wagon-restaurant
car-mail = wagon postal
car-saloon = wagon-salon
loot-purse =
    { $count ->
        [one] { $count } bourse
       *[other] { $count } bourses
    }
loot-jewel =
    { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
loot-strongbox =
    { $count ->
        [one] { $count } mallette
       *[other] { $count } mallettes
    }
kind-purse = Bourse
kind-jewel = Bijou
kind-strongbox = Mallette
kind-nothing = Rien
dollars = { $amount } $

## Buttons and keys

button-cancel = Annuler
button-close = Fermer
key-return = Entrée
key-kp_enter = Entrée num.
key-escape = Échap
key-space = Espace
key-tab = Tab
key-backspace = Retour
key-insert = Inser
key-home = Début
key-delete = Suppr
key-end = Fin
key-pageup = Pg préc
key-pagedown = Pg suiv
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-ctrl = Ctrl
key-shift = Maj
pad-leftshoulder = LB
pad-rightshoulder = RB
pad-back = Vue
pad-guide = Guide
pad-leftstick = LS
pad-rightstick = RS
key-range = { $first }–{ $last }
tool-things = Mes affaires, pour moi seul
tool-token = Mon jeton d’Elfe, pour moi seul
tool-log = Ce qui s’est passé
tool-undo = Reprendre : { $what }
tool-undo-last = Reprendre le dernier choix
tool-undo-not = Rien ne peut être repris : quelqu’un a vu du nouveau depuis
tool-speed =
    Allure : { $now ->
        [slow] lente
        [normal] normale
        [fast] rapide
       *[instant] immédiate
    } – appuie pour changer
tool-skip = Passer ce qui est montré
tool-menu = Menu
tool-hint = Un indice : que ferait le meilleur ordinateur ?
tool-hint-not = Un indice se demande quand c’est à toi de choisir
hint-thinking = Le meilleur ordinateur réfléchit…
hint-would = Le meilleur ordinateur choisirait : { $what }
hint-would-then = Le meilleur ordinateur choisirait : { $what }, puis { $then }
hint-would-perhaps = Le meilleur ordinateur choisirait : { $what }, puis, si les cartes viennent, { $then }
hint-play = jouer { $card }
hint-play-hidden = jouer { $card } face cachée
hint-card-of = { $card } avec { $who }
hint-draw = piocher trois cartes
hint-drawing = piocher
hint-choose = { $what }
hint-keep = garder { $cards }
hint-keep-nothing = ne rien garder
hint-odds = Chances de gagner : { $percent } %
hint-best = Rien d’autre ne semble meilleur
hint-as-good = Aussi bon que : { $other }
hint-better = Meilleur que : { $other }
hint-odds-and = { $odds } ; ensuite vient { $other }, { $percent } %
hint-gain = { $dollars } de plus
hint-loss = { $dollars } de moins
hint-wounds =
    { $count ->
        [one] { $count } balle reçue
       *[other] { $count } balles reçues
    }
hint-marshal = une balle neutre { $percent } %
hint-by-then = À la fin de la manche : { $what }
hint-other = { $who } { $card } { $percent } %
hint-others = Sans doute ensuite : { $what }
hint-shooter = { $who } te touche : { $percent } %
word-choose = choisir
word-back = retour
word-skip = passer
word-next = suite

## Scenarios and written positions: what is wrong with one, and what would be right

scenario-no-file = ce n’est pas un fichier lisible
scenario-folder-empty = il n’y a pas de scénario dans ce dossier ; un scénario est un fichier en .json.
scenario-not-json = ce n’est pas du JSON : voir ligne { $line }, colonne { $column }.
scenario-unreadable = illisible : { $trouble }.
scenario-refused = { $place } : { $why }
scenario-differs = { $place } : attendu { $expected }, trouvé { $found }
scenario-not-on-offer = choix { $number } : attendu que { $choice } soit proposé, trouvé { $offered }
scenario-left-over = choix { $number } : attendu que { $choice } soit demandé, mais plus personne n’a à choisir
scenario-left-open = attendu qu’il ne reste aucune décision, trouvé une avec { $offered } ; nommez-la dans "choices", ou attendez ses "options"
misread = { $place } : { $found } ne veut rien dire ici ; { $right }
misread-nothing = { $place } : cela manque ; { $right }
misread-one-of = il faudrait l’un de : { $words }.
misread-text = il faudrait un texte non vide.
misread-whole-number = il faudrait un nombre entier de { $least } à { $most }.
misread-flag = il faudrait true ou false.
misread-list = il faudrait une liste.
misread-object = il faudrait un objet : des clés et des valeurs entre accolades.
misread-unknown-key = cette clé n’existe pas ; il y a : { $words }.
misread-not-in-phase = dans la phase { $phase }, cette clé est de trop ; il y a seulement : { $words }.
misread-twice = il faudrait nommer cette clé une seule fois.
misread-once = il faudrait exactement un { $word }, par terre ou chez quelqu’un.
misread-missing = il faut la donner.
misread-seated = il faudrait cet ordre : { $words }.
misread-played = il faudrait un bandit et une action, par exemple : tuco fire.
misread-with-the-marshal = personne ne peut être dans le wagon du Marshal ; il faudrait une autre place, ou son toit.
misread-such-as = il faudrait par exemple { $example }.
misread-no-discards = seule la variante expert a des défausses ; il faudrait les enlever ou mettre expert à true.

## Why a game cannot be played as agreed

refused-seats = Chaque bandit ne joue qu’une fois, et seulement les six bandits.
refused-how-many = Trois à six bandits peuvent jouer, chacun mené par un joueur ; à deux joueurs, chacun en mène deux.
refused-first = Le premier joueur doit être l’un de ceux qui jouent.
refused-unknown-expansion = Cette extension n’existe pas ; il y a elf, ghost et horses.
refused-pairs = À deux joueurs, chacun mène deux bandits : l’un parmi Tuco, Django et Cheyenne, l’autre parmi Ghost, Doc et Belle.
refused-pairs-alternate = Les places doivent alterner entre les deux joueurs.
refused-expert-two-players = La variante expert est pour trois à six joueurs, pas pour deux.
refused-ghost-alone = La boîte Ghost se joue seule : sans autre extension.
refused-ghost-pairs = La boîte Ghost n’a pas de jeu par paires : à deux, chacun mène un bandit contre Ghost.
refused-ghost-seat = Avec la boîte Ghost, Ghost doit être parmi les bandits, et une personne doit commencer.
refused-ghost-how-many = La boîte Ghost est pour deux à cinq personnes, avec Ghost en plus.

## What the table says

bar-round = Manche { $number }
bar-of = sur { $number }
event-and-keep =
    { $event }. Avant l’action, chacun peut garder { $count ->
        [one] une carte
       *[other] { $count } cartes
    } en main
bar-when = à la fin de la manche
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
place-in = à l’intérieur : { $car }
place-roof = sur le toit : { $car }
strip-on-his-own = tout seul
strip-hint = { $who } · { $cards } · { $shots }
strip-hint-person = { $name } joue
strip-hint-computer = { $name }, un ordinateur, joue
strip-hint-level = { $name }, un ordinateur ({ $level }), joue
strip-hint-ghost =
    Le jeu le mène : une de ses huit cartes par tour. { $bullets ->
        [0] Aucune balle devant lui ;
        [one] Une balle devant lui ;
       *[other] { $bullets } balles devant lui ;
    } trois arrêtent sa prochaine carte.
strip-hint-hand =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
strip-hint-pile =
    { $count ->
        [0] plus de carte dans la pile
        [one] encore une carte dans la pile
       *[other] encore { $count } cartes dans la pile
    }
strip-hint-bullets =
    balles : { $left } sur { $all }, { $hit ->
        [0] aucune reçue
        [one] une reçue
       *[other] { $hit } reçues
    }
strip-hint-discards = { $told } · défaussées : { $cards }
strip-hint-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
supply-hint =
    { $bullets ->
        [0] Il ne reste aucune balle neutre
        [one] Il reste une balle neutre
       *[other] Il reste { $bullets } balles neutres
    } pour le Marshal et les passagers ; { $strongboxes ->
        [0] aucune mallette n’attend près du train.
        [one] une mallette attend près du train.
       *[other] { $strongboxes } mallettes attendent près du train.
    }
strip-stops-0 = trois arrêtent une carte
strip-stops-1 = prochaine carte arrêtée
strip-stops-2 = deux cartes arrêtées
kind-suitcase = Valise
loot-suitcase = la valise
with-bandits = { $name } avec { $who }
tell-played = { $who } joue { $card }
tell-played-hidden = { $who } joue une carte face cachée
tell-drew =
    { $count ->
        [0] { $who } n’a plus de carte à piocher
        [one] { $who } pioche une carte
       *[other] { $who } pioche { $count } cartes
    }
tell-revealed = { $who } : { $card }
tell-nothing = { $who } : { $card } – { $reason }
tell-moved = { $who } se déplace { $where }
tell-moved-punch = { $who } valse et atterrit { $where }
tell-moved-django = Le tir de Django projette { $who } { $where }
tell-moved-meeting = { $who } s’enfuit { $where }
tell-moved-braking = { $who } avance d’un wagon, { $where }
tell-moved-swivel_arm = Le bras emporte { $who } { $where }
tell-moved-all = { $who } changent de place
tell-moved-meeting-all = { $who } s’enfuient { $where }
tell-moved-braking-all = { $who } avancent d’un wagon, { $where }
tell-moved-braking-apart = { $who } avancent d’un wagon
tell-moved-swivel_arm-all = Le bras emporte { $who } { $where }
tell-marshal = Le Marshal entre : { $car }
tell-met =
    { $count ->
        [one] { $who } rencontre le Marshal : une balle neutre
       *[other] { $who } rencontrent le Marshal : une balle neutre chacun
    }
tell-met-unarmed =
    { $count ->
        [one] { $who } rencontre le Marshal, mais il ne reste pas de balle neutre
       *[other] { $who } rencontrent le Marshal, mais il reste trop peu de balles neutres
    }
tell-shot = { $who } tire sur { $whom }
tell-neutral = { $who } reçoit une balle neutre
tell-neutral-all = { $who } reçoivent une balle neutre chacun
tell-spared = Trop peu de balles neutres pour { $who } : personne n’est touché
tell-punched = { $who } frappe { $whom }
tell-dropped =
    { $kind ->
        [purse] { $who } perd une bourse
        [jewel] { $who } perd un bijou
        [strongbox] { $who } perd une mallette
        [suitcase] { $who } perd la valise
       *[other] { $who } perd { $loot }
    }
tell-dropped-landed =
    { $kind ->
        [purse] { $who } perd une bourse et atterrit { $where }
        [jewel] { $who } perd un bijou et atterrit { $where }
        [strongbox] { $who } perd une mallette et atterrit { $where }
       *[other] { $who } perd la valise et atterrit { $where }
    }
tell-dropped-all =
    { $kind ->
        [purse] { $who } perdent une bourse chacun
        [jewel] { $who } perdent un bijou chacun
       *[other] { $who } perdent une mallette chacun
    }
tell-taken =
    { $kind ->
        [purse] { $who } prend une bourse
        [jewel] { $who } prend un bijou
        [strongbox] { $who } prend une mallette
        [suitcase] { $who } prend la valise
       *[other] { $who } prend { $loot }
    }
tell-handed = { $who } garde la bourse que { $whom } perd
tell-handed-landed = { $who } garde la bourse de { $whom }, qui atterrit { $where }
tell-strongbox = La seconde mallette est déposée : { $car }
tell-hostage = { $who } touche { $money } $ pour le mécanicien
tell-hostage-all = { $who } touchent { $money } $ chacun pour le mécanicien
tell-event = { $name ->
    [take_it_all] { $event } { $text }
   *[other] { $event } : { $text }
}
tell-round = Manche { $number } : { $card }
tell-elf = L’Elfe trottine avec { $who }, { $where }
tell-tokens = Tous les jetons sont retournés
tell-kept = Cartes gardées en main : { $counts }
tell-kept-count = { $who } { $count }
log-title = Journal
log-scheming = Manche { $number }, le plan
log-stealing = Manche { $number }, les cartes
log-event = Manche { $number }, la fin
log-all = Tous
log-all-short = tous
log-of = seulement { $who }
log-entry = ligne
log-close = fermer
aim-elf-gift = Les porteurs d’un Cadeau gagneraient
aim-elf-gift-line = L’Elfe est { $place }
aim-elf-empty = Les porteurs d’un Vide gagneraient
aim-elf-empty-line = L’Elfe est { $place }
aim-ghost-has-suitcase = Ghost battrait tout le monde
aim-ghost-has-suitcase-line = Il a la valise, { $place }
aim-suitcase-lies = La valise est libre
aim-suitcase-lies-line = { $place }
aim-suitcase-carried = { $who } a la valise
aim-suitcase-carried-line = { $place }
tell-half-carries = Ghost a la valise, donc la moitié du haut : { $action }
tell-half-beside = La valise est devant Ghost, donc la moitié du haut : { $action }
tell-half-beside-carrier = Le porteur de la valise est près de Ghost, donc la moitié du haut : { $action }
tell-half-other-level = La valise est à l’autre niveau, donc la moitié du bas : { $action }
tell-half-away =
    { $cars ->
        [one] La valise est à un wagon, donc la moitié du bas : { $action }
       *[other] La valise est à { $cars } wagons, donc la moitié du bas : { $action }
    }
tell-cancelled = Trois balles arrêtent la carte de Ghost : { $card }
action-heist_or_move = Vol ou Déplac.
action-heist_or_floor_change = Vol ou Échelle
action-punch_or_move = Poing ou Déplac.
action-floor_change_and_fire = Échelle et Tir
action-heist = Vol
nothing-has-suitcase = il a déjà la valise
nothing-no-suitcase = la valise n’est pas par terre ici
nothing-already-there = il est dans le wagon de la valise
nothing-no-further = il ne peut pas s’éloigner de la valise
nothing-no-target = personne à viser
nothing-too-near =
    { $count ->
        [one] pas de cible : { $who } est à la même place
       *[other] pas de cible : { $who } sont à la même place
    }
nothing-no-bullets = le revolver est vide
nothing-nobody-here = il n’y a personne d’autre
nothing-no-loot = il n’y a rien par terre
nothing-declined = la bourse reste où elle est

## Action

ask-move = { $name } : où va { $who } ?
ask-marshal = { $name } : où envoies-tu le Marshal ?
ask-fire = { $name } : sur qui tire { $who } ?
ask-punch = { $name } : qui frappe { $who } ?
ask-loot = { $name } : que perd { $whom } ?
ask-landing = { $name } : où atterrit { $whom } ?
ask-purse = { $name } : { $who } garde la bourse de { $whom } ?
ask-anything = { $name }, à toi de choisir
ask-rob = { $name } : que prend { $who } ?
ask-pickpocket = { $name } : { $who } prend une bourse ?
ask-start = { $name } : qui commence en queue, tout à l’arrière ?
ask-choose-start-more = l’autre commence un wagon devant
ask-ride = { $name } : où chevauche { $who } ?
ask-flee = { $name } : où fuit { $who } ?
ask-take-hostage = { $name } : qui emmène { $who } ?
ask-choose-car = { $name } : dans quel wagon monte { $who } ?
choose-purse-take = La garder
choose-purse-leave = La laisser tomber
choose-pass-true = Passer
action-confirm = appuie ou clique pour l’exécuter
barred-belle-head = { $who } n’est pas une cible
barred-belle = tant qu’un autre peut être visé
barred-belle-short = { $who } est à l’abri : un autre peut être visé
barred-own-space-head = { $who } est trop près
barred-own-space = on ne tire pas sur qui est à la même place
barred-own-space-short = { $who } est trop près : même place
barred-hidden-head = { $who } est hors de vue
barred-hidden = aucune ligne de tir n’y mène
barred-hidden-short = { $who } est hors de vue
barred-out-of-sight-head = { $who } est hors de vue
barred-out-of-sight = à l’intérieur, un tir atteint le wagon voisin ; sur les toits, le plus proche
barred-out-of-sight-short = { $who } est hors de vue
barred-elsewhere-head = { $who } est trop loin
barred-elsewhere = un coup de poing n’atteint que la même place
barred-elsewhere-short = { $who } est trop loin

## Ce que l’on montre du doigt

about-bandit = { $who } : { $power }
about-led-person = { $name } joue ce bandit
about-led-computer = { $name }, un ordinateur, joue ce bandit
about-led-level = { $name }, un ordinateur ({ $level }), joue ce bandit
about-carries = porte { $loot }
about-carries-nothing = ne porte rien
about-marshal = Le Marshal : personne ne peut rester à l’intérieur de son wagon. Qui le rencontre reçoit une balle neutre et s’enfuit sur le toit
about-elf = L’Elfe : il suit le bandit qui quitte sa place par Déplacement, Échelle ou Chevauchée. Le wagon où il s’arrête à la fin dit quels jetons gagnent
about-shotgun = Le Shotgun garde la diligence. Jeté à bas, il tire sur quiconque vient se tenir sur son toit
about-loot-purse = Bourse : de 250 à 500 $. Seul son propriétaire sait combien
about-loot-jewel = Bijou : 500 $
about-loot-strongbox = Mallette : 1000 $
about-loot-suitcase = La valise : 1500 $. Si Ghost l’a à la fin, tous les autres perdent
about-loot-flask = Une flasque de whisky pleine : sans valeur, deux gorgées. La première montre s’il est ordinaire ou vieux
about-loot-half-ordinary = Whisky ordinaire, reste une gorgée : pioche trois cartes, puis joues-en une
about-loot-half-old = Vieux whisky, reste une gorgée : joue deux cartes, l’une après l’autre
about-card-move = Déplacement : d’un wagon à l’intérieur, jusqu’à trois sur les toits, en avant ou en arrière
about-card-floor_change = Échelle : monter sur le toit, ou en descendre
about-card-fire = Tir : une balle pour quelqu’un du wagon voisin, ou pour le plus proche sur les toits
about-card-robbery = Braquage : prends une chose qui se trouve là où tu es
about-card-punch = Poing : quelqu’un là où tu es perd un butin et atterrit dans le wagon voisin
about-card-marshal = Marshal : déplace le Marshal d’un wagon, en avant ou en arrière
about-card-ride = Chevauchée : sur un cheval à côté de ton wagon, jusqu’à trois wagons, puis à l’intérieur
about-card-bullet = Une balle : elle ne se joue pas et encombre ta main
about-card-now = Maintenant : { $forecast }
about-card-not-now = { $card } ne peut pas se jouer maintenant
about-card-cover = Seule une carte de { $who } peut couvrir ce Tir
about-card-no-cover = { $card } ne peut pas couvrir un Tir
about-own-strip = { $told }
    Appuie pour voir tes affaires, pour toi seul
why-these = Pourquoi eux ?
preview-here = { $loot } ici
preview-with = avec { $who }
preview-with-many =
    { $count ->
        [one] avec un bandit
       *[other] avec { $count } bandits
    }

## Scheming

scheming-ask = { $name }, joue une carte ou pioche
scheming-ask-anything = { $name }, à toi de choisir
scheming-ask-first = { $name }, choisis une carte pour ta main
scheming-first-means = les autres sont mélangées, et tu en pioches { $count }
scheming-ask-cover = { $name }, couvre ton Tir, ou passe
scheming-cover-means = une carte de { $who } peut aller dessus tout de suite
scheming-ask-plan-together = { $name }, tumulte : joue une carte ou pioche
scheming-ask-play-after-sip = { $name }, joue une carte
scheming-ask-keep-some = { $name }, quelles cartes gardes-tu ?
scheming-ask-keep = { $name }, quelles cartes gardes-tu ?
scheming-plans = { $who } prépare son coup
scheming-turns-left =
    { $count ->
        [one] dernier tour
       *[other] encore { $count } tours
    }
scheming-first-of-two = la première des deux · { $left }
scheming-second-of-two = la seconde des deux · { $left }
scheming-confirm = jouer
scheming-draw-confirm = piocher
scheming-ask-draw = { $name }, piocher au lieu de jouer une carte ?
scheming-drawn = Tu as pioché : { $cards }
scheming-new = { $count ->
    [one] Ta nouvelle carte
   *[other] Tes { $count } nouvelles cartes
}
scheming-new-go = { $count ->
    [one] Elle va dans ta main : ce tour-ci, tu pioches au lieu de jouer
   *[other] Elles vont dans ta main : ce tour-ci, tu pioches au lieu de jouer
}
scheming-done = C’est bon, cacher ma main
forecast-face-down = face cachée ; { $meaning }
scheming-draw = Piocher
scheming-draw-count =
    { $count ->
        [0] Pas de carte
        [one] Piocher une
       *[other] Piocher { $count }
    }
scheming-left =
    { $count ->
        [0] il n’en reste pas
        [one] il en reste une
       *[other] il en reste { $count }
    }
scheming-pass = Passer
scheming-play = Jouer
scheming-take = Garder
scheming-keep =
    { $count ->
        [0] Ne rien garder
        [one] En garder une
       *[other] En garder { $count }
    }
scheming-face-down = Face cachée
scheming-lift = lever une carte
scheming-put-back = reposer
scheming-pile = La pile
scheming-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
forecast-move-in = un wagon en avant ou en arrière
forecast-move-roof = jusqu’à trois wagons sur les toits
forecast-floor_change = monter sur le toit, ou en descendre
forecast-fire = cible à choisir plus tard ; maintenant, ce pourrait être { $whom }
forecast-own = { $who } (à toi)
forecast-nobody = maintenant, personne ne serait touché
forecast-no-bullets = ton revolver est vide
forecast-punch = maintenant, ce pourrait être { $whom }
forecast-rob = ici maintenant : { $loot }
forecast-no-loot = il n’y a rien ici maintenant
forecast-marshal = il est maintenant : { $car }
news-watch = Revoir
news-title = Depuis ton dernier choix
news-title-first = Jusqu’ici
news-more =
    { $count ->
        [one] une autre chose avant
       *[other] { $count } autres avant
    }
news-played =
    { $people ->
        [one] a joué { $card }
       *[other] ont joué { $card }
    }
news-hidden =
    { $people ->
        [one] a joué face cachée
       *[other] ont joué face cachée
    }
news-drew =
    { $people ->
        [one]
            { $count ->
                [one] a pioché une carte
               *[other] a pioché { $count } cartes
            }
       *[other]
            { $count ->
                [one] ont pioché chacun une carte
               *[other] ont pioché chacun { $count } cartes
            }
    }

## Menu

handing-title = Qui continue ?
handing-text = Un ordinateur peut prendre la place de quelqu’un, et la rendre.
handing-person = Une personne joue
handing-computer = Un ordinateur joue
handing-done = Terminé
menu-title = Le train attend
menu-resume = Continuer
menu-options = Options
menu-full = Plein écran
menu-window = Fenêtre
menu-rules = Comment jouer
menu-seats = Confier une place
menu-now = Manche { $number } sur 5
menu-leave = Retour au titre
menu-quit = Quitter
menu-saved-well = Chaque choix est déjà sauvegardé.
menu-saved-failed = La sauvegarde a échoué : partir, c’est perdre la partie.
menu-saved-not = Cette partie n’est pas gardée : partir, c’est la perdre.

## Options

options-title = Options
options-game = Jeu
options-game-text = chaque changement se voit aussitôt et est gardé
options-picture = Image
options-picture-text = chaque changement se voit aussitôt et est gardé
options-controls = Commandes
options-controls-text = choisissez une touche ou un bouton, puis appuyez sur ce que vous voulez
options-access = Accessibilité
options-access-text = chaque changement se voit aussitôt et est gardé
options-reset = Réinitialiser la page
options-move = se déplacer
options-change = changer
options-clear = vider
options-done = terminé
options-tabs = pages
options-unwritten = Impossible de l’écrire dans le fichier des réglages : valable jusqu’à la fin du programme.
options-language = Langue
options-language-text = tous les mots, dès maintenant
options-language-system = Système
options-animation = Animation
options-animation-text = vitesse de tout ce qui bouge
options-animation-slow = Lente
options-animation-normal = Normale
options-animation-fast = Rapide
options-animation-instant = Aucune
options-computers = Ordinateurs
options-computers-text = le temps qu’ils semblent réfléchir
options-computers-slow = Lents
options-computers-normal = Normaux
options-computers-fast = Rapides
options-computers-instant = Immédiats
options-hands = Mains
options-hands-text = ce qui se passe entre deux personnes, dans les nouvelles parties
options-hands-curtain = Rideau
options-hands-open = Table ouverte
options-curtain-when-left = Rideau quand on quitte la fenêtre
options-curtain-when-left-text = se ferme quand un autre programme passe devant
options-single-options = Pas de choix
options-single-options-text = une carte qui ne laisse aucun choix s’exécute d’elle-même
options-fullscreen = Plein écran
options-fullscreen-text = ou une fenêtre à partir de 1280x720
options-interface = Taille de l’interface
options-interface-text = panneaux, cartes et lettres ensemble ; autant que la fenêtre en contient
options-interface-share = { $share } %
options-interface-fit = ajustée : { $share } %
options-letters = Taille des lettres
options-letters-text = phrases et nombres seulement
options-letters-100 = 100 %
options-letters-115 = 115 %
options-letters-130 = 130 %
options-reduced-motion = Mouvements réduits
options-reduced-motion-text = fondus au lieu de vols ; rien ne tremble, le paysage est immobile
options-emblems = Emblèmes près des couleurs
options-emblems-text = pour toutes les visions des couleurs
options-sound = Son
options-sound-text = chaque changement s’entend aussitôt et est gardé
options-sound-on = Son
options-sound-on-text = une touche l’allume et l’éteint partout : voir Commandes
options-master = Général
options-master-text = le volume de tout
options-music = Musique
options-music-text = plan, action, décompte, titre
options-effects = Effets
options-effects-text = tirs, pas, cartes, boutons
options-surroundings = Ambiance
options-surroundings-text = le train, dehors et dans le tunnel
options-quiet-when-left = Silence quand on quitte la fenêtre
options-quiet-when-left-text = rien ne joue tant qu’un autre programme est devant
options-loudness = { $share } %
options-no-device = Aucune sortie audio trouvée. Dès qu’il y en aura une, le jeu s’entendra.
options-keys = clavier
options-pad = manette
options-none = aucune
options-press-keys = appuyez sur une touche…
options-press-pad = appuyez…
options-digits = Cette touche ne peut être attribuée : les chiffres choisissent ce qui est proposé.
options-clash = Cette touche est déjà « { $command } ». Appuyez encore pour l’attribuer ici, ou Échap pour ne rien changer.
options-clash-pad = Ce bouton est déjà « { $command } ». Appuyez encore pour l’attribuer ici, ou Échap pour ne rien changer.
options-needed = « { $command } » a besoin d’une touche et d’un bouton : donnez-lui-en d’abord un autre.
options-shared = aussi { $command }
command-choose = Choisir
command-back = Retour
command-menu = Menu
command-skip = Passer
command-log = Journal
command-pile = Regarder la pile
command-things = Mes affaires
command-draw = Piocher
command-face-down = Face cachée
command-pass = Passer son tour
command-undo = Reprendre
command-hint = Indice
command-faster = Plus vite
command-slower = Plus lentement
command-up = Haut
command-down = Bas
command-left = Gauche
command-right = Droite
command-next = Suivant
command-previous = Précédent
command-page-on = Page suivante
command-page-back = Page précédente
command-clear = Vider
command-explain = Qu’est-ce que c’est ?
command-help = Comment jouer
command-fullscreen = Plein écran
command-mute = Son oui ou non
command-picture = Prendre une image

## The file of settings

settings-head =
    Ce qui a été choisi dans les options. On peut aussi le changer ici quand le programme ne tourne pas.
    Ce qui manque a sa valeur d’origine ; ce qui n’a pas de sens est dit au prochain démarrage.
settings-damaged = { $file } est abîmé : les valeurs d’origine servent.
settings-huge = { $file } est trop grand pour un fichier de réglages : les valeurs d’origine servent.
settings-deep = { $file } est trop imbriqué pour un fichier de réglages : les valeurs d’origine servent.
settings-anew = settings.toml était écrit d’une façon qui ne se change pas ligne par ligne : il est réécrit, l’ancien est gardé sous { $file }.
settings-unreadable = { $file } ne peut être lu : les valeurs d’origine servent.
settings-aside = Il est gardé sous { $file }.
settings-unknown = Dans settings.toml, { $place } ne veut rien dire.
settings-wrong = Dans settings.toml, { $place } ne peut être { $found } : la valeur d’origine sert ; il faudrait l’un de : { $right }.
settings-no-command = Dans settings.toml, { $place } n’est pas une commande.
settings-no-key = Dans settings.toml, { $place } ne peut être { $found } : ce n’est pas une touche.
settings-no-button = Dans settings.toml, { $place } ne peut être { $found } : ce n’est pas un bouton.
settings-needs-key = Dans settings.toml, { $place } ne doit pas être vide.
settings-more =
    { $count ->
        [one] Encore une chose n’y a pas de sens.
       *[other] Encore { $count } choses n’y ont pas de sens.
    }

## Curtain

curtain-title = Au suivant
curtain-title-choice = Au suivant de choisir
curtain-title-keep-one = Une carte à choisir
curtain-title-keep-some = Cartes à garder
curtain-name = { $name },
curtain-who = tu es { $who }
curtain-away = Les autres, regardez ailleurs !
curtain-hold = Tenir pour ouvrir
curtain-wait = Attends
curtain-kept-down = ou le bouton de la souris, enfoncé
curtain-fresh = D’abord, lâche tout ; puis appuie et maintiens
curtain-nothing = Rien n’est montré avant que la barre soit pleine
curtain-just-now = À l’instant
curtain-more = Le reste est dans le journal
curtain-then = puis

## Title

title-colt = COLT
title-express = EXPRESS
title-continue = Continuer
title-under-way = { $round } · { $turn }
title-searching = recherche des parties sauvées…
title-new = Nouvelle partie
title-load = Charger
title-replays = Rediffusions
title-rules = Règles
title-options = Options
title-quit = Quitter
title-statistics = Statistiques
title-reports = Rapport
title-credits = Crédits
credits-whose = À qui c’est
credits-more = tourner la page
title-crashed = La dernière fois, quelque chose a mal tourné ; c’est écrit dans { $file }.
title-fullscreen = plein écran
title-full = Plein écran
title-window = Fenêtre
title-fan = Une œuvre d’amateurs, non officielle, avec ses propres images
title-version = Version { $version }

## Setup

setup-title = Nouvelle partie
setup-who = Qui chevauche ?
setup-seats = { $count } places sur 6 · ordre du tour, sens horaire
setup-seats-pairs = 2 joueurs, deux bandits chacun
setup-seats-ghost = { $count } joueurs et Ghost · ordre du tour, sens horaire
setup-person = Joueur { $number }
setup-computers = Butch, Calamity, Jesse, Annie, Wyatt, Sundance
level-greenhorn = Bleu
level-greenhorn-text = Joue à l’instinct et oublie parfois ce qu’il y a sur la pile
level-outlaw = Hors-la-loi
level-outlaw-text = Joue aussitôt et prend ce qui vaut le plus sur le moment
level-gunslinger = Gâchette
level-gunslinger-text = Essaie en pensée ses trois meilleurs coups jusqu’à la fin de la manche
level-legend = Légende
level-legend-text = Imagine la main des autres et essaie chaque coup ; réfléchit longtemps
setup-add = Une place de plus
setup-add-ghost = Une place de plus
setup-free = Libres
setup-all-ride = Les six bandits chevauchent
setup-no-more-free = Plus personne de libre
setup-draw = Tirer au sort
setup-one-deck = un paquet de 11 cartes
setup-no-power = Sans pouvoirs
setup-fewest = Il faut au moins deux places.
setup-first-already = C’est déjà la première place.
setup-last-already = C’est déjà la dernière place.
setup-ghost-last = À la droite du premier joueur : il joue en dernier
setup-ghost-plays = Le jeu le mène
setup-expansions = Extensions
expansion-elf = L’Elfe du Père Noël
expansion-ghost = Boîte Ghost
expansion-horses = Chevaux & Diligence
setup-short-elf = Jetons secrets ; son wagon décide
setup-short-ghost = Le jeu le mène, pour la valise
setup-short-horses = Diligence, garde, otages, whisky
setup-barred-elf-ghost-alone = Pas avec la boîte Ghost
setup-barred-ghost-ghost-alone = Pas avec une autre
setup-barred-horses-ghost-alone = Pas avec la boîte Ghost
setup-barred-ghost-ghost-how-many = De deux à cinq joueurs
setup-table = Table
setup-hands = Mains
setup-curtain = Rideau
setup-open-table = Table ouverte
setup-curtain-text = L’écran se ferme entre deux mains
setup-open-table-text = Tout le monde voit tout
setup-two-players = Deux bandits chacun
setup-pairs-now = oui, à deux
setup-pairs-when = à deux joueurs
setup-pairs-automatic = pas avec Ghost
setup-seed = Graine
setup-random = au hasard
setup-more = Plus…
setup-rules =
    { $deck ->
        [expert] Paquet expert
       *[base]
            { $powers ->
                [true]
                    { $events ->
                        [true] Pouvoirs et événements
                       *[false] Pouvoirs, sans événements
                    }
               *[false]
                    { $events ->
                        [true] Événements, sans pouvoirs
                       *[false] Ni pouvoirs ni événements
                    }
            }
    }
setup-first-drawn = premier joueur au hasard
setup-first-seat = la place 1 commence
setup-more-title = Autres règles
setup-powers = Pouvoirs
setup-powers-text = L’astuce de chaque bandit
setup-events = Événements
setup-events-text = Il se passe quelque chose en fin de manche
setup-expert = Paquet expert
setup-expert-text = On garde ses cartes ; 3 à 6 joueurs
setup-expert-pairs = Pas à deux joueurs
setup-hints = Indices
setup-hints-text = On peut demander l’avis du meilleur ordinateur
setup-first-player = Premier joueur
setup-first-random = Au hasard
setup-first-one = Place 1
setup-first-random-text = Tiré au début de la partie
setup-first-one-text = Celui du haut commence
setup-printed = Comme imprimé
setup-done = Terminé
setup-start = En voiture !
setup-train = Locomotive et { $count } wagons, dans un ordre au hasard
setup-train-ghost = Locomotive et { $count } wagons, la valise dans la locomotive
setup-cards = Cartes Manche pour { $sheet } bandits
setup-cards-elf = { $cards } · jetons Cadeau et Vide
setup-cards-horses = { $cards } · diligence, chevaux, otages, flasques
setup-cards-ghost = { $cards } · les huit cartes de Ghost
refused-nameless = Il faut un nom à chacun.
refused-illegible = Un nom a des lettres que ce jeu ne sait pas dessiner : il connaît les alphabets latin et cyrillique.

## Pictures of the window

picture-kept = L’image est { $file }.
picture-kept-without-hand = L’image est { $file }, sans ta main.
picture-failed = L’image ne peut être écrite dans { $folder }.

## Errors

error-no-display = Il n’y a pas d’écran où ouvrir une fenêtre.
error-no-window = Aucune fenêtre ne peut s’ouvrir : { $reason }.
error-crash = Quelque chose a mal tourné, et n’a pas pu être noté : { $reason }. Les parties sont sauvées jusqu’au dernier choix.
error-crash-written = Quelque chose a mal tourné ; c’est noté dans { $file }. Les parties sont sauvées jusqu’au dernier choix.
error-no-home = Vous n’avez pas de dossier personnel pour les parties : donnez-en un avec --home DOSSIER.
error-arguments = Ces mots n’ont pas de sens ici : { $words }.
error-count = Il faudrait un nombre entier de 1 à { $most }, pas { $found }.
error-size = Une fenêtre de { $size } n’est pas possible : il faut de 1280x720 à 8192x8192 pixels.

## Scoring

scoring-pair = { $who } · ensemble { $amount } $
scoring-counting = Le décompte
scoring-wins = { $name } gagne avec { $who } !
scoring-win-together = { $who } gagnent ensemble !
scoring-reason-richest = La plus grosse fortune
scoring-reason-fewest_bullets = Autant d’argent qu’un autre, mais moins de balles
scoring-reason-shared = Autant d’argent, autant de balles : victoire partagée
scoring-reason-aim = La valise à la main
scoring-reason-nobody = Il ne reste personne pour gagner
scoring-reason-richest-gift = La plus grosse fortune parmi les Cadeaux
scoring-reason-richest-empty = La plus grosse fortune parmi les Vides
scoring-nobody-wins = Personne ne gagne
scoring-ghost-wins = Ghost s’enfuit avec la valise
scoring-everybody-loses = Tout le monde perd
scoring-counted-all-the-same = Compté quand même, mais la valise décide
scoring-his-since = À lui depuis la manche { $number }
scoring-his-from = ramassée { $where } et gardée
scoring-else = Sinon { $who } aurait gagné : { $amount } $
scoring-elf = Où l’Elfe s’est arrêté
scoring-does-empty =
    Vide gagne :
    à deux wagons ou plus
scoring-would-empty = Vide gagnerait
scoring-does-gift = Cadeau gagne
scoring-would-gift = Cadeau gagnerait
scoring-gift = Cadeau
scoring-empty = Vide
scoring-is-out = hors jeu
scoring-still-in = en jeu
scoring-bullets-short = Balles
scoring-rounds = Cinq manches
scoring-rounds-text = en milliers, avant la gâchette
scoring-gunslinger = As de la gâchette
scoring-gunslinger-text = Le plus de tirs : { $who }
scoring-gunslinger-many = { $count } d’entre eux ont le plus tiré
scoring-bullets = Balles reçues
scoring-again = Encore une partie
scoring-replay = Revoir
scoring-won = Où tout s’est joué
won-title = Où tout s’est joué
won-thinking = Légende reprend toute la partie…
won-meaning = Les choix qui ont le plus changé les chances : combien gagnent ensuite, toutes cartes connues
won-none = Aucun choix à lui seul n’a beaucoup changé les chances
won-when = Manche { $number } · { $phase }
won-chose = Choisi : { $what }
won-instead = Le meilleur autre choix : { $what }
won-watch = Voir
scoring-save = Garder
scoring-title = Titre

## Simulate

simulate-no-bot = Aucun ordinateur ne s’appelle { $name } ; il y a : { $known }.
simulate-many-bots = Il y a { $names } ordinateurs pour { $seats } places ; nommez-en autant, ou moins.
simulate-players = Joueurs
simulate-games = Parties
simulate-games-per-second = Parties par seconde
simulate-decisions-per-second = Décisions par seconde
simulate-decisions-per-game = Décisions par partie
simulate-clones-per-second = Copies d’état par seconde
simulate-wins-by-bandit = Victoires par bandit
simulate-wins-by-seat = Victoires par place
simulate-wins-of = Victoires de { $who }
simulate-share = { $percent } %, sûrement de { $low } à { $high }
simulate-share-and-money = { $percent } %, sûrement de { $low } à { $high } ; { $money } $ en moyenne
simulate-conduct-of = Comment joue { $level }
simulate-cards = Cartes exécutées
simulate-idle = Sans effet, %
simulate-idle-by-kind = … de chaque sorte, %
simulate-kinds = Part de chaque sorte, %
simulate-marshal-met-nobody = Marshal sans rencontre, %
simulate-draws = Tours passés à piocher, %
simulate-empty-fires-a-game = Tirs à vide par partie
simulate-last-turn-draws-a-game = Pioches au dernier tour
simulate-onto-marshal-a-game = Pas vers le Marshal
simulate-mean-ms = Réflexion, ms
simulate-most-ms = … 95 sur 100 sous, ms
simulate-aims-at-end = Où on en était à la fin
aim-elf-gift-end = Porteurs d’un Cadeau
aim-elf-empty-end = Porteurs d’un Vide
aim-ghost-has-suitcase-end = Ghost
aim-suitcase-lies-end = à personne
aim-suitcase-carried-end = à quelqu’un
simulate-help-players = deux à six ; à deux, chacun mène une paire
simulate-help-games = combien de parties
simulate-help-seed = la même graine joue les mêmes parties
simulate-help-workers = combien de processus se partagent le travail
simulate-help-bots = un ordinateur par joueur, séparés par des virgules, puis de nouveau le premier ; ils changent de place d’une partie à l’autre : outlaw, random, token-blind (un hors-la-loi qui n’a pas regardé son jeton d’Elfe)
simulate-help-expansions = elf ou ghost
simulate-help-expert = la variante expert
simulate-help-no-powers = sans pouvoirs
simulate-help-no-events = sans événements
simulate-help-json = un objet JSON au lieu d’un tableau

## The command line

command-about = Colt Express autour d’un écran. Sans commande, on joue ; le nom d’une partie sauvée l’ouvre.
command-play = jouer
command-open = continuer une partie sauvée, ou revoir une partie finie
command-replay = raconter une partie sauvée en phrases
command-scenario = vérifier des positions écrites comme données
command-simulate = jouer des parties sans fenêtre, dire à quelle vitesse et qui a gagné
command-puzzle = prouver des problèmes, ou en trouver
command-texts = dire ce qui manque à chaque langue
command-tour = dessiner chaque scène dans des fichiers PNG
command-bench = mesurer ce que coûte une image
command-selftest = ouvrir la fenêtre, jouer une partie par toutes les scènes, et finir
command-help-home = garder parties, réglages et statistiques dans ce dossier
command-help-size = la fenêtre, { $usual } si rien n’est dit
command-help-size-fitting = la fenêtre ; aussi grande que l’écran le permet si rien n’est dit
command-help-file = une partie : NOM.coltexpress
command-help-text = en phrases
command-help-scenarios = des positions, ou des dossiers de positions
command-help-folder = où vont les images
texts-whole = { $language } : il ne manque rien
texts-missing = { $language } : { $name } manque
texts-strange = { $language } : { $name } n’est dans aucune autre langue
texts-differing = { $language } : { $name } prend d’autres valeurs qu’en anglais
texts-twice = { $language } : { $name } y est deux fois
texts-unreadable = { $language } : ce n’est pas une phrase : { $name }
puzzle-help-paths = des problèmes, ou leurs dossiers ; avec --make le dossier des nouveaux
puzzle-help-make = trouver des problèmes où l’on joue autant de cartes, de une à six
puzzle-help-number = combien
puzzle-help-seed = un autre nombre en trouve d’autres
puzzle-proved =
    ok { $file } : { NUMBER($goal, useGrouping: 0) } $, { NUMBER($plans) ->
        [one] un plan
       *[other] { $plans } plans
    }, un seul juste, le meilleur autre rapporte { NUMBER($next, useGrouping: 0) } $ { $stars }
puzzle-not-proved = FAIL { $file } : { $solving } plans sur { $plans } rapportent { NUMBER($goal, useGrouping: 0) } $
puzzle-unreadable = { $file } : pas un problème ({ $trouble })
puzzle-not-kept = Rien ne peut être écrit dans { $folder } : { $trouble }
command-help-start = seulement le temps du démarrage à la première image
command-help-json = un objet JSON au lieu de lignes

## Selftest, tour

selftest-done = Chaque scène a été montrée et une partie entière jouée.
tour-done = { $count } images sont dans { $folder }.
tour-no-write = Rien ne peut être écrit dans { $folder }.

## The whole pile

pile-title = La pile
pile-count =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes dans l’ordre d’exécution
    } · { $done } faites, { $coming } à venir
pile-done = fait
pile-now = en cours
pile-coming = à venir
pile-drew = a pioché

## My things

things-title = Mes affaires
things-eyes = pour { $name } seul ; une touche ou un clic referme
things-purses = Bourses
things-together = Ensemble
things-shot =
    { $count ->
        [0] Aucune balle tirée
        [one] Une balle tirée
       *[other] { $count } balles tirées
    }
things-received =
    { $count ->
        [0] Aucune balle reçue
        [one] Une balle reçue
       *[other] { $count } balles reçues
    }
things-deck =
    { $count ->
        [0] Le paquet est vide
        [one] Encore dans le paquet : une carte
       *[other] Encore dans le paquet : { $count } cartes, dans un ordre inconnu
    }
things-elsewhere = En main { $hand } · dans la pile { $pile }
things-discarded = { $elsewhere } · défaussées { $count }
things-gift = Mon jeton : Cadeau
things-empty = Mon jeton : Vide
things-gift-of = Jeton de { $who } : Cadeau
things-empty-of = Jeton de { $who } : Vide
things-gift-asks = En jeu s’il finit à la locomotive ou juste à côté
things-empty-asks = En jeu s’il finit à deux wagons ou plus de la locomotive
things-stands = Là où il est, je suis en jeu.
things-stands-not = Là où il est, je suis hors jeu.
things-close = Ce que les autres possèdent est sur leurs bandes ; eux seuls connaissent la valeur de leurs bourses.
scheming-look = Voir

## A saved game's file: why it cannot be read, or not be kept

record-not-ours = Ce n’est pas une partie de Colt Express.
record-newer-format = Une version plus récente du jeu l’a écrite, d’une façon illisible pour celle-ci.
record-huge = Plus grande qu’aucune partie ne peut l’être : plus de { $most } Ko.
record-missing = Elle n’est plus là.
record-unreadable = Elle ne peut être lue : { $why }.
record-header = Elle est abîmée : la ligne { $line } n’a pas de sens.
record-header-cut-off = Elle est abîmée : elle finit avant que la partie commence.
record-header-lacks = Elle est abîmée : elle ne dit pas « { $word } ».
record-broken = Elle est abîmée au choix { $choice }.
record-cut-off = Elle est coupée : elle finit avant le choix { $choice }.
record-set-up = Il n’y a pas de partie avec ces joueurs et ces règles.
record-level = Personne ici ne connaît son ordinateur { $level }.
record-dealt = Sa graine donne un autre train que celui du début : elle a été changée.
record-impossible = Son choix { $choice } n’y est pas possible : elle a été changée.
record-differs = Son choix { $choice } mène ailleurs qu’avant : elle a été changée.
record-older = Elle vient de la version { $version }, dont les règles diffèrent dès le choix { $choice }.
record-newer = Elle vient de la version plus récente { $version }, dont les règles diffèrent dès le choix { $choice }.
kept-full = Le disque de { $folder } est plein. La partie continue, mais n’est plus sauvée.
kept-forbidden = On ne peut rien écrire dans { $folder }. La partie continue, mais n’est plus sauvée.
kept-failed = L’écriture dans { $folder } a échoué. La partie continue, mais n’est plus sauvée.

## A game in sentences

replay-begun = Une partie commencée le { $date }
replay-seat = { $name } : { $who }
replay-score = { $who } { $money } $
replay-won = { $who } a gagné. { $why } : { $scores }.
replay-lost = { $why } : { $scores }.
replay-nobody = Le jeu lui-même : { $who }
replay-under-way =
    Après { $choices ->
        [0] aucun choix
        [one] un choix
       *[other] { $choices } choix
    }, c’est à { $name } de choisir. Les mains et les cartes cachées ne sont pas dites.
list-comma = { ", " }

## Replay

phase-replay = Rediffusion
replay-round = manche { $number }
replay-times = ×{ $times }
replay-start = Au début
replay-step-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-step = Un pas en avant
replay-faster = Plus vite
replay-everybody = tous
replay-eyes = Par les yeux de { $who }
replay-why = Cette partie n’est pas finie : les mains et les cartes cachées restent secrètes ; on la voit comme toute la table.
replay-why-short = les mains restent secrètes jusqu’à la fin
replay-no-hand = pas de cartes en main
replay-log = Journal
replay-gear = Options
replay-close = Quitter la rediffusion
replay-hint-step = pas
replay-hint-play = lecture
replay-hint-pause = pause
replay-hint-round = manche
replay-hint-eyes = quels yeux
naming-title = Garder la rediffusion
naming-text = Elle est déjà gardée. Avec un nom, on la retrouve mieux.
naming-save = Garder
naming-done = Elle est gardée sous « { $name } ».
naming-failed = Impossible de l’écrire dans { $folder } : elle est gardée comme avant.
naming-nameless = Écrivez d’abord un nom.
naming-not-kept = Cette partie n’est pas gardée : il n’y a pas de dossier pour les parties.

## Load

load-title = Charger
load-games = Parties sauvées
load-newest = les récentes d’abord
load-none = Il n’y a pas encore de partie sauvée. Chaque choix est sauvé aussitôt, de lui-même.
load-closed = On ne peut pas regarder dans { $folder }. Son contenu est laissé tel quel.
load-reading = lecture en cours…
load-over = Terminée
load-setup = Avant la première manche
load-round = Manche { $number }, { $phase }
load-turn = à { $name } de choisir
load-won =
    { $count ->
        [one] { $who } a gagné avec { $money } $
       *[other] { $who } ont gagné avec { $money } $ chacun
    }
load-nobody-won = Personne n’a gagné
load-today = aujourd’hui, { $time }
load-yesterday = hier, { $time }
load-date = { $day } { $month }
load-date-year = { $day } { $month } { $year }
load-persons =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
load-computers =
    { $count ->
        [one] un ordinateur
       *[other] { $count } ordinateurs
    }
load-people =
    { $who } · { $choices ->
        [one] un choix
       *[other] { $choices } choix
    }
load-computer = Ordinateur : { $name }
load-unreadable = Illisible : { $file }
load-left = Elle est laissée telle quelle.
load-up-to-there = Jusque-là
load-with-elf = avec l’Elfe du Père Noël
load-with-ghost = avec la boîte Ghost
load-with-horses = avec Chevaux & Diligence
load-plain = le jeu sans extensions
load-expert = variante expert
load-curtain = s’ouvre derrière le rideau : aucune main n’est montrée
load-open-table = table ouverte : tout le monde voit toutes les mains
load-alone = une seule personne joue : pas de rideau
load-watch = ordinateurs seuls : la table comme tout le monde la voit
load-ended = terminée : aucune main n’est plus secrète
load-play = Continuer
load-end = Voir la fin
load-watch-ended = Revoir la partie
load-watch-so-far = Revoir jusque-là
load-replays = Rediffusions
load-ended-games = Parties finies
load-none-ended = Aucune partie n’a encore été jouée jusqu’au bout.
load-delete = Supprimer…
load-delete-sure = Supprimer pour de bon
load-delete-ask = La supprimer ? Rien ne la ramènera.
load-keep = La garder
load-hint-play = continuer
load-hint-watch = revoir
load-hint-delete = supprimer
load-folder = Montrer le dossier
load-automatic = tout seul
load-no-loot = rien
load-where = Les parties sont dans { $folder }
load-cannot-open = { $file } ne peut être ouverte. { $why }
load-not-deleted = { $file } n’a pas pu être supprimée.
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Statistics

statistics-title = Statistiques
statistics-people = Personnes
statistics-bandits = Bandits
statistics-hint-whose = de qui
statistics-hint-more = plus
statistics-dollars = { $money } $
statistics-games =
    { $count ->
        [one] partie
       *[other] parties
    }
statistics-games-of-people =
    { $count ->
        [one] partie avec des personnes
       *[other] parties avec des personnes
    }
statistics-won-by-people = d’entre elles gagnées par une personne
statistics-average = la moyenne d’une personne
statistics-richest = le plus, { $who } avec { $bandits }
statistics-richest-nobody = le plus
statistics-bullets-shot =
    { $count ->
        [one] balle tirée
       *[other] balles tirées
    }
statistics-box-won =
    { $count ->
        [one] victoire de la boîte Ghost sur { $played }
       *[other] victoires de la boîte Ghost sur { $played }
    }
statistics-box-none = parties contre la boîte Ghost
statistics-won-and-played = Gagnées et jouées
statistics-by-people = parties par personne, avec son bandit préféré
statistics-by-bandits = parties par bandit
statistics-won-of = { $won } sur { $played }
statistics-with-hints = avec indices { $won } sur { $played }
statistics-bullets-of = { $shot } balles tirées · { $received } reçues
statistics-sources = D’où vient l’argent
statistics-sources-under = moyenne d’une partie, en dollars
statistics-kind-purse = bourses
statistics-kind-jewel = bijoux
statistics-kind-strongbox = mallettes
statistics-kind-suitcase = valise
statistics-kind-hostage = otage
statistics-kind-gunslinger = gâchette
statistics-kind-other = autre
statistics-growth = Comment l’argent grandit
statistics-growth-beside = en milliers, par manche
statistics-idle = Cartes sans effet
statistics-idle-beside = sur cent
statistics-bullets = Balles
statistics-bullets-beside = moyenne d’une partie
statistics-shot = tirées
statistics-hit = reçues
statistics-expansions = Avec extensions
statistics-expansions-beside = gagnées par une personne
statistics-plain = Sans
statistics-none = Aucune partie à compter
statistics-none-text = La première jouée jusqu’au bout sera ici.
statistics-none-of-people = Aucune partie de personnes à compter
statistics-none-of-people-text = Jusqu’ici les ordinateurs ont joué seuls : leurs parties sont à la page des bandits.
statistics-trouble-aside = Les statistiques étaient abîmées. Elles sont gardées sous { $file }, et le compte recommence.
statistics-trouble-stuck = { $file } est abîmé et ne peut être mis de côté : aucune partie n’est comptée.
statistics-trouble-newer = Une version plus récente du jeu a écrit { $file } : celle-ci n’y touche pas et ne compte aucune partie.
statistics-trouble-full = Le disque est plein : les parties d’aujourd’hui ne sont pas encore dans { $file }.
statistics-trouble-busy = Un autre programme travaille sur { $file } ; ce qui manque sera ajouté plus tard.
statistics-trouble-forbidden = { $file } ne peut être lu ou écrit : son dossier ne le permet pas.
statistics-trouble-failed = La lecture ou l’écriture de { $file } a échoué.

## Horses & Stagecoach

action-ride = Chevauchée
place-coach-in = dans la diligence
place-coach-roof = sur le toit de la diligence
place-horseback = à cheval
kind-flask = une flasque de whisky
kind-half-ordinary = une flasque entamée
kind-half-old = une flasque entamée de vieux whisky
loot-flask =
    { $count ->
        [one] { $count } flasque de whisky
       *[other] { $count } flasques de whisky
    }
loot-half-ordinary =
    { $count ->
        [one] { $count } flasque entamée
       *[other] { $count } flasques entamées
    }
loot-half-old = { $count } flasque entamée de vieux whisky
hostage-poodle = le Caniche
hostage-minister = le Pasteur
hostage-teacher = l’Institutrice
hostage-zealot = le Fanatique
hostage-banker = le Banquier
hostage-old_lady = la Vieille Dame
hostage-poker_player = le Joueur de poker
hostage-photographer = le Photographe
nothing-no-way = aucun Déplacement ne mène hors d’ici
nothing-no-horse = aucun cheval près du wagon
nothing-away = le cavalier est parti
nothing-teacher = l’Institutrice l’interdit
nothing-zealot = le Fanatique l’interdit
round-shotguns_rage = La rage du Shotgun
round-higher_speed = Pleine vitesse
round-whiskey_for_the_marshal = Whisky pour le Marshal
round-panting_horses = Chevaux essoufflés
round-quiet_ride = Voyage paisible
round-sharing_the_loot = Partage du butin
round-escape = Évasion
round-mortal_bullet = Balle mortelle
event-shotguns_rage = Chaque bandit dans ou sur la diligence, et dans ou sur le wagon voisin, reçoit une balle neutre
event-higher_speed = Bandits sur les toits du train, chevaux, diligence et Shotgun reculent d’un wagon
event-whiskey_for_the_marshal = Le Marshal boit une flasque de son wagon et recule : d’un wagon ou, si elle est vieille, jusqu’à la queue
event-panting_horses = Le cheval le plus en arrière quitte la partie ; à cinq ou six joueurs, deux chevaux
event-quiet_ride = Il ne se passe rien
event-sharing_the_loot = Une mallette dont le porteur n’est pas seul est partagée entre tous ceux de sa place
event-escape = Chaque bandit encore dans ou sur le train est pris et ne peut gagner
event-mortal_bullet = Chaque bandit perd 150 $ par carte Balle reçue dans la manche
plate-shotguns_rage = Une balle à tous, diligence et wagon voisin, toits compris
plate-higher_speed = Toits, chevaux, diligence et Shotgun reculent d’un wagon
plate-whiskey_for_the_marshal = Il boit une flasque de son wagon et recule en titubant
plate-panting_horses = Le cheval le plus en arrière n’en peut plus
plate-sharing_the_loot = Une mallette est partagée entre tous ceux de la place
plate-escape = Qui est encore dans ou sur le train est pris
plate-mortal_bullet = Chaque balle reçue dans cette manche coûte 150 $
shout-shotguns_rage = Pas touche à ma diligence !
shout-higher_speed = Tenez bien vos chapeaux !
shout-whiskey_for_the_marshal = Hic !
shout-old_whiskey = Ça, c’est du bon !
shout-no_whiskey = Plus une goutte
shout-panting_horses = Hé ! Reviens !
shout-sharing_the_loot = On partage !
shout-all_mine = Tout à moi !
shout-escape = Tous envolés !
shout-mortal_bullet = Pas une égratignure !
tell-moved-shotgun = { $who } fuit le Shotgun { $where }
tell-moved-higher_speed = { $who } part en arrière { $where }
tell-moved-higher_speed-all = { $who } partent en arrière { $where }
tell-moved-higher_speed-apart = { $who } partent d’un wagon en arrière
tell-horse-ridden-to = { $who } galope et se retrouve { $where }
tell-horse-ridden-in = { $who } se met en selle et redescend aussitôt { $where }
tell-horse-ridden-nowhere = { $who } se met en selle sans avancer : { $car }
tell-boarded =
    { $count ->
        [one] { $who } monte à bord : { $car }
       *[other] { $who } montent à bord : { $car }
    }
tell-riders-came-on =
    { $count ->
        [one] { $who } continue : { $car }
       *[other] { $who } continuent : { $car }
    }
tell-coach-fell-back = La diligence recule : { $car }
tell-shotgun-thrown-off = { $who } jette le Shotgun de la diligence : il atterrit { $where }
tell-shotgun-fell-back = Le Shotgun suit la diligence { $where }
tell-shotgun-met = Le Shotgun surprend { $who } et tire
tell-shotgun-met-unarmed = Le Shotgun surprend { $who }, mais manque de balles
tell-hostage-taken = { $who } prend en otage { $hostage }
tell-flask-drunk-ordinary-first = { $who } boit à une flasque : whisky ordinaire, trois cartes piochées
tell-flask-drunk-ordinary-last = { $who } vide une flasque et pioche trois cartes
tell-flask-drunk-old-first = { $who } boit à une flasque : le vieux whisky, deux cartes à jouer
tell-flask-drunk-old-last = { $who } vide la vieille flasque : deux cartes à jouer
tell-marshal-drank-ordinary = Le Marshal vide une flasque et titube d’un wagon en arrière
tell-marshal-drank-old = Le Marshal vide la vieille flasque et titube jusqu’au wagon de queue
tell-horses-fell-back =
    { $count ->
        [one] Un cheval recule d’un wagon
       *[other] { $count } chevaux reculent d’un wagon
    }
tell-horses-dropped-out =
    { $count ->
        [one] Un cheval à bout de souffle reste en arrière
       *[other] { $count } chevaux à bout de souffle restent en arrière
    }
tell-strongbox-shared = La mallette de { $who } est partagée entre { $among } : { $money } $ chacun
tell-rode-away = { $who } s’enfuit à cheval pour de bon
tell-caught =
    { $count ->
        [one] { $who } se fait prendre dans le train
       *[other] { $who } se font prendre dans le train
    }
tell-bullets-paid = { $who } perd { $money } $ pour les balles de la manche
tell-poodle-bit = Le Caniche mord { $who }
misread-with-the-shotgun = personne ne peut être sur le toit du Shotgun ; il faudrait une autre place.
misread-away = qui est parti n’a pas de place ; il faudrait l’un des deux.
phase-horse_attack = L’attaque à cheval
bar-horse_attack = avant la première manche
ask-board-or-ride-on = { $name } : { $who } monte ici ? ({ $car })
choose-board-true = Monter
choose-rideon-true = Continuer
attack-boards = monte
attack-rides-on = continue
attack-rides = à cheval
attack-aboard = à bord : { $car }
attack-board =
    { $count ->
        [0] { $car } : personne ne monte
        [one] { $car } : { $who } monte
       *[other] { $car } : { $who } montent
    }
attack-ride-on =
    { $count ->
        [0] personne ne continue
        [one] un continue
       *[other] { $count } continuent
    }
word-go-on = continuer
scheming-together = montré quand tous ont choisi
scheming-keep-most =
    { $count ->
        [one] une au plus
       *[other] { $count } au plus
    }
forecast-dud = sans effet : { $why }
forecast-ride =
    { $count ->
        [one] maintenant un seul endroit, sur le cheval d’à côté
       *[other] maintenant { $count } endroits, sur le cheval d’à côté
    }
forecast-no-horse = maintenant, pas de cheval à côté
drink = Boire
drink-flask = Inconnue
drink-flask-gives = à goûter
drink-half-ordinary = Ordinaire
drink-half-ordinary-gives = piocher, jouer
drink-half-old = Vieux
drink-half-old-gives = en jouer deux
drink-flask-asks = Boire à une flasque pleine ?
drink-flask-means = ordinaire : piocher trois, puis jouer ; vieux : en jouer deux
drink-half-ordinary-asks = Boire le whisky ordinaire ?
drink-half-ordinary-means = piocher trois cartes, puis en jouer une
drink-half-old-asks = Boire le vieux whisky ?
drink-half-old-means = jouer deux cartes, l’une après l’autre
drink-not-now = pas maintenant
drink-only-standard = Le whisky ne se boit qu’à un tour normal
drink-no-card = Le vieux whisky fait jouer deux cartes : tu n’en as pas
drink-one-sip = Une gorgée par tour
hostage-poodle-name = Caniche
hostage-poodle-costs = une balle neutre au début de chaque manche
hostage-poodle-pays = 1000 $
hostage-poodle-per = { "" }
hostage-minister-name = Pasteur
hostage-minister-costs = une carte de moins au début de chaque manche
hostage-minister-pays = 900 $
hostage-minister-per = { "" }
hostage-teacher-name = Institutrice
hostage-teacher-costs = cartes Poing sans effet
hostage-teacher-pays = 800 $
hostage-teacher-per = { "" }
hostage-zealot-name = Fanatique
hostage-zealot-costs = Chevauchées sans effet
hostage-zealot-pays = 700 $
hostage-zealot-per = { "" }
hostage-banker-name = Banquier
hostage-banker-costs = aucune gêne
hostage-banker-pays = 1000 $
hostage-banker-per = avec une mallette
hostage-old_lady-name = Vieille Dame
hostage-old_lady-costs = un seul pas sur les toits
hostage-old_lady-pays = 500 $
hostage-old_lady-per = par bijou
hostage-poker_player-name = Joueur de poker
hostage-poker_player-costs = ton pouvoir dort
hostage-poker_player-pays = 250 $
hostage-poker_player-per = par bourse
hostage-photographer-name = Photographe
hostage-photographer-costs = toutes tes cartes face visible
hostage-photographer-pays = 200 $
hostage-photographer-per = par balle d’un bandit
ask-take-hostage-more = un seul, pour toute la partie
choose-rideaway-true = S’enfuir
dollars-lost = −{ $amount } $
scoring-ransom = Rançon
scoring-ransom-text = payée à la fin
scoring-ransom-of = { $who }, { $why }
scoring-ransom-whole = payée entière
scoring-ransom-old_lady =
    { $count ->
        [0] aucun bijou
        [one] un bijou
       *[other] { $count } bijoux
    }
scoring-ransom-poker_player =
    { $count ->
        [0] aucune bourse
        [one] une bourse
       *[other] { $count } bourses
    }
scoring-ransom-banker =
    { $count ->
        [0] pas de mallette
       *[other] avec une mallette
    }
scoring-ransom-photographer =
    { $count ->
        [0] aucune balle de bandit
        [one] une balle
       *[other] { $count } balles
    }
scoring-sharing_the_loot = chaque mallette partagée autour de son porteur
scoring-escape = qui était encore dans le train est pris
scoring-mortal_bullet = 150 $ par balle de la dernière manche
scoring-station-nobody = personne n’est touché
statistics-kind-ransom = rançon
statistics-kind-station = gare
strip-hint-kept = { $told } · { $kept }
hostage-about = { $name } : { $costs } ; rançon { $pays } { $per }
news-drank-ordinary =
    { $people ->
        [one] a bu du whisky
       *[other] ont bu du whisky
    }
news-drank-old =
    { $people ->
        [one] a bu du vieux whisky
       *[other] ont bu du vieux whisky
    }
aim-escape = Évasion
aim-escape-line = seraient pris maintenant : { $caught }
rules-title = Comment jouer
rules-search = chercher
rules-found-none = Rien trouvé
rules-number = { $page } sur { $pages }
rules-any-letter = A–Z
rules-hint-page = page
rules-hint-chapter = chapitre
rules-hint-search = chercher
rules-turns-small = 2 à 4 bandits
rules-turns-large = 5 ou 6 bandits
rules-turns-keep = Garder { $count }
rules-chapter-begin = Pour commencer
rules-chapter-cards = Les cartes Action
rules-chapter-train = Dans le train
rules-chapter-bandits = Les bandits
rules-chapter-rounds = Les cartes Manche
rules-chapter-end = La fin, les variantes
rules-chapter-elf = L’Elfe du Père Noël
rules-chapter-ghost = Boîte Ghost
rules-chapter-horses = Chevaux & Diligence
rules-idea = L’idée
rules-idea-lead = Vous pillez un train. Soyez le plus riche à la fin !
rules-idea-1 = La locomotive est devant, le wagon de queue est le dernier.
rules-idea-text =
    Chaque wagon a deux places : à l’intérieur et sur le toit. Le butin est là où on l’a laissé ou perdu.
    À chacune des cinq manches, tous préparent d’abord : ils jouent des cartes sur une pile commune. Puis la pile est exécutée, carte par carte.
    Les plans tournent mal. Quelqu’un vous frappe, ou le Marshal arrive, et la carte suivante fait tout autre chose.
    Après la cinquième manche, le plus riche gagne.
rules-setup = Le début
rules-setup-lead = Qui est où, et qui a quoi
rules-setup-1 = Ordre Tuco, Belle, Doc, Django : tour à tour dans le wagon de queue et le wagon d’avant.
rules-setup-text =
    Il y a autant de wagons que de bandits, dans un ordre au hasard. Chacun porte le butin imprimé sur lui.
    Chacun a dix cartes Action, six balles dans le revolver et une bourse de 250 $.
    Le Marshal et une mallette sont dans la locomotive. Une seconde mallette attend près du train.
    Le premier, le troisième et le cinquième bandit commencent dans le wagon de queue, les autres dans le wagon d’avant.
    Cinq cartes Manche sont prêtes : quatre tirées au hasard, et une gare en dernier.
rules-round = Une manche
rules-round-lead = Piocher, préparer, exécuter, événement : cinq fois
rules-round-1 = Mélange ton paquet et pioche six cartes
rules-round-2 = Plan : tous jouent sur une pile
rules-round-3 = Action : la pile est exécutée
rules-round-text =
    La carte Manche dit combien de tours il y a, de quelle sorte, et ce qui arrive à la fin.
    Pendant l’action, la carte jouée en premier est exécutée en premier.
    Puis vient l’événement de la carte Manche, s’il y en a un.
    Toutes les cartes retournent dans leurs paquets, et le suivant devient premier joueur.
rules-schemin = Le plan
rules-schemin-lead = À chaque tour : jouer une carte, ou en piocher trois
rules-schemin-1 = Une main. La balle ne se joue pas : elle prend seulement de la place.
rules-schemin-text =
    Joue une carte Action sur la pile commune, ou pioche trois cartes de ton paquet. On ne passe pas.
    Tu ne choisis pas encore sur qui tirer ni où aller. Cela vient quand la carte est exécutée.
    Toute carte peut être jouée, même si elle ne ferait rien pour l’instant.
    Un paquet de moins de trois cartes donne ce qu’il a. On ne pioche dans un paquet vide que sans carte Action en main.
    Après le dernier tour, chacun remet sa main dans son paquet.
rules-stealin = L’action
rules-stealin-lead = Carte par carte, la première jouée d’abord
rules-stealin-1 = Le Braquage de Tuco se montre. Il choisit ce qu’il prend.
rules-stealin-2 = Puis le Déplacement de Belle : il fallait aller quelque part.
rules-stealin-text =
    Le propriétaire de la carte choisit maintenant : où aller, qui toucher, quoi prendre.
    Ce qui est possible doit être fait. Le Tir part même si la seule cible est un ami.
    Ce qui est impossible est sauté : la carte n’a servi à rien.
    Un bandit ne quitte jamais le train.
rules-turns = Les tours d’une manche
rules-turns-lead = Ce que montre la carte Manche
rules-turns-1 = Normal : une carte chacun, face visible.
rules-turns-2 = Tunnel : une carte chacun, face cachée.
rules-turns-3 = Accélération : chacun agit deux fois de suite.
rules-turns-4 = Aiguillage : l’ordre s’inverse.
rules-turns-text =
    Le premier joueur commence chaque tour, puis on suit le sens horaire.
    Dans un tunnel, personne ne voit ce que jouent les autres. Piocher reste permis, et tous le voient.
    En accélération, on joue deux cartes, on pioche deux fois, ou l’un et l’autre, avant le suivant.
    À l’aiguillage, le premier joueur commence aussi, mais on tourne dans l’autre sens.
rules-move-lead = Courir dans le train
rules-move-1 = Sur le toit : un, deux ou trois wagons, dans un sens.
rules-move-2 = À l’intérieur : exactement un wagon.
rules-move-text =
    En avant ou en arrière. On garde son niveau : dedans reste dedans, un toit reste un toit.
    Sur les toits, on passe par-dessus les autres bandits et le wagon du Marshal.
    Il faut bouger, même si l’on préférerait rester.
rules-move-marshal = Qui entre dans son wagon reçoit une balle et monte sur son toit.
rules-move-elf = Il suit qui part de sa place.
rules-floor_change-lead = Monter ou descendre
rules-floor_change-1 = Belle est dedans, Tuco sur le toit.
rules-floor_change-2 = Tous deux sont à l’autre niveau du même wagon.
rules-floor_change-text =
    De l’intérieur au toit, ou du toit à l’intérieur. On reste dans le même wagon.
    Cela marche toujours, dans la locomotive aussi.
rules-floor_change-marshal = Qui descend chez lui remonte aussitôt sur le toit, avec une balle.
rules-floor_change-elf = Il grimpe avec qui part de sa place.
rules-fire-lead = Tirer sur un bandit en vue
rules-fire-1 = Dedans : dans les deux wagons voisins. Sur les toits : aussi loin qu’on voit.
rules-fire-2 = Sur les toits, on ne voit que le plus proche de chaque côté.
rules-fire-text =
    Choisis une cible. Elle reçoit dans son paquet la balle du dessus de ton revolver.
    Dedans, on tire dans les wagons juste devant et derrière, jamais vers le haut ou le bas.
    Sur un toit, on tire à toute distance, mais le plus proche cache ceux de derrière. Sur un même toit, on choisit.
    Ceux de ta propre place ne sont pas des cibles, et ne gênent pas.
rules-fire-belle = Pas une cible tant qu’un autre peut l’être.
rules-fire-tuco = Il tire aussi à travers le toit de son wagon, vers le haut ou le bas.
rules-fire-django = Pousse sa cible d’un wagon.
rules-fire-marshal = Ne peut être visé, et ne cache personne.
rules-fire-foot = Personne en vue, ou le revolver vide ? La carte ne fait rien, et aucune balle n’est perdue.
rules-punch-lead = Envoyer quelqu’un au loin ; il perd du butin
rules-punch-1 = Tuco choisit qui il frappe à sa place.
rules-punch-2 = La bourse de Doc est restée. Il atterrit un wagon plus loin.
rules-punch-text =
    Tu choisis la victime, la sorte de butin qu’elle perd, et de quel côté elle atterrit.
    Le butin reste à la place du coup. Parmi plusieurs bourses, on tire à l’aveugle.
    La victime atterrit un wagon plus loin, à son niveau : dedans reste dedans, un toit reste un toit.
rules-punch-cheyenne = Peut prendre la bourse qu’elle fait tomber.
rules-punch-belle = Pas une victime tant qu’un autre peut l’être.
rules-punch-marshal = Tire sur qui atterrit dans son wagon. On ne peut le frapper.
rules-punch-elf = On ne peut le frapper.
rules-punch-foot = Personne à côté ? Rien ne se passe. La victime n’a rien ? Elle vole quand même.
rules-robbery-lead = Prendre un butin de sa place
rules-robbery-1 = Une bourse ou le bijou : Cheyenne choisit la sorte.
rules-robbery-2 = Elle a pris le bijou. La bourse est toujours là.
rules-robbery-text =
    Tu prends un jeton qui est à ta place : ton wagon et ton niveau.
    Tu choisis la sorte. Une bourse se prend à l’aveugle, et toi seul apprends ce qu’elle contient.
    On ne peut rien prendre à un autre bandit. Pour cela, il faut un coup de poing.
rules-robbery-foot = Il n’y a rien ? La carte ne fait rien.
rules-marshal_card-lead = Déplacer le Marshal d’un wagon
rules-marshal_card-1 = Ghost choisit : en avant ou en arrière.
rules-marshal_card-2 = Doc était dedans : il a une balle et se retrouve sur le toit.
rules-marshal_card-text =
    Peu importe où est ton propre bandit.
    Au bout du train, il n’y a qu’un sens.
    Tous ceux qui sont dans le wagon où arrive le Marshal le rencontrent, toi aussi.
rules-meeting = Rencontrer le Marshal
rules-meeting-lead = Ne sois jamais dans son wagon
rules-meeting-1 = Django doit bouger, dans le wagon du Marshal.
rules-meeting-2 = Il est sur son toit, avec une balle neutre dans son paquet.
rules-meeting-text =
    Qui est dans le wagon du Marshal, pour quelque raison que ce soit, reçoit une balle neutre et va sur le toit de ce wagon.
    Qu’il ait marché, grimpé, été frappé ou poussé, ou que le Marshal soit venu à lui, c’est pareil.
    Les bandits sur le toit de son wagon sont à l’abri.
    Le Marshal reste toujours dedans. On ne peut ni le viser, ni le frapper, ni le voler, et personne ne se cache derrière lui.
rules-bullets = Les balles
rules-bullets-lead = Elles ne blessent pas, elles encombrent la main
rules-bullets-1 = Une balle du revolver de Tuco
rules-bullets-2 = Une balle neutre : du Marshal ou des passagers
rules-bullets-3 = Avec deux balles en main, il y a moins à jouer.
rules-bullets-text =
    Une balle reçue va sur ton paquet et y est mélangée à la manche suivante. On ne s’en défait jamais.
    Elle ne se joue jamais. Elle remplit ta main de six cartes.
    Chaque revolver a six balles. Qui a le plus tiré sur les autres est l’As de la gâchette.
    Il y a treize balles neutres. S’il y en a trop peu pour tous ceux qui devraient en recevoir ensemble, personne n’en reçoit.
rules-loot = Le butin
rules-loot-lead = Ce qu’il vaut
rules-loot-1 = Une bourse : 250 à 500 $
rules-loot-2 = Un bijou : 500 $
rules-loot-3 = Une mallette : 1000 $
rules-loot-text =
    Seul qui a eu une bourse en main sait ce qu’elle contient. Combien de bourses tu as, tous le savent.
    Il y a dix-huit bourses : huit de 250 $, et deux de 300, 350, 400, 450 et 500 $.
    Une mallette est dans la locomotive. La seconde ne vient qu’avec la carte « Prenez tout ! ».
    Le butin perdu reste à ce niveau du wagon. Qui y vient peut le prendre.
rules-belle-lead = Jamais visée si un autre peut l’être
rules-belle-1 = Doc peut viser Tuco ou Ghost, mais pas Belle.
rules-belle-text =
    Tant qu’un autre pourrait être choisi, Belle ne peut l’être : ni pour le Tir, ni pour le Poing.
    Si elle est seule à portée, elle est touchée comme tout le monde.
    Sur les toits, elle cache ceux de derrière, même si on ne peut la choisir.
    Le Marshal et les passagers ne l’épargnent pas.
rules-cheyenne-lead = Prend la bourse que son coup fait tomber
rules-cheyenne-1 = Cheyenne frappe Doc…
rules-cheyenne-2 = … et sa bourse est aussitôt à elle.
rules-cheyenne-text =
    Si sa victime perd une bourse, elle peut la prendre au lieu de la laisser par terre.
    Elle n’y est pas forcée. Bijoux, mallettes et autres tombent comme d’habitude.
rules-django-lead = Ses tirs poussent la cible d’un wagon
rules-django-1 = Django tire sur Tuco…
rules-django-2 = … et Tuco vole un wagon plus loin de lui.
rules-django-text =
    La cible garde son niveau, et ne quitte jamais le train : au bout, elle reste.
    Elle peut être poussée dans le wagon du Marshal, et le rencontre alors.
    Avec un revolver vide, Django ne pousse personne.
rules-doc-lead = Sept cartes au début de chaque manche
rules-doc-1 = Une carte de plus que les autres
rules-doc-text =
    Doc pioche sept cartes au début d’une manche au lieu de six.
    Quand il pioche au lieu de jouer, il en pioche trois comme tout le monde.
rules-ghost-lead = Sa première carte peut être cachée
rules-ghost-1 = Personne ne sait ce que Ghost a en tête.
rules-ghost-text =
    À son premier tour de chaque manche, Ghost peut jouer sa carte face cachée. Il n’y est pas forcé.
    S’il pioche à ce tour, l’occasion est perdue pour la manche.
    Si la manche commence par deux cartes de suite, seule la première peut être cachée.
rules-tuco-lead = Tire à travers le toit
rules-tuco-1 = Tuco peut viser Doc sous lui, ou Cheyenne le long des toits.
rules-tuco-text =
    En plus des cibles habituelles, Tuco peut viser les bandits de son wagon à l’autre niveau : en haut ou en bas.
    Le Marshal ne peut être touché ainsi non plus.
    Belle n’est pas une cible tant que Tuco pourrait viser un autre.
rules-angry_marshal-lead = Le Marshal tire à travers le toit, puis recule
rules-angry_marshal-1 = Avant l’événement
rules-angry_marshal-2 = Doc est touché sur le toit, Cheyenne le rencontre.
rules-angry_marshal-text =
    Chaque bandit sur le toit du wagon du Marshal reçoit une balle neutre, et y reste.
    Puis le Marshal va d’un wagon vers la queue, et rencontre qui est dedans. Dans le wagon de queue, il reste.
rules-swivel_arm-lead = Un bras de fer balaie les toits
rules-swivel_arm-1 = Avant l’événement
rules-swivel_arm-2 = Tous deux sont sur le toit du wagon de queue.
rules-swivel_arm-text =
    Chaque bandit sur un toit, celui de la locomotive aussi, est emporté sur le toit du wagon de queue.
    Qui est dedans reste, et le butin des toits aussi.
rules-braking-lead = Chaque bandit sur un toit avance d’un wagon
rules-braking-1 = Avant l’événement
rules-braking-2 = Tous deux sont un toit plus loin.
rules-braking-text =
    Chaque bandit sur un toit avance d’un wagon, tous en même temps.
    Sur le toit de la locomotive, il reste. Qui est dedans reste aussi.
rules-take_it_all-lead = La seconde mallette apparaît
rules-take_it_all-1 = Avant l’événement
rules-take_it_all-2 = Elle est dedans, près du Marshal.
rules-take_it_all-text =
    La mallette qui attend près du train est mise dans le wagon où est le Marshal.
    Éloigne le Marshal, et elle se prend comme une autre.
rules-passengers_rebellion-lead = Les passagers ripostent
rules-passengers_rebellion-1 = Avant l’événement
rules-passengers_rebellion-2 = Doc et Tuco étaient dedans : une balle chacun.
rules-passengers_rebellion-text =
    Chaque bandit dans un wagon, ou dans la locomotive, reçoit une balle neutre.
    Personne ne bouge. Sur les toits, on est à l’abri.
rules-bridge-lead = Une manche calme, sans événement
rules-bridge-1 = Rien ne bouge que le train.
rules-bridge-text =
    Peu de tours, mais l’un est une Accélération : chacun agit deux fois de suite.
    À la fin de la manche, il ne se passe rien.
rules-cave-lead = Deux tunnels, et pas d’événement
rules-cave-1 = Il n’arrive rien à personne.
rules-cave-text =
    Dans les tunnels, les cartes sont jouées face cachée : personne ne sait grand-chose.
    À la fin de la manche, il ne se passe rien.
rules-pickpocketing-lead = Une gare : prends une bourse ni vu ni connu
rules-pickpocketing-1 = Avant l’événement
rules-pickpocketing-2 = Doc était seul et l’a prise. Tuco et Cheyenne étaient deux.
rules-pickpocketing-text =
    Chaque bandit seul à sa place peut prendre à l’aveugle une bourse qui s’y trouve.
    Seulement des bourses, et on peut les laisser. Quelqu’un à l’autre niveau du wagon ne compte pas.
rules-marshals_revenge-lead = Une gare : le Marshal veut de l’argent
rules-marshals_revenge-1 = Avant l’événement : le Marshal est sous Doc.
rules-marshals_revenge-2 = Doc a perdu sa plus petite bourse.
rules-marshals_revenge-text =
    Chaque bandit sur le toit du wagon du Marshal y perd sa bourse la moins précieuse.
    Bijoux et mallettes ne tombent jamais. Sans bourse, il ne se passe rien.
rules-hostage-lead = Une gare : de l’argent pour le mécanicien
rules-hostage-1 = Doc et Tuco sont dans et sur la locomotive : 250 $ chacun.
rules-hostage-text =
    Chaque bandit dans la locomotive ou sur son toit reçoit 250 $.
    Ce n’est pas pris au train : il y en a toujours assez. Cela compte à la fin.
rules-count = Le décompte
rules-count-lead = Après la cinquième manche
rules-count-1 = Bourses : ce qu’elles contiennent
rules-count-2 = Bijoux : 500 $
rules-count-3 = Mallettes : 1000 $
rules-count-4 = As de la gâchette : 1000 $
rules-count-text =
    Chacun compte son butin, et les 250 $ si le mécanicien a payé.
    L’As de la gâchette a le plus tiré sur les autres. À égalité, chacun reçoit les 1000 $, même si personne n’a tiré.
    Le plus riche gagne. Entre deux aussi riches, celui qui a reçu le moins de balles gagne.
    Si c’est encore égal, ils gagnent ensemble.
rules-first_game = Plus facile : une première partie
rules-first_game-lead = Sans pouvoirs, sans événements
rules-first_game-1 = Belle : comme une autre
rules-first_game-2 = Cheyenne : comme une autre
rules-first_game-3 = Django : comme un autre
rules-first_game-4 = Doc : six cartes aussi
rules-first_game-text =
    Dans « Autres règles » à la mise en place, on peut enlever les pouvoirs et les événements.
    Sans pouvoirs, tous les bandits sont pareils. Doc pioche six cartes, et Ghost joue face visible.
    Sans événements, les cartes Manche ne donnent que leurs tours. Il ne se passe rien à la fin.
    C’est une bonne première partie avec de jeunes enfants. Ajoutez les deux dès que tous connaissent les cartes.
rules-two_players = Deux joueurs
rules-two_players-lead = Chacun mène deux bandits
rules-two_players-1 = Tuco et Doc contre Django et Belle
rules-two_players-text =
    Chacun a l’un de Tuco, Django, Cheyenne et l’un de Ghost, Doc, Belle. Le train a trois wagons.
    Ton paquet a onze cartes : Déplacement, Échelle, Tir, Poing, Braquage pour chaque bandit, et un Marshal. La couleur dit à qui est la carte.
    Quand la carte Manche est retournée, tu choisis une carte à garder, mélanges le reste et pioches six cartes, avec Doc sept.
    Qui joue un Tir face visible à un tour normal peut aussitôt ajouter une carte de son autre bandit, mais pas le Marshal.
    Tes bandits peuvent se toucher. Les balles tirées sur ton propre équipier ne comptent pas pour l’As de la gâchette.
    On compte l’argent des deux. Une égalité se règle par toutes les balles que les deux ont reçues.
rules-expert = Expert
rules-expert-lead = Les paquets ne sont pas remélangés ; de trois à six
rules-expert-1 = Gardées, et une piochée
rules-expert-2 = La défausse de Doc
rules-expert-text =
    Les cartes exécutées, et celles que tu jettes, vont sur ta défausse. Tous peuvent la regarder.
    Après le plan, tu choisis en secret quelles cartes garder en main, même des balles. Tous voient combien. Le reste est défaussé.
    Au début d’une manche, on pioche jusqu’à six cartes, Doc sept. Ce qu’on a gardé compte.
    Si ton paquet est vide, ta défausse est mélangée et devient le nouveau paquet.
    Les balles piochées au début d’une manche sont défaussées aussitôt, sans autre carte à leur place.
rules-elf-lead = Un petit Elfe trottine avec vous
rules-elf-1 = Doc va courir, et l’Elfe est avec lui.
rules-elf-2 = L’Elfe a suivi, les deux wagons.
rules-elf-text =
    Il commence dans le troisième wagon depuis la queue.
    Si tu commences un Déplacement ou une Échelle à sa place, il te suit où tu vas. Tu ne peux l’empêcher.
    Rien d’autre ne le déplace : ni coup, ni tir, ni Marshal, ni événement.
    Il peut être près du Marshal. Entre avec lui, et tu fuis sur le toit ; lui reste.
    On ne peut le toucher, il ne cache personne, et ne compte pas pour les Pickpockets.
    Avec la diligence, il suit aussi une Chevauchée, et dans la diligence et dehors.
rules-elf_end = Cadeau ou Vide
rules-elf_end-lead = Où il finit décide de qui peut gagner
rules-elf_end-1 = Cadeau : il doit être près
rules-elf_end-2 = Vide : il doit être loin
rules-elf_end-text =
    Chacun a un jeton secret. Tu peux regarder le tien à tout moment.
    Si l’Elfe est à la fin dans ou sur la locomotive ou le wagon d’à côté, seuls les Cadeaux peuvent gagner.
    S’il est plus loin, seuls les Vides peuvent gagner.
    Parmi eux, le plus riche gagne. Les autres sont éliminés, quoi qu’ils possèdent.
    La moitié des jetons sont des Cadeaux. En nombre impair, il y a un Vide de plus.
    Près de la diligence compte le wagon où elle est.
rules-ghost_box-lead = Le jeu mène Ghost, et peut vous battre tous
rules-ghost_box-1 = Ghost veut la valise, et rien d’autre.
rules-ghost_box-2 = Il est allé jusqu’à elle, et l’a prise.
rules-ghost_box-text =
    Si Ghost a la valise à la fin, il gagne et tous les autres perdent.
    Sinon le plus riche d’entre vous gagne. La valise vaut 1500 $ pour qui de vous l’a.
    Elle est dans la locomotive au début, à la place de la mallette.
    Ghost est assis en dernier. Il joue à chaque tour la carte du dessus de ses huit, et ne pioche jamais. Sa première carte d’une manche est cachée.
    On peut prendre la valise par un Braquage, ou la lui faire perdre d’un coup de poing.
    La boîte est pour deux à cinq personnes, et ne se mélange pas à d’autres extensions.
rules-ghost_cards = Les cartes de Ghost
rules-ghost_cards-lead = Elles suivent la valise
rules-ghost_cards-1 = Tuco a la valise. Ghost tire…
rules-ghost_cards-2 = … sur les deux, et Tuco la perd.
rules-ghost_cards-text =
    Une carte avec « ou » : près de la valise, ou s’il l’a en main, il fait l’action du haut, sinon celle du bas.
    Le Vol prend la valise par terre à sa place. Les autres butins ne l’intéressent pas.
    Le Déplacement le rapproche de la valise : un wagon dedans, deux sur les toits, jamais au-delà.
    Le Tir touche tous ceux qu’il pourrait viser, Belle aussi. Une cible qui a la valise la perd.
    Le Poing touche tous les autres de sa place. Chacun perd une chose, la meilleure d’abord, et atterrit un wagon vers la queue.
    Sa carte Marshal chasse le Marshal loin de la valise.
rules-ghost_bullets = L’arrêter par des balles
rules-ghost_bullets-lead = Trois balles lui coûtent une carte
rules-ghost_bullets-1 = Trois devant lui : sa prochaine carte est ignorée.
rules-ghost_bullets-text =
    Les balles que Ghost reçoit restent devant lui, de manche en manche.
    Quand une de ses cartes se montre et qu’il en a trois ou plus, la carte est ignorée et trois s’en vont.
    Avec six balles, il perd deux cartes.
    Les tirs, le Marshal et les passagers vous aident tous contre lui.
rules-horses-lead = Des chevaux près du train, une diligence, des otages
rules-horses-1 = La diligence part près de la locomotive, le Shotgun et une mallette sur son toit.
rules-horses-text =
    Chacun a une carte Action de plus : Chevauchée. Les chevaux ne sont à personne.
    La diligence recule d’un wagon à la fin de chaque manche, et attend au wagon de queue.
    Dans la diligence, il y a des otages : chacun rapporte une rançon, et une gêne.
    Une flasque de whisky est dans chaque wagon, et il y a 16 balles neutres au lieu de 13.
    Cela va avec l’Elfe, à deux joueurs et en expert, mais pas avec la boîte Ghost.
rules-horse_attack = Sauter à bord
rules-horse_attack-lead = La partie commence à cheval
rules-horse_attack-1 = Tous chevauchent près du wagon de queue et choisissent.
rules-horse_attack-text =
    Tous les bandits arrivent de l’arrière du train, par le wagon de queue, puis wagon par wagon.
    À chaque wagon, tous ceux qui chevauchent encore choisissent en secret : sauter à bord ici, ou continuer.
    Qui monte est dans ce wagon. Son cheval reste à côté.
    Au premier wagon derrière la locomotive, tous ceux qui restent doivent monter.
    Un dernier cavalier seul choisit aussitôt où il monte, de son wagon vers l’avant.
rules-ride-lead = À cheval, jusqu’à trois wagons
rules-ride-1 = Un cheval est près du wagon de Doc. Il peut aller loin.
rules-ride-2 = Il est dedans, et le cheval est près de ce wagon.
rules-ride-text =
    Il faut un cheval près de ton wagon, que tu sois dedans ou sur le toit. Dans la diligence compte le wagon d’à côté.
    Chevauche jusqu’à trois wagons en avant ou en arrière. On finit toujours dans un wagon, ou dans la diligence si elle y est.
    On peut aussi n’aller nulle part : descendre du toit, ou passer dans la diligence.
    Le cheval reste où l’on descend. Le Marshal et les otages se rencontrent comme d’habitude.
rules-ride-foot = Pas de cheval près de ton wagon ? La carte ne fait rien.
rules-coach = La diligence
rules-coach-lead = Deux places de plus près du train
rules-coach-1 = Tuco peut courir vers les toits, ou sur la diligence.
rules-coach-text =
    Le toit de la diligence et celui du wagon voisin se touchent : un pas, mais seulement le premier ou le dernier d’une course.
    Dedans, on peut tirer et frapper entre la diligence et le wagon voisin, mais pas marcher. On y entre par Chevauchée ou Échelle.
    Du toit de la diligence, on ne tire que sur le toit voisin.
    Le Marshal n’entre jamais dans la diligence, et les événements du jeu de base ne l’atteignent pas.
    Seuls les Pickpockets y marchent aussi.
rules-coach-tuco = Tire entre la diligence et son toit.
rules-coach-django = Ne pousse personne dans ou sur la diligence, ni depuis elle.
rules-shotgun = Le Shotgun
rules-shotgun-lead = Ce garde est assis sur la troisième mallette
rules-shotgun-1 = Tuco peut choisir le Shotgun, ou Doc.
rules-shotgun-2 = Le voilà sur le train. La mallette est libre.
rules-shotgun-text =
    Assis sur la diligence, il ne fait rien, mais personne ne peut prendre la mallette sous lui.
    Un coup de poing sur le toit de la diligence peut le jeter. Il atterrit sur le toit voisin et ne revient jamais.
    Dès lors, qui finit un mouvement sur son toit reçoit une balle neutre, et fuit sur un toit voisin.
    Il reste près de la diligence : quand elle recule, il recule aussi d’un wagon.
    On ne peut le viser. Sur les toits, il cache ceux de derrière.
rules-hostages = Les otages
rules-hostages-lead = Un chacun, pour toute la partie
rules-hostages-1 = Caniche, 1000 $. Mord : une balle par manche.
rules-hostages-2 = Pasteur, 900 $. Une carte de moins.
rules-hostages-3 = Institutrice, 800 $. Tes Poings ne font rien.
rules-hostages-4 = Fanatique, 700 $. Tes Chevauchées ne font rien.
rules-hostages-5 = Banquier, 1000 $ avec une mallette.
rules-hostages-6 = Vieille Dame, 500 $ par bijou. Un seul pas sur les toits.
rules-hostages-7 = Joueur de poker, 250 $ par bourse. Pas de pouvoir.
rules-hostages-8 = Photographe, 200 $ par balle de bandit. Cartes visibles.
rules-hostages-text =
    Qui entre dans la diligence sans otage doit en prendre un de ceux qui restent, au choix. Il y en a un de moins que de bandits.
    La rançon est payée à la fin. La gêne vaut dès maintenant, pour les cartes déjà jouées aussi. On ne perd jamais son otage.
    Les balles neutres ne rapportent rien au Photographe. Avec lui, tes cartes sont visibles dans les tunnels aussi.
rules-whiskey = Le whisky
rules-whiskey-lead = Deux gorgées par flasque
rules-whiskey-1 = Pleine : nul ne sait laquelle
rules-whiskey-2 = Ordinaire : piocher trois, puis jouer
rules-whiskey-3 = Vieux : jouer deux cartes
rules-whiskey-text =
    Une flasque se prend et se perd comme un butin. Elle ne vaut rien à la fin.
    À un tour normal, on peut boire une gorgée au lieu de jouer ou de piocher.
    Whisky ordinaire : piocher trois cartes, puis en jouer une. Vieux whisky : jouer deux cartes de suite.
    La première gorgée montre la sorte. Après la seconde, la flasque s’en va. Cinq sont ordinaires, une est vieille.
rules-turmoil = Tumulte
rules-turmoil-lead = Un tour où tous choisissent à la fois
rules-turmoil-1 = D’abord tous choisissent en secret…
rules-turmoil-2 = … puis tout est montré, dans l’ordre.
rules-turmoil-text =
    Chacun choisit de jouer une carte, ou d’en piocher trois. Nul ne sait ce que les autres choisissent.
    Puis les cartes vont sur la pile face visible, à partir du premier joueur, et qui voulait piocher pioche.
    Pas de whisky à ce tour. Ghost peut cacher sa carte si c’est sa première.
rules-keep = Garder des cartes
rules-keep-lead = Les nouvelles cartes Manche en font garder
rules-keep-1 = « Garder 2 » : celles-ci restent dans la main de Tuco.
rules-keep-2 = Il n’en pioche donc que quatre nouvelles.
rules-keep-text =
    Certaines cartes Manche disent « Garder 1 » ou « Garder 2 ». Après le dernier tour, on peut garder autant de cartes Action en main.
    Ce qu’on garde est secret. Combien on garde ne l’est pas.
    Au début de la manche suivante, on pioche autant de cartes en moins.
    En expert, la marque ne veut rien dire : on y garde ce qu’on veut.
rules-shotguns_rage-lead = Des balles tout autour de la diligence
rules-shotguns_rage-1 = Doc, Ghost et Tuco reçoivent une balle chacun. Django est à l’abri.
rules-shotguns_rage-text =
    Chaque bandit dans ou sur la diligence, et dans ou sur le wagon voisin, reçoit une balle neutre.
    Peu importe où est le Shotgun. Personne ne bouge.
rules-higher_speed-lead = Ce qui n’est pas dedans recule d’un wagon
rules-higher_speed-1 = Avant l’événement
rules-higher_speed-2 = Doc, les chevaux et la diligence sont un wagon plus en arrière.
rules-higher_speed-text =
    Un wagon en arrière, dans cet ordre : les bandits des toits du train, les chevaux, la diligence avec tous les siens, le Shotgun s’il en est tombé.
    Au wagon de queue, ils restent. Qui est dans le train reste aussi. Qui arrive sur le toit du Shotgun le rencontre.
rules-whiskey_for_the_marshal-lead = Il boit ce qu’il trouve
rules-whiskey_for_the_marshal-1 = Une flasque est dans le wagon du Marshal.
rules-whiskey_for_the_marshal-2 = Il l’a bue et a titubé en arrière, jusqu’à Doc.
rules-whiskey_for_the_marshal-text =
    S’il y a des flasques dans son wagon, il en boit une, tirée au hasard.
    L’ordinaire l’envoie d’un wagon en arrière, le vieux jusqu’à la queue, wagon par wagon. Il rencontre tous ceux qu’il croise.
rules-panting_horses-lead = Les derniers chevaux renoncent
rules-panting_horses-1 = Avant l’événement
rules-panting_horses-2 = Le cheval de l’arrière est parti.
rules-panting_horses-text = Le cheval le plus proche de la queue quitte la partie. À cinq ou six joueurs, deux chevaux.
rules-quiet_ride-lead = Pas d’événement, et on peut garder deux cartes
rules-quiet_ride-1 = Tous restent où ils sont.
rules-quiet_ride-text = À la fin de la manche, il ne se passe rien.
rules-sharing_the_loot-lead = Une gare : les mallettes sont partagées
rules-sharing_the_loot-1 = Doc a une mallette, mais Tuco est avec lui : 500 $ chacun.
rules-sharing_the_loot-text =
    Si quelqu’un qui a une mallette n’est pas seul à sa place, ses 1000 $ sont partagés entre tous les bandits de cette place.
    La mallette elle-même s’en va. Cela vaut pour chacune, et dans la diligence aussi.
rules-escape-lead = Une gare : fuyez, ou soyez pris !
rules-escape-1 = Doc a encore une Chevauchée, et il y a un cheval.
rules-escape-2 = Il est loin. Belle est à l’abri dans la diligence.
rules-escape-text =
    À cette manche, une Chevauchée peut aussi t’emmener pour de bon, avec tout ce que tu as. Tes autres cartes ne font rien.
    À la fin, tous ceux dans ou sur le train sont pris et ne peuvent gagner.
    Ceux qui sont partis sont saufs, et ceux de la diligence aussi. Si personne n’est sauf, personne ne gagne.
rules-mortal_bullet-lead = Une gare : les blessures coûtent
rules-mortal_bullet-1 = Deux balles à cette manche : 300 $.
rules-mortal_bullet-text =
    Chacun perd 150 $ par carte Balle reçue dans cette manche, de qui que ce soit.
    On peut même finir avec des dettes.
title-puzzles = Problèmes
tool-close = Retour au problème
puzzles-title = Problèmes
puzzles-you = Toi
puzzles-chapters = Chapitres
puzzles-number = Problème { $number }
puzzles-head = { $title } · { $goal }
puzzles-goal = Avoir { $money }
puzzles-now = maintenant { $money }
puzzles-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
puzzles-solved-of = { $solved } résolus sur { $count }
puzzles-asked =
    { $count ->
        [one] Joue une carte pour les avoir à la fin. Tu as { $now } maintenant. Les cartes des autres sont connues.
       *[other] Joue { $count } cartes pour les avoir à la fin. Tu as { $now } maintenant. Les cartes des autres sont connues.
    }
puzzles-hand = Ta main
puzzles-try = Essayer
puzzles-go = Allez !
puzzles-hint = Un indice
puzzles-no-hint = Plus d’indices
puzzles-clear = Tout reprendre
puzzles-key-put = poser
puzzles-place = Ta place : carte { $number } de la pile
puzzles-places-left =
    { $count ->
        [one] Une place est encore vide
       *[other] { $count } places sont encore vides
    }
puzzles-their-card = { $who } : { $card }
puzzles-hint-card = Ta première carte est { $card }.
puzzles-solved = Résolu !
puzzles-solved-text = Tu as { $money }. Personne n’aurait pu l’empêcher.
puzzles-not-solved = Pas encore
puzzles-not-solved-plan = Tu as { $money } ; il fallait { $goal }. Les autres peuvent arrêter ce plan. Essaie d’autres cartes, ou un autre ordre.
puzzles-not-solved-choices = Tu as { $money } ; il fallait { $goal }. Le plan était bon ! Seuls tes choix dans le train ne l’étaient pas.
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-list = Tous les problèmes
puzzles-file-damaged = Le fichier des problèmes résolus est abîmé. Il recommence à zéro, et l’ancien sera mis de côté.
puzzles-file-not-kept = Que c’est résolu n’a pas pu être écrit sur le disque.
puzzles-chapter-order = Le bon ordre
puzzles-chapter-django = La poussée de Django
puzzles-chapter-marshal = La carte Marshal
puzzles-chapter-meeting = Utiliser le Marshal
puzzles-chapter-punch = Coups de poing
puzzles-chapter-roofs = Sur les toits
puzzles-chapter-cheyenne = La bourse de Cheyenne
puzzles-chapter-fire = Tir
puzzles-chapter-punched = Être frappé
puzzles-teaches-order = Pense dans l’ordre : que se sera-t-il passé quand ta carte viendra ?
puzzles-teaches-django = Qui est touché par Django atterrit un wagon plus loin de lui.
puzzles-teaches-marshal = Le Marshal chasse tous ceux de son wagon sur le toit, avec une balle.
puzzles-teaches-meeting = Le Marshal est un chemin rapide vers le toit : rencontre-le exprès.
puzzles-teaches-punch = Un coup fait tomber du butin à ta place. Prends-le ensuite.
puzzles-teaches-roofs = Sur les toits, un Déplacement mène jusqu’à trois wagons.
puzzles-teaches-cheyenne = Cheyenne peut garder la bourse que son coup fait tomber.
puzzles-teaches-fire = Un tir a d’autres suites qu’une balle.
puzzles-teaches-punched = Il peut être bon d’être frappé : on atterrit un wagon plus loin.

## La première partie guidée : le Contrôleur parle, une courte phrase à la fois.
title-learn = Apprendre à jouer
title-learn-time = dix minutes avec le Contrôleur
title-learn-again = encore une fois avec le Contrôleur
title-new-here = Première fois ?
title-new-here-line = Je te fais visiter le train.
menu-repeat = Reprendre la leçon
guide-next = Suite
guide-back = Retour
guide-not-now = Pas celui-là maintenant. Appuie sur Suite pour continuer.
guide-step = étape { $step } sur { $steps }
guide-kept = Tu pourras continuer ici une autre fois.
guide-file-damaged = son fichier est abîmé : on recommence
guide-file-not-kept = Impossible de noter où tu en es.
guide-play-on = Une vraie partie !
guide-repeat = Encore une fois
guide-chapter-train = Bienvenue à bord
guide-chapter-schemin = Plan : on prépare le coup
guide-chapter-stealin = Action : c’est parti
guide-chapter-bullets = La dernière manche
guide-chapter-last = Le dernier coup
guide-chapter-count = Les comptes
guide-hello = Je suis le Contrôleur. Aujourd’hui, tu pilles mon train. Je te montre comment !
guide-you = Toi, c’est Doc. Il a l’air inoffensif : c’est son meilleur déguisement.
guide-aim = Après cinq manches, le plus riche gagne. Ton butin se compte ici.
guide-loot = Une bourse vaut de 250 à 500 $, un bijou 500 $. Et cette mallette : 1000 $ !
guide-marshal = Et voici le Marshal. Il n’aime pas les voleurs : évite son wagon.
guide-rounds = Trois manches sur cinq sont passées. Tu montes pour les deux dernières.
guide-schemin = D’abord, le Plan : chacun pose ses cartes, une par tour. Quatre tours cette fois.
guide-hand = Ta main : marcher, grimper, tirer, voler, cogner, appeler le Marshal.
guide-pile = Tuco a joué Tir. Sa carte attend sur la pile : rien ne se passe encore.
guide-rob = Un bijou traîne dans ton wagon. Clique sur Braquage, puis sur Jouer.
guide-rob-why = Chaque chose en son temps. D’abord le bijou : Braquage !
guide-rob-why-fire = « Pan ! » ne rapporte rien. Le bijou, si : Braquage !
guide-rob-why-move = Si tu pars, le bijou reste là. D’abord Braquage !
guide-rob-why-floor_change = Rien à prendre là-haut pour l’instant. D’abord Braquage !
guide-rob-why-draw = Tes cartes sont déjà bonnes. On pioche quand il en manque une.
guide-climb = Belle a joué Déplacement : elle risque de venir ici. Monte sur le toit : joue Échelle.
guide-climb-why = Pas maintenant : éloigne-toi d’abord de Belle. Échelle !
guide-climb-why-move = Déplacement reste au même étage. Seule Échelle mène au toit.
guide-draws = Au lieu de jouer une carte, Cheyenne en pioche trois. Toi aussi, tu peux.
guide-tunnel = Un tunnel ! Dans le noir, on joue face cachée. Défense de regarder !
guide-punch = Cheyenne arrive sur ton toit. Réserve-lui un bel accueil : joue Poing.
guide-punch-why = Cheyenne sera juste à côté de toi. C’est Poing qu’il te faut.
guide-punch-why-fire = On ne tire pas sur quelqu’un d’aussi près. Mais on cogne : Poing !
guide-switching = Aiguillage : ce tour se joue à l’envers. Tu passes donc en dernier.
guide-event = À la fin de la manche, le Marshal tire sur tous ceux qui sont sur son toit.
guide-send = Choisissons donc son wagon pour lui : joue Marshal.
guide-send-why = Laisse le Marshal travailler pour toi : joue sa carte.
guide-stealin = Ça y est ! Les cartes se retournent dans l’ordre où elles ont été jouées.
guide-shot = Aïe ! La balle de Tuco va dans ton paquet, où elle ne fait qu’encombrer.
guide-take = Ton Braquage ! Prends le bijou.
guide-take-why = Une bourse ne contient peut-être que 250 $. Le bijou, c’est 500 $ à coup sûr.
guide-roof = De l’air frais ! Ici, un Déplacement mène jusqu’à trois wagons plus loin.
guide-strike = Fais tomber le bijou de Cheyenne, puis envoie-la vers le Marshal.
guide-strike-why = Le bijou, et vers le Marshal !
guide-strike-why-purse = Une bourse ? Mais elle a un bijou !
guide-strike-why-4-roof = Là, elle serait tranquille. Envoie-la de l’autre côté, vers le Marshal.
guide-dropped = Il est là, sur le toit. Pas le temps de le prendre, mais ne l’oublie pas !
guide-order = Cheyenne voulait te cogner, mais la voilà seule. Tout est dans l’ordre !
guide-far = Sur les toits, une balle vole aussi loin qu’il faut et touche le plus proche.
guide-whom = Ta carte Marshal ! Cheyenne est rentrée dans un wagon : envoie-le chez elle.
guide-whom-why = Personne dans ce wagon. Cheyenne est dans l’autre.
guide-met = Qui le rencontre prend une balle et file sur le toit. Pauvre Cheyenne !
guide-angry = La manche finit : il tire sur son toit. Pauvre, pauvre Cheyenne !
guide-plan = Et dans le wagon suivant, il tombe sur Belle. Quel plan, Doc !
guide-flag = Le drapeau est passé à toi : maintenant, tu joues en premier.
guide-station = À la dernière gare, qui est seul à sa place peut y ramasser une bourse.
guide-bullets = Tes deux balles. Personne ne peut les jouer : elles encombrent ta main.
guide-quick = Un bijou à tes pieds, et c’est toi qui commences. Braquage, avant Belle !
guide-quick-why = Belle est à côté de toi, et elle adore les bijoux. D’abord Braquage !
guide-more = Tu veux partir d’ici, mais sans Déplacement… Alors pioche trois cartes.
guide-more-why = Ça ne t’éloigne pas d’ici. Pioche : il te faut un Déplacement.
guide-drew = Sacré veinard : voilà ton Déplacement, pour le prochain tour.
guide-dark = Encore le noir. Joue Déplacement : là-bas, une bourse t’attend sur un toit.
guide-dark-why = Tu veux être seul avec une bourse quand le train s’arrête. Déplacement !
guide-gunslinger = Qui a tiré le plus souvent gagne 1000 $ de plus. Joue donc Tir !
guide-gunslinger-why = Rien qu’un petit tir ? Tu as six balles. Joue Tir !
guide-late = Belle voulait ton bijou et n’attrape que du vent. Trop tard !
guide-run = Jusqu’à trois wagons. Cours vers la bourse !
guide-run-why = Pas de bourse ici. Elle est sur le premier toit derrière la locomotive.
guide-ladies = Cheyenne a envoyé le Marshal chez Belle. Tout le monde peut l’appeler !
guide-duel = Tuco ou Cheyenne ? Cette fois, c’est toi qui choisis.
guide-duel-why = Tuco ou Cheyenne : l’un des deux.
guide-alone = La gare ! Te voilà seul avec une bourse. Prends-la.
guide-alone-why = Laisser traîner de l’argent ? Drôle de voleur ! Prends-la !
guide-you-win = Tu gagnes avec { $who } !
guide-count = C’était la dernière manche. On compte l’argent de chacun.
guide-prize = Tuco a tiré le plus souvent : 1000 $ pour l’As de la gâchette.
guide-won = Mais le plus riche, c’est toi ! Pille donc un train entier. Je ne regarde pas.
guide-by-playing = Apprendre en jouant
puzzles-try-number = À toi : problème { $number }
