### Всё, что читают по-русски. По разделу на сцену; ключи начинаются с названия сцены.
### Значение в фигурных скобках, { $name }, подставляет игра; имена стоят в именительном падеже.

language-name = Русский

## Who

bandit-belle = Белль
bandit-cheyenne = Шайенн
bandit-django = Джанго
bandit-doc = Док
bandit-ghost = Призрак
bandit-ghost_box = Призрак
bandit-tuco = Туко
bandit-marshal = Маршал
bandit-elf = Эльф
power-belle = Не цель, пока есть другая
power-cheyenne = Берёт кошелёк, который выбила
power-django = Его выстрел сдвигает на вагон
power-doc = Семь карт в начале раунда
power-ghost = Первая карта — рубашкой вверх
power-tuco = Стреляет сквозь пол и крышу

## Cards

action-move = Движение
action-floor_change = Лестница
action-fire = Выстрел
action-robbery = Грабёж
action-punch = Удар
action-marshal = Маршал
action-bullet = Пуля
action-hidden = Закрыто
card-or = или

## Rounds and turns

phase-setup = Подготовка
phase-scheming = Планы
phase-stealing = Налёт
phase-event = Конец раунда
phase-over = Конец
turn-Z = Суматоха: все выбирают тайно, потом карты открывают
turn-S = Обычный: карты открыты
turn-T = Туннель: карты закрыты
turn-2 = Разгон: две карты подряд
turn-R = Стрелка: обратный порядок
turn-name-Z = Суматоха
turn-name-S = Обычный
turn-name-T = Туннель
turn-name-2 = Разгон
turn-name-R = Стрелка

round-begins = Начинает { $name }
round-then = затем
round-go-on = Поехали!
round-over = Раунд { $number } окончен
round-over-most = лучшая добыча
round-over-even = сколько было, столько есть
round-over-nothing = всё при своём
round-over-told = Раунд { $number } окончен. { $changes }
round-over-quiet = Раунд { $number } окончен: у всех столько же, сколько было
round-over-who = { $who } { $things }
round-over-bullets = { $count ->
    [one] { $count } пуля
    [few] { $count } пули
   *[many] { $count } пуль
}
banner-scheming = { $count ->
    [one] { $count } ход: задумайте, что будете делать
    [few] { $count } хода: задумайте, что будете делать
   *[many] { $count } ходов: задумайте, что будете делать
}
banner-stealing = Карты разыгрываются одна за другой
round-angry_marshal = Злой Маршал
round-swivel_arm = Водяной кран
round-braking = Торможение
round-take_it_all = Забирай всё!
round-passengers_rebellion = Бунт пассажиров
round-bridge = Мост
round-cave = Пещера
round-pickpocketing = Карманники
round-marshals_revenge = Месть Маршала
round-hostage = Заложник
event-angry_marshal = Каждый бандит на крыше вагона Маршала получает нейтральную пулю; затем Маршал идёт на вагон назад
event-swivel_arm = Каждого бандита на крыше сметает на крышу хвостового вагона; добыча остаётся на месте
event-braking = Каждый бандит на крыше сдвигается на вагон вперёд
event-take_it_all = Второй сейф кладут в вагон Маршала
event-passengers_rebellion = Каждый бандит внутри получает нейтральную пулю
event-bridge = Ничего не происходит
event-cave = Ничего не происходит
event-pickpocketing = Каждый бандит, который на своём месте один, может взять кошелёк, если он там лежит
event-marshals_revenge = Каждый бандит на крыше вагона Маршала роняет там свой самый дешёвый кошелёк
event-hostage = Каждый бандит в паровозе или на нём получает 250 $

plate-angry_marshal = Кто на крыше его вагона — тому пуля; потом он идёт на вагон назад
plate-swivel_arm = Всех с крыш сметает на хвостовой вагон
plate-braking = Каждый бандит на крыше сдвигается на вагон вперёд
plate-take_it_all = Второй сейф попадает в вагон Маршала
plate-passengers_rebellion = Каждый бандит внутри поезда получает пулю
plate-pickpocketing = Кто на своём месте один, может взять там кошелёк
plate-marshals_revenge = На крыше его вагона каждый роняет самый дешёвый кошелёк
plate-hostage = Кто в паровозе или на нём, получает 250 $

shout-hands_up = Руки вверх!
shout-not_her = Только не меня!
shout-angry_marshal = А ну с моей крыши!
shout-no_roof = Никого наверху?
shout-swivel_arm = Ой-ой-ой!
shout-braking = Держись!
shout-take_it_all = Осторожно…
shout-passengers_rebellion = Воры!
shout-pickpocketing = Ля-ля-ля…
shout-not_alone = Не один
shout-marshals_revenge = Вытряхивай!
shout-no_purse = Ронять нечего
shout-hostage = Берите всё, дайте только ехать!

## The train and what lies in it

car-locomotive = паровоз
car-baggage = багажный вагон
car-second_class = вагон второго класса
car-first_class = вагон первого класса
car-dining = вагон-ресторан
car-mail = почтовый вагон
car-saloon = вагон-салон
loot-purse =
    { $count ->
        [one] { $count } кошелёк
        [few] { $count } кошелька
       *[other] { $count } кошельков
    }
loot-jewel =
    { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[other] { $count } алмазов
    }
loot-strongbox =
    { $count ->
        [one] { $count } сейф
        [few] { $count } сейфа
       *[other] { $count } сейфов
    }
kind-purse = Кошелёк
kind-jewel = Алмаз
kind-strongbox = Сейф
kind-nothing = Ничего
dollars = { $amount } $

## Buttons and keys

button-cancel = Отмена
button-close = Закрыть
key-return = Enter
key-kp_enter = Num Enter
key-escape = Esc
key-space = Пробел
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
tool-things = Мои вещи — только для моих глаз
tool-token = Мой жетон Эльфа — только для моих глаз
tool-log = Что произошло
tool-undo = Взять назад: { $what }
tool-undo-last = Взять назад последний ход
tool-undo-not = Назад взять нельзя: кто-то уже увидел новое
tool-speed =
    Темп: { $now ->
        [slow] медленный
        [normal] обычный
        [fast] быстрый
       *[instant] мгновенный
    } — нажми, чтобы сменить
tool-skip = Пропустить показ
tool-menu = Меню
tool-hint = Подсказка: как сыграл бы лучший компьютер?
tool-hint-not = Подсказку можно попросить, когда выбирать тебе
hint-thinking = Лучший компьютер думает…
hint-would = Выбор лучшего компьютера: { $what }
hint-would-then = Выбор лучшего компьютера: { $what }, затем { $then }
hint-would-perhaps = Выбор лучшего компьютера: { $what }, затем, если придут такие карты, { $then }
hint-play = сыграть «{ $card }»
hint-play-hidden = сыграть «{ $card }» рубашкой вверх
hint-card-of = { $card } ({ $who })
hint-draw = взять три карты
hint-drawing = взять карты
hint-choose = { $what }
hint-keep = оставить: { $cards }
hint-keep-nothing = ничего не оставлять
hint-odds = Шанс победить: { $percent } %
hint-best = Ничего лучше не видно
hint-as-good = Не хуже, чем { $other }
hint-better = Лучше, чем { $other }
hint-odds-and = { $odds }; следующее по силе — { $other }, { $percent } %
hint-gain = на { $dollars } больше
hint-loss = на { $dollars } меньше
hint-wounds =
    { $count ->
        [one] получена { $count } пуля
        [few] получено { $count } пули
        [many] получено { $count } пуль
       *[other] получено { $count } пули
    }
hint-marshal = нейтральная пуля { $percent } %
hint-by-then = К концу раунда: { $what }
hint-other = { $who } { $card } { $percent } %
hint-others = Вероятно, дальше: { $what }
hint-shooter = { $who } попадёт в тебя: { $percent } %
word-choose = выбрать
word-back = назад
word-skip = пропустить
word-next = дальше

## Scenarios and written positions: what is wrong with one, and what would be right

scenario-no-file = это не файл, который можно прочесть
scenario-folder-empty = в этой папке нет сценариев; сценарий — файл с окончанием .json.
scenario-not-json = это не JSON: строка { $line }, столбец { $column }.
scenario-unreadable = не читается: { $trouble }.
scenario-refused = { $place }: { $why }
scenario-differs = { $place }: ожидалось { $expected }, найдено { $found }
scenario-not-on-offer = выбор { $number }: ожидалось, что можно { $choice }, найдено { $offered }
scenario-left-over = выбор { $number }: ожидалось, что спросят { $choice }, но никого больше не спрашивают
scenario-left-open = ожидалось, что решений не останется, но есть: { $offered }; назовите его в "choices" или ждите "options"
misread = { $place }: { $found } здесь ничего не значит; { $right }
misread-nothing = { $place }: этого не хватает; { $right }
misread-one-of = верно было бы одно из: { $words }.
misread-text = верен был бы непустой текст.
misread-whole-number = верно было бы целое число от { $least } до { $most }.
misread-flag = верно было бы true или false.
misread-list = верен был бы список.
misread-object = верен был бы объект: ключи и значения в фигурных скобках.
misread-unknown-key = такого ключа нет; есть: { $words }.
misread-not-in-phase = в фазе { $phase } такого ключа быть не должно, только: { $words }.
misread-twice = этот ключ надо назвать один раз.
misread-once = верно было бы ровно одно: { $word }, на полу или у кого-нибудь.
misread-missing = его надо указать.
misread-seated = верен был бы такой порядок: { $words }.
misread-played = верно было бы: бандит и действие, например tuco fire.
misread-with-the-marshal = никто не может стоять в вагоне Маршала; верно было бы другое место или крыша.
misread-such-as = верно было бы, например, { $example }.
misread-no-discards = сброс есть только в варианте для знатоков; уберите его или поставьте expert: true.

## Why a game cannot be played as agreed

refused-seats = Каждый бандит играет один раз, и только шестеро бандитов.
refused-how-many = Играют от трёх до шести бандитов, каждого ведёт свой игрок; вдвоём каждый ведёт пару.
refused-first = Первым должен быть кто-то из играющих.
refused-unknown-expansion = Такого дополнения нет; есть elf, ghost и horses.
refused-pairs = Вдвоём каждый ведёт двух бандитов: одного из Туко, Джанго, Шайенн и одного из Призрак, Док, Белль.
refused-pairs-alternate = Места двух игроков должны чередоваться.
refused-expert-two-players = Вариант для знатоков — на трёх–шестерых, не на двоих.
refused-ghost-alone = Коробка Призрака играется отдельно: без других дополнений.
refused-ghost-pairs = В коробке Призрака нет игры парами: двое ведут по одному бандиту против Призрака.
refused-ghost-seat = С коробкой Призрака он должен быть среди бандитов, а первым — человек.
refused-ghost-how-many = Коробка Призрака — на двух–пятерых людей, а Призрак — ещё один бандит.

## What the table says

bar-round = Раунд { $number }
bar-of = из { $number }
event-and-keep =
    { $event }. Перед налётом каждый может оставить карты: { $count ->
        [one] одну
       *[other] { $count }
    }
bar-when = в конце раунда
list-and = { $first } и { $last }
list-or = { $first } или { $last }
place-in = внутри: { $car }
place-roof = на крыше: { $car }
strip-on-his-own = сам по себе
strip-hint = { $who } · { $cards } · { $shots }
strip-hint-person = играет { $name }
strip-hint-computer = играет { $name }, компьютер
strip-hint-level = играет { $name }, компьютер ({ $level })
strip-hint-ghost =
    За него играет сама игра: одна из восьми карт в ход. { $bullets ->
        [0] Перед ним нет пуль;
        [one] Перед ним { $bullets } пуля;
        [few] Перед ним { $bullets } пули;
       *[other] Перед ним { $bullets } пуль;
    } три останавливают его следующую карту.
strip-hint-hand =
    { $count ->
        [0] карт в руке нет
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
strip-hint-pile =
    { $count ->
        [0] карт в стопке больше нет
        [one] ещё { $count } карта в стопке
        [few] ещё { $count } карты в стопке
       *[other] ещё { $count } карт в стопке
    }
strip-hint-bullets =
    пули: { $left } из { $all }, { $hit ->
        [0] попаданий нет
        [one] { $hit } попадание
        [few] { $hit } попадания
       *[other] { $hit } попаданий
    }
strip-hint-discards = { $told } · сброшено: { $cards }
strip-hint-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
supply-hint =
    { $bullets ->
        [0] Нейтральных пуль не осталось
        [one] Осталась { $bullets } нейтральная пуля
        [few] Остались { $bullets } нейтральные пули
       *[other] Осталось { $bullets } нейтральных пуль
    } у Маршала и пассажиров; { $strongboxes ->
        [0] сейфа у поезда нет.
        [one] у поезда ждёт { $strongboxes } сейф.
        [few] у поезда ждут { $strongboxes } сейфа.
       *[other] у поезда ждут { $strongboxes } сейфов.
    }
strip-stops-0 = три остановят карту
strip-stops-1 = следующая карта — стоп
strip-stops-2 = две карты — стоп
kind-suitcase = Чемодан
loot-suitcase = чемодан
with-bandits = { $name } ({ $who })
tell-played = { $who } играет карту: { $card }
tell-played-hidden = { $who } кладёт карту рубашкой вверх
tell-drew =
    { $count ->
        [0] { $who }: брать больше нечего
        [one] { $who } берёт { $count } карту
        [few] { $who } берёт { $count } карты
       *[other] { $who } берёт { $count } карт
    }
tell-revealed = { $who }: { $card }
tell-nothing = { $who }: { $card } — { $reason }
tell-moved = { $who } переходит; теперь { $where }
tell-moved-punch = { $who } отлетает от удара; теперь { $where }
tell-moved-django = { $who } отлетает от выстрела Джанго; теперь { $where }
tell-moved-meeting = { $who } спасается бегством; теперь { $where }
tell-moved-braking = { $who } сдвигается на вагон вперёд; теперь { $where }
tell-moved-swivel_arm = { $who } летит по крышам; теперь { $where }
tell-moved-all = { $who } переходят
tell-moved-meeting-all = { $who } спасаются бегством; теперь { $where }
tell-moved-braking-all = { $who } сдвигаются на вагон вперёд; теперь { $where }
tell-moved-braking-apart = { $who } сдвигаются на вагон вперёд
tell-moved-swivel_arm-all = { $who } летят по крышам; теперь { $where }
tell-marshal = Маршал входит: { $car }
tell-met =
    { $count ->
        [one] { $who } встречает Маршала: нейтральная пуля
       *[other] { $who } встречают Маршала: каждому нейтральная пуля
    }
tell-met-unarmed =
    { $count ->
        [one] { $who } встречает Маршала, но нейтральных пуль нет
       *[other] { $who } встречают Маршала, но нейтральных пуль не хватает
    }
tell-shot = { $who } стреляет. Цель: { $whom }
tell-neutral = { $who } получает нейтральную пулю
tell-neutral-all = { $who } получают по нейтральной пуле
tell-spared = Нейтральных пуль не хватает, никто не ранен: { $who }
tell-punched = { $who } бьёт. Удар получает { $whom }
tell-dropped =
    { $kind ->
        [purse] { $who } теряет кошелёк
        [jewel] { $who } теряет алмаз
        [strongbox] { $who } теряет сейф
        [suitcase] { $who } теряет чемодан
       *[other] { $who } теряет { $loot }
    }
tell-dropped-landed =
    { $kind ->
        [purse] { $who } теряет кошелёк; теперь { $where }
        [jewel] { $who } теряет алмаз; теперь { $where }
        [strongbox] { $who } теряет сейф; теперь { $where }
       *[other] { $who } теряет чемодан; теперь { $where }
    }
tell-dropped-all =
    { $kind ->
        [purse] { $who } теряют по кошельку
        [jewel] { $who } теряют по алмазу
       *[other] { $who } теряют по сейфу
    }
tell-taken =
    { $kind ->
        [purse] { $who } берёт кошелёк
        [jewel] { $who } берёт алмаз
        [strongbox] { $who } берёт сейф
        [suitcase] { $who } берёт чемодан
       *[other] { $who } берёт { $loot }
    }
tell-handed = { $who } забирает кошелёк, который теряет { $whom }
tell-handed-landed = { $who } забирает кошелёк, его теряет { $whom }; теперь { $where }
tell-strongbox = Второй сейф кладут сюда: { $car }
tell-hostage = { $who } получает за машиниста { $money } $
tell-hostage-all = { $who } получают за машиниста по { $money } $
tell-event = { $name ->
    [take_it_all] { $event } { $text }
   *[other] { $event }: { $text }
}
tell-round = Раунд { $number }: { $card }
tell-elf = Эльф семенит следом ({ $who }), { $where }
tell-tokens = Все жетоны открыты
tell-kept = Карты, оставленные в руке: { $counts }
tell-kept-count = { $who } { $count }
log-title = Журнал
log-scheming = Раунд { $number }, планы
log-stealing = Раунд { $number }, карты
log-event = Раунд { $number }, конец
log-all = Все
log-all-short = все
log-of = только { $who }
log-entry = запись
log-close = закрыть
aim-elf-gift = Победили бы те, у кого Подарок
aim-elf-gift-line = Эльф { $place }
aim-elf-empty = Победили бы те, у кого Пусто
aim-elf-empty-line = Эльф { $place }
aim-ghost-has-suitcase = Призрак обыграл бы всех
aim-ghost-has-suitcase-line = Чемодан у него, { $place }
aim-suitcase-lies = Чемодан лежит свободно
aim-suitcase-lies-line = { $place }
aim-suitcase-carried = Чемодан у кого: { $who }
aim-suitcase-carried-line = { $place }
tell-half-carries = Чемодан у Призрака, значит, верхняя половина: { $action }
tell-half-beside = Чемодан лежит перед Призраком, значит, верхняя половина: { $action }
tell-half-beside-carrier = Хозяин чемодана рядом с Призраком, значит, верхняя половина: { $action }
tell-half-other-level = Чемодан на другом уровне, значит, нижняя половина: { $action }
tell-half-away =
    { $cars ->
        [one] До чемодана { $cars } вагон, значит, нижняя половина: { $action }
        [few] До чемодана { $cars } вагона, значит, нижняя половина: { $action }
       *[other] До чемодана { $cars } вагонов, значит, нижняя половина: { $action }
    }
tell-cancelled = Три пули останавливают карту Призрака: { $card }
action-heist_or_move = Кража или ход
action-heist_or_floor_change = Кража или лестн.
action-punch_or_move = Удар или ход
action-floor_change_and_fire = Лестн. и выстрел
action-heist = Кража
nothing-has-suitcase = чемодан уже у него
nothing-no-suitcase = чемодана на полу здесь нет
nothing-already-there = он уже в вагоне чемодана
nothing-no-further = дальше от чемодана не уйти
nothing-no-target = стрелять не в кого
nothing-too-near =
    { $count ->
        [one] нет цели: { $who } на том же месте
       *[other] нет цели: { $who } на том же месте
    }
nothing-no-bullets = револьвер пуст
nothing-nobody-here = больше никого нет
nothing-no-loot = ничего не лежит
nothing-declined = кошелёк остаётся лежать

## Action

ask-move = { $name }: куда идёт { $who }?
ask-marshal = { $name }: куда послать Маршала?
ask-fire = { $name }: в кого стреляет { $who }?
ask-punch = { $name }: кого бьёт { $who }?
ask-loot = { $name }: что теряет { $whom }?
ask-landing = { $name }: куда летит { $whom }?
ask-purse = { $name }: { $who } берёт кошелёк? Его теряет { $whom }
ask-anything = { $name }, выбирай
ask-rob = { $name }: что берёт { $who }?
ask-pickpocket = { $name }: { $who } берёт кошелёк?
ask-start = { $name }: кто начинает в самом хвосте поезда?
ask-choose-start-more = другой начнёт на вагон впереди
ask-ride = { $name }: куда скачет { $who }?
ask-flee = { $name }: куда бежит { $who }?
ask-take-hostage = { $name }: кого берёт с собой { $who }?
ask-choose-car = { $name }: в какой вагон садится { $who }?
choose-purse-take = Забрать
choose-purse-leave = Пусть падает
choose-pass-true = Пас
action-confirm = нажми, чтобы выполнить
barred-belle-head = { $who }: не цель
barred-belle = пока можно выбрать другого
barred-belle-short = { $who } в безопасности: есть другие цели
barred-own-space-head = { $who }: слишком близко
barred-own-space = в того, кто рядом, не стреляют
barred-own-space-short = { $who } слишком близко: на том же месте
barred-hidden-head = { $who }: не видно
barred-hidden = туда не попасть
barred-hidden-short = { $who }: не видно
barred-out-of-sight-head = { $who } вне поля зрения
barred-out-of-sight = внутри выстрел достаёт до соседнего вагона, на крышах до ближайшего
barred-out-of-sight-short = { $who } вне поля зрения
barred-elsewhere-head = { $who } слишком далеко
barred-elsewhere = удар достаёт только на том же месте
barred-elsewhere-short = { $who } слишком далеко

## На что показывают

about-bandit = { $who }: { $power }
about-led-person = ведёт { $name }
about-led-computer = ведёт компьютер: { $name }
about-led-level = ведёт компьютер: { $name } ({ $level })
about-carries = несёт: { $loot }
about-carries-nothing = ничего не несёт
about-marshal = Маршал: в его вагоне никто не может остаться. Кто с ним встретится, получает нейтральную пулю и бежит на крышу
about-elf = Эльф: идёт следом за бандитом, который уходит с его места картой «Движение», «Лестница» или «Скачка». Вагон, где он остановится в конце, решает, какие жетоны выигрывают
about-shotgun = Охранник стережёт дилижанс. Сброшенный с него, он стреляет в каждого, кто встанет на его крышу
about-loot-purse = Кошелёк: от 250 до 500 $. Сколько, знает только хозяин
about-loot-jewel = Алмаз: 500 $
about-loot-strongbox = Сейф: 1000 $
about-loot-suitcase = Чемодан: 1500 $. Если в конце он у Призрака, все остальные проиграли
about-loot-flask = Полная фляга виски: денег не стоит, два глотка. Первый покажет, обычное оно или старое
about-loot-half-ordinary = Обычное виски, остался глоток: возьми три карты, потом сыграй одну
about-loot-half-old = Старое виски, остался глоток: сыграй две карты одну за другой
about-card-move = Движение: внутри на один вагон, по крышам до трёх, вперёд или назад
about-card-floor_change = Лестница: на крышу или с неё
about-card-fire = Выстрел: пуля тому, кто в соседнем вагоне, или ближайшему на крышах
about-card-robbery = Грабёж: возьми что-нибудь одно, что лежит на твоём месте
about-card-punch = Удар: кто-то на твоём месте теряет добычу и отлетает в соседний вагон
about-card-marshal = Маршал: передвинь Маршала на вагон вперёд или назад
about-card-ride = Скачка: на лошади рядом с твоим вагоном, до трёх вагонов, и снова внутрь
about-card-bullet = Пуля: её нельзя сыграть, она только занимает место в руке
about-card-now = Сейчас: { $forecast }
about-card-not-now = { $card }: сейчас сыграть нельзя
about-card-cover = Прикрыть этот Выстрел может только { $who }
about-card-no-cover = { $card }: этой картой Выстрел не прикрыть
about-own-strip = { $told }
    Нажми, чтобы увидеть свои вещи: только для твоих глаз
why-these = Почему они?
preview-here = здесь { $loot }
preview-with = вместе: { $who }
preview-with-many =
    { $count ->
        [one] там { $count } бандит
        [few] там { $count } бандита
       *[other] там { $count } бандитов
    }

## Scheming

scheming-ask = { $name }, играй карту или бери
scheming-ask-anything = { $name }, выбирай
scheming-ask-first = { $name }, выбери одну карту на руку
scheming-first-means = остальные перемешают, из них ты возьмёшь { $count }
scheming-ask-cover = { $name }, прикрой Выстрел или пасуй
scheming-cover-means = { $who } может сразу сыграть одну карту поверх него
scheming-ask-plan-together = { $name }, суматоха: играй карту или бери
scheming-ask-play-after-sip = { $name }, играй карту
scheming-ask-keep-some = { $name }, какие карты оставишь?
scheming-ask-keep = { $name }, какие карты оставишь?
scheming-plans = { $who } думает
scheming-turns-left =
    { $count ->
        [one] последний ход
        [few] ещё { $count } хода
       *[other] ещё { $count } ходов
    }
scheming-first-of-two = первая из двух · { $left }
scheming-second-of-two = вторая из двух · { $left }
scheming-confirm = играть
scheming-draw-confirm = взять
scheming-ask-draw = { $name }, взять карты вместо хода?
scheming-drawn = Взято: { $cards }
scheming-new = { $count ->
    [one] Новая карта
    [few] { $count } новые карты
   *[many] { $count } новых карт
}
scheming-new-go = { $count ->
    [one] Она идёт в руку: в этот ход ты берёшь карты, а не играешь
    [few] Они идут в руку: в этот ход ты берёшь карты, а не играешь
   *[many] Они идут в руку: в этот ход ты берёшь карты, а не играешь
}
scheming-done = Готово, спрятать карты
forecast-face-down = рубашкой вверх; { $meaning }
scheming-draw = Взять
scheming-draw-count =
    { $count ->
        [0] Нет карт
       *[other] Взять { $count }
    }
scheming-left =
    { $count ->
        [0] не осталось
       *[other] осталось { $count }
    }
scheming-pass = Пас
scheming-play = Играть
scheming-take = Оставить
scheming-keep =
    { $count ->
        [0] Без карт
       *[other] Оставить { $count }
    }
scheming-face-down = Закрыть
scheming-lift = поднять карту
scheming-put-back = положить обратно
scheming-pile = Стопка
scheming-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
forecast-move-in = на вагон вперёд или назад
forecast-move-roof = до трёх вагонов по крышам
forecast-floor_change = на крышу или вниз с неё
forecast-fire = цель позже; сейчас: { $whom }
forecast-own = { $who } (свои)
forecast-nobody = сейчас — ни в кого
forecast-no-bullets = твой револьвер пуст
forecast-punch = сейчас это: { $whom }
forecast-rob = здесь сейчас: { $loot }
forecast-no-loot = здесь сейчас ничего нет
forecast-marshal = сейчас он здесь: { $car }
news-watch = Смотреть
news-title = С твоего прошлого выбора
news-title-first = Что уже было
news-more =
    { $count ->
        [one] раньше ещё { $count }
       *[other] раньше ещё { $count }
    }
news-played =
    { $people ->
        [one] играет «{ $card }»
       *[other] играют «{ $card }»
    }
news-hidden =
    { $people ->
        [one] играет карту рубашкой вверх
       *[other] играют карты рубашкой вверх
    }
news-drew =
    { $people ->
        [one]
            { $count ->
                [one] берёт { $count } карту
                [few] берёт { $count } карты
               *[other] берёт { $count } карт
            }
       *[other]
            { $count ->
                [one] берут по { $count } карте
                [few] берут по { $count } карты
               *[other] берут по { $count } карт
            }
    }

## Menu

handing-title = Кто играет дальше?
handing-text = Компьютер может занять чьё-то место и вернуть его.
handing-person = Играет человек
handing-computer = Играет компьютер
handing-done = Готово
menu-title = Поезд ждёт
menu-resume = Ехать дальше
menu-options = Настройки
menu-full = Во весь экран
menu-window = В окне
menu-rules = Как играть
menu-seats = Передать место
menu-now = Раунд { $number } из 5
menu-leave = В главное меню
menu-quit = Выйти
menu-saved-well = Каждый выбор уже сохранён.
menu-saved-failed = Сохранить не удалось: выйти — значит потерять игру.
menu-saved-not = Эта игра не сохраняется: выйти — значит её потерять.

## Options

options-title = Настройки
options-game = Игра
options-game-text = каждое изменение видно сразу и сохраняется
options-picture = Картинка
options-picture-text = каждое изменение видно сразу и сохраняется
options-controls = Управление
options-controls-text = выберите клавишу или кнопку и нажмите новую
options-access = Доступность
options-access-text = каждое изменение видно сразу и сохраняется
options-reset = Сбросить страницу
options-move = перейти
options-change = изменить
options-clear = стереть
options-done = готово
options-tabs = страницы
options-unwritten = В файл настроек записать нельзя: действует до конца программы.
options-language = Язык
options-language-text = все слова, с этой минуты
options-language-system = Системный
options-animation = Анимация
options-animation-text = скорость всего, что движется
options-animation-slow = Медленно
options-animation-normal = Обычно
options-animation-fast = Быстро
options-animation-instant = Сразу
options-computers = Компьютеры
options-computers-text = сколько они будто бы думают
options-computers-slow = Медленно
options-computers-normal = Обычно
options-computers-fast = Быстро
options-computers-instant = Сразу
options-hands = Карты
options-hands-text = что видно между ходами двух людей, в новых играх
options-hands-curtain = Занавес
options-hands-open = Открыто
options-curtain-when-left = Занавес, когда окно оставлено
options-curtain-when-left-text = закрывается, когда впереди другая программа
options-single-options = Нет выбора
options-single-options-text = карта без выбора выполняется сама
options-fullscreen = Полный экран
options-fullscreen-text = или окно любого размера от 1280x720
options-interface = Размер интерфейса
options-interface-text = панели, карты и буквы вместе; сколько вмещает окно
options-interface-share = { $share } %
options-interface-fit = по окну: { $share } %
options-letters = Размер букв
options-letters-text = только предложения и числа
options-letters-100 = 100 %
options-letters-115 = 115 %
options-letters-130 = 130 %
options-reduced-motion = Меньше движения
options-reduced-motion-text = плавная смена вместо полётов; ничего не трясётся, земля стоит
options-emblems = Эмблемы рядом с цветом
options-emblems-text = для любого цветового зрения
options-sound = Звук
options-sound-text = каждое изменение слышно сразу и сохраняется
options-sound-on = Звук
options-sound-on-text = клавиша включает и выключает его везде: см. Управление
options-master = Общая
options-master-text = громкость всего
options-music = Музыка
options-music-text = планы, налёт, подсчёт, заставка
options-effects = Эффекты
options-effects-text = выстрелы, шаги, карты, кнопки
options-surroundings = Окружение
options-surroundings-text = поезд, снаружи и в туннеле
options-quiet-when-left = Тихо, когда окно оставлено
options-quiet-when-left-text = ничего не играет, пока впереди другая программа
options-loudness = { $share } %
options-no-device = Звуковое устройство не найдено. Как только оно появится, игру станет слышно.
options-keys = клавиатура
options-pad = геймпад
options-none = нет
options-press-keys = нажмите клавишу…
options-press-pad = нажмите…
options-digits = Эту клавишу отдать нельзя: цифры выбирают предложенное.
options-clash = Эта клавиша уже занята: «{ $command }». Нажмите ещё раз, чтобы перенести её сюда, или Esc, чтобы всё оставить.
options-clash-pad = Эта кнопка уже занята: «{ $command }». Нажмите ещё раз, чтобы перенести её сюда, или Esc, чтобы всё оставить.
options-needed = Команде «{ $command }» нужны клавиша и кнопка: дайте ей сначала другую.
options-shared = также { $command }
command-choose = Выбрать
command-back = Назад
command-menu = Меню
command-skip = Пропустить
command-log = Журнал
command-pile = Посмотреть стопку
command-things = Мои вещи
command-draw = Взять карты
command-face-down = Рубашкой вверх
command-pass = Пас
command-undo = Взять назад
command-hint = Подсказка
command-faster = Быстрее
command-slower = Медленнее
command-up = Вверх
command-down = Вниз
command-left = Влево
command-right = Вправо
command-next = Следующее
command-previous = Предыдущее
command-page-on = Следующая страница
command-page-back = Предыдущая страница
command-clear = Стереть
command-explain = Что это?
command-help = Как играть
command-fullscreen = Полный экран
command-mute = Звук вкл. и выкл.
command-picture = Снимок окна

## The file of settings

settings-head =
    То, что выбрано в настройках. Можно менять и здесь, пока программа не запущена.
    Чего здесь нет, то по умолчанию; о бессмыслице будет сказано при следующем запуске.
settings-damaged = Файл { $file } повреждён: действуют настройки по умолчанию.
settings-huge = Файл { $file } слишком велик для настроек: действуют настройки по умолчанию.
settings-deep = Файл { $file } вложен слишком глубоко: действуют настройки по умолчанию.
settings-anew = settings.toml был записан так, что построчно его не изменить: он записан заново, прежний хранится как { $file }.
settings-unreadable = Файл { $file } не читается: действуют настройки по умолчанию.
settings-aside = Он хранится как { $file }.
settings-unknown = В settings.toml запись { $place } ничего не значит.
settings-wrong = В settings.toml { $place } не может быть { $found }; взято значение по умолчанию, а верно одно из: { $right }.
settings-no-command = В settings.toml { $place } — не команда.
settings-no-key = В settings.toml { $place } не может быть { $found }: такой клавиши нет.
settings-no-button = В settings.toml { $place } не может быть { $found }: такой кнопки нет.
settings-needs-key = В settings.toml { $place } не должно быть пустым.
settings-more =
    { $count ->
        [one] Ещё { $count } запись в нём бессмысленна.
        [few] Ещё { $count } записи в нём бессмысленны.
       *[other] Ещё { $count } записей в нём бессмысленны.
    }

## Curtain

curtain-title = Следующий
curtain-title-choice = Выбирает следующий
curtain-title-keep-one = Выбор карты в руку
curtain-title-keep-some = Какие карты оставить
curtain-name = { $name },
curtain-who = теперь ты: { $who }
curtain-away = Остальные, отвернитесь!
curtain-hold = Держи, чтобы открыть
curtain-wait = Подожди
curtain-kept-down = или держи кнопку мыши
curtain-fresh = Сначала отпусти всё, потом нажми и держи
curtain-nothing = Ничего не видно, пока полоса не заполнится
curtain-just-now = Только что
curtain-more = Остальное есть в журнале
curtain-then = затем

## Title

title-colt = COLT
title-express = EXPRESS
title-continue = Продолжить
title-under-way = { $round } · { $turn }
title-searching = ищем сохранённые игры…
title-new = Новая игра
title-load = Загрузить
title-replays = Повторы
title-rules = Как играть
title-options = Настройки
title-quit = Выйти
title-statistics = Статистика
title-reports = Отчёт
title-credits = Авторы
credits-whose = Чьё это
credits-more = перелистнуть
title-crashed = В прошлый раз что-то сломалось; что именно, записано в { $file }.
title-fullscreen = полный экран
title-full = Во весь экран
title-window = В окне
title-fan = Неофициальная работа поклонников, со своими рисунками
title-version = Версия { $version }

## Setup

setup-title = Новая игра
setup-who = Кто скачет?
setup-seats = места: { $count } из 6 · порядок ходов по часовой стрелке
setup-seats-pairs = 2 игрока, по два бандита
setup-seats-ghost = игроки: { $count } и Призрак · порядок ходов по часовой стрелке
setup-person = Игрок { $number }
setup-computers = Бутч, Каламити, Джесси, Энни, Уайатт, Санденс
level-greenhorn = Новичок
level-greenhorn-text = Играет по наитию и порой забывает, что лежит в стопке
level-outlaw = Разбойник
level-outlaw-text = Ходит сразу и берёт то, что сейчас дороже всего
level-gunslinger = Стрелок
level-gunslinger-text = Проверяет три лучших хода, доигрывая раунд в уме
level-legend = Легенда
level-legend-text = Представляет чужие карты и пробует каждый ход; думает дольше всех
setup-add = Ещё одно место
setup-add-ghost = Ещё одно место
setup-free = Свободны
setup-all-ride = Скачут все шестеро
setup-no-more-free = Свободных нет
setup-draw = По жребию
setup-one-deck = одна колода из 11 карт
setup-no-power = Без умений
setup-fewest = Нужно хотя бы два места.
setup-first-already = Это уже первое место.
setup-last-already = Это уже последнее место.
setup-ghost-last = Справа от первого игрока: ходит последним
setup-ghost-plays = За него играет игра
setup-expansions = Дополнения
expansion-elf = Эльф Санта-Клауса
expansion-ghost = Коробка Призрака
expansion-horses = Лошади и дилижанс
setup-short-elf = Тайные жетоны; решает его вагон
setup-short-ghost = Игра ведёт его за чемоданом
setup-short-horses = Дилижанс, заложники, виски
setup-barred-elf-ghost-alone = Не с коробкой Призрака
setup-barred-ghost-ghost-alone = Не с другим дополнением
setup-barred-horses-ghost-alone = Не с коробкой Призрака
setup-barred-ghost-ghost-how-many = На двух–пятерых
setup-table = Стол
setup-hands = Карты
setup-curtain = Занавес
setup-open-table = Открытый стол
setup-curtain-text = Экран закрывается между игроками
setup-open-table-text = Все видят всё
setup-two-players = По два бандита
setup-pairs-now = да: два игрока
setup-pairs-when = при двух местах
setup-pairs-automatic = не с Призраком
setup-seed = Зерно
setup-random = случайно
setup-more = Ещё…
setup-rules =
    { $deck ->
        [expert] Колода знатока
       *[base]
            { $powers ->
                [true]
                    { $events ->
                        [true] Умения и события
                       *[false] Умения, без событий
                    }
               *[false]
                    { $events ->
                        [true] События, без умений
                       *[false] Без умений и событий
                    }
            }
    }
setup-first-drawn = первый игрок по жребию
setup-first-seat = начинает место 1
setup-more-title = Другие правила
setup-powers = Умения
setup-powers-text = У каждого бандита своё
setup-events = События
setup-events-text = В конце раунда что-то случается
setup-expert = Колода знатока
setup-expert-text = Карты остаются; 3–6 игроков
setup-expert-pairs = Не для двоих
setup-hints = Подсказки
setup-hints-text = Можно спросить совета у лучшего компьютера
setup-first-player = Первый игрок
setup-first-random = По жребию
setup-first-one = Место 1
setup-first-random-text = Определяется в начале игры
setup-first-one-text = Начинает верхний
setup-printed = Как в правилах
setup-done = Готово
setup-start = По вагонам!
setup-train = Паровоз и вагоны в случайном порядке: { $count }
setup-train-ghost = Паровоз и вагоны: { $count }, чемодан в паровозе
setup-cards = Карты раундов для стольких бандитов: { $sheet }
setup-cards-elf = { $cards } · жетоны Подарок и Пусто
setup-cards-horses = { $cards } · дилижанс, лошади, заложники, фляги
setup-cards-ghost = { $cards } · восемь карт Призрака
refused-nameless = Каждому нужно имя.
refused-illegible = В имени есть знаки, которых нет в этой игре: она знает латиницу и кириллицу.

## Pictures of the window

picture-kept = Снимок: { $file }.
picture-kept-without-hand = Снимок без твоих карт: { $file }.
picture-failed = Снимок нельзя записать в { $folder }.

## Errors

error-no-display = Нет экрана, на котором открыть окно.
error-no-window = Окно не открывается: { $reason }.
error-crash = Что-то сломалось, и записать это не удалось: { $reason }. Игры сохранены до последнего выбора.
error-crash-written = Что-то сломалось; что именно, записано в { $file }. Игры сохранены до последнего выбора.
error-no-home = Нет домашней папки, где хранить игры: назовите другую, --home ПАПКА.
error-arguments = Эти слова здесь ничего не значат: { $words }.
error-count = Верно было бы целое число от 1 до { $most }, а не { $found }.
error-size = Окно { $size } невозможно: бывает от 1280x720 до 8192x8192 пикселей.

## Scoring

scoring-pair = { $who } · вместе { $amount } $
scoring-counting = Подсчёт
scoring-wins = Победа: { $name }! ({ $who })
scoring-win-together = Общая победа: { $who }!
scoring-reason-richest = Больше всех денег
scoring-reason-fewest_bullets = Денег поровну, но меньше пуль
scoring-reason-shared = Поровну и денег, и пуль: общая победа
scoring-reason-aim = С чемоданом в руках
scoring-reason-nobody = Побеждать больше некому
scoring-reason-richest-gift = Самый богатый из тех, у кого Подарок
scoring-reason-richest-empty = Самый богатый из тех, у кого Пусто
scoring-nobody-wins = Никто не победил
scoring-ghost-wins = Призрак ускакал с чемоданом
scoring-everybody-loses = Проиграли все
scoring-counted-all-the-same = Подсчитано всё равно, но решает чемодан
scoring-his-since = У него с раунда { $number }
scoring-his-from = подобран { $where }
scoring-else = Иначе победа: { $who }, { $amount } $
scoring-elf = Где остановился Эльф
scoring-does-empty =
    Побеждает Пусто:
    два вагона и дальше
scoring-would-empty = иначе — Пусто
scoring-does-gift = Побеждает Подарок
scoring-would-gift = иначе — Подарок
scoring-gift = Подарок
scoring-empty = Пусто
scoring-is-out = вне игры
scoring-still-in = ещё в игре
scoring-bullets-short = Пули
scoring-rounds = Пять раундов
scoring-rounds-text = тысячи, без приза
scoring-gunslinger = Лучший стрелок
scoring-gunslinger-text = Больше выстрелов: { $who }
scoring-gunslinger-many = Больше выстрелов у нескольких: { $count }
scoring-bullets = Полученные пули
scoring-again = Ещё раз
scoring-replay = Повтор
scoring-won = Где решилась игра
won-title = Где решилась игра
won-thinking = Легенда заново проходит всю игру…
won-meaning = Решения, больше всего изменившие шансы: как часто после них побеждают, если знать все карты
won-none = Ни одно решение само по себе не изменило шансы сильно
won-when = Раунд { $number } · { $phase }
won-chose = Выбрано: { $what }
won-instead = Лучшее из остального: { $what }
won-watch = Смотреть
scoring-save = Сохранить
scoring-title = Меню

## Simulate

simulate-no-bot = Нет компьютерного игрока { $name }; есть: { $known }.
simulate-many-bots = Компьютерных игроков { $names }, а мест { $seats }; назовите столько же или меньше.
simulate-players = Игроки
simulate-games = Игры
simulate-games-per-second = Игр в секунду
simulate-decisions-per-second = Решений в секунду
simulate-decisions-per-game = Решений в игре
simulate-clones-per-second = Копий позиции в секунду
simulate-wins-by-bandit = Победы по бандитам
simulate-wins-by-seat = Победы по местам
simulate-wins-of = Победы: { $who }
simulate-share = { $percent } %, надёжно от { $low } до { $high }
simulate-share-and-money = { $percent } %, надёжно от { $low } до { $high }; в среднем { $money } $
simulate-conduct-of = Как играет { $level }
simulate-cards = Выполнено карт
simulate-idle = Без толку, %
simulate-idle-by-kind = … каждого вида, %
simulate-kinds = Доля каждого вида, %
simulate-marshal-met-nobody = Маршал никого не встретил, %
simulate-draws = Ходы на добор, %
simulate-empty-fires-a-game = Пустых выстрелов за игру
simulate-last-turn-draws-a-game = Доборов в последний ход
simulate-onto-marshal-a-game = Шагов к Маршалу
simulate-mean-ms = Раздумье, мс
simulate-most-ms = … 95 из 100 меньше, мс
simulate-aims-at-end = Как было в конце
aim-elf-gift-end = У кого Подарок
aim-elf-empty-end = У кого Пусто
aim-ghost-has-suitcase-end = Призрак
aim-suitcase-lies-end = ничей
aim-suitcase-carried-end = чей-то
simulate-help-players = от двух до шести; вдвоём каждый ведёт пару
simulate-help-games = сколько игр
simulate-help-seed = то же зерно играет те же игры
simulate-help-workers = сколько процессов делят работу
simulate-help-bots = компьютерный игрок на каждого, через запятую, потом снова с первого; от игры к игре они пересаживаются: outlaw, random, token-blind (не смотрел на свой жетон Эльфа)
simulate-help-expansions = elf или ghost
simulate-help-expert = вариант для знатоков
simulate-help-no-powers = без умений
simulate-help-no-events = без событий
simulate-help-json = объект JSON вместо таблицы

## The command line

command-about = Colt Express за одним экраном. Без команды играют; имя сохранённой игры открывает её.
command-play = играть
command-open = продолжить сохранённую игру или посмотреть законченную
command-replay = пересказать сохранённую игру
command-scenario = проверить позиции, записанные как данные
command-simulate = играть без окна и сказать, как быстро и кто победил
command-puzzle = доказать задачи или найти новые
command-texts = сказать, чего не хватает каждому языку
command-tour = нарисовать каждую сцену в файлы PNG
command-bench = измерить, чего стоит картинка
command-selftest = открыть окно, сыграть игру через все сцены и закончить
command-help-home = хранить игры, настройки и статистику в этой папке
command-help-size = окно; если не сказано, { $usual }
command-help-size-fitting = окно; если не сказано, насколько позволяет экран
command-help-file = игра: ИМЯ.coltexpress
command-help-text = предложениями
command-help-scenarios = позиции или папки с ними
command-help-folder = куда класть картинки
texts-whole = { $language }: всё на месте
texts-missing = { $language }: нет { $name }
texts-strange = { $language }: { $name } нет в других языках
texts-differing = { $language }: { $name } берёт не те значения, что английское
texts-twice = { $language }: { $name } стоит дважды
texts-unreadable = { $language }: это не предложение: { $name }
puzzle-help-paths = задачи или папки с ними; с --make папка для новых
puzzle-help-make = найти задачи, где играют столько карт, от одной до шести
puzzle-help-number = сколько их
puzzle-help-seed = другое число находит другие
puzzle-proved =
    ok { $file }: { NUMBER($goal, useGrouping: 0) } $, планов { NUMBER($plans) ->
        [one] { $plans }
       *[other] { $plans }
    }, верен один, лучший из прочих приносит { NUMBER($next, useGrouping: 0) } $ { $stars }
puzzle-not-proved = FAIL { $file }: { $solving } из { $plans } планов приносят { NUMBER($goal, useGrouping: 0) } $
puzzle-unreadable = { $file }: не задача ({ $trouble })
puzzle-not-kept = В папку { $folder } ничего не записать: { $trouble }
command-help-start = только сколько проходит от запуска до первой картинки
command-help-json = объект JSON вместо строк

## Selftest, tour

selftest-done = Показаны все сцены, сыграна целая игра.
tour-done = Картинок: { $count }, в папке { $folder }.
tour-no-write = В папку { $folder } ничего не записать.

## The whole pile

pile-title = Стопка
pile-count =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты в порядке выполнения
       *[other] { $cards } карт в порядке выполнения
    } · сделано { $done }, впереди { $coming }
pile-done = сделано
pile-now = выбирают
pile-coming = впереди
pile-drew = взяты карты

## My things

things-title = Мои вещи
things-eyes = видит только { $name }; любая клавиша закроет
things-purses = Кошельки
things-together = Вместе
things-shot =
    { $count ->
        [0] Выстрелов не было
        [one] { $count } выстрел
        [few] { $count } выстрела
       *[other] { $count } выстрелов
    }
things-received =
    { $count ->
        [0] Пуль не получено
        [one] Получена { $count } пуля
        [few] Получено { $count } пули
       *[other] Получено { $count } пуль
    }
things-deck =
    { $count ->
        [0] Колода пуста
        [one] В колоде ещё { $count } карта
        [few] В колоде ещё { $count } карты, порядок неизвестен
       *[other] В колоде ещё { $count } карт, порядок неизвестен
    }
things-elsewhere = В руке { $hand } · в стопке { $pile }
things-discarded = { $elsewhere } · сброшено { $count }
things-gift = Мой жетон: Подарок
things-empty = Мой жетон: Пусто
things-gift-of = Жетон ({ $who }): Подарок
things-empty-of = Жетон ({ $who }): Пусто
things-gift-asks = В игре, если он остановится у паровоза или рядом
things-empty-asks = В игре, если он остановится в двух вагонах от паровоза или дальше
things-stands = Сейчас я в игре.
things-stands-not = Сейчас я вне игры.
things-close = Что есть у других, сказано на их полосках; цену своих кошельков знают только они.
scheming-look = Смотреть

## A saved game's file: why it cannot be read, or not be kept

record-not-ours = Это не игра Colt Express.
record-newer-format = Её записала более новая версия так, что эта прочесть не может.
record-huge = Она больше любой игры: больше { $most } КБ.
record-missing = Её больше нет.
record-unreadable = Она не читается: { $why }.
record-header = Она повреждена: строка { $line } бессмысленна.
record-header-cut-off = Она повреждена: обрывается до начала игры.
record-header-lacks = Она повреждена: в ней нет слова «{ $word }».
record-broken = Она повреждена на выборе { $choice }.
record-cut-off = Она обрезана: обрывается до выбора { $choice }.
record-set-up = Игры с такими игроками и правилами быть не может.
record-level = Здесь никто не знает её компьютерного игрока { $level }.
record-dealt = Её зерно даёт не тот поезд, с которого она началась: её изменили.
record-impossible = Её выбор { $choice } там невозможен: её изменили.
record-differs = Её выбор { $choice } ведёт не туда, куда вёл: её изменили.
record-older = Она из версии { $version }, правила которой иные с выбора { $choice }.
record-newer = Она из более новой версии { $version }, правила которой иные с выбора { $choice }.
kept-full = Диск папки { $folder } полон. Игра продолжается, но больше не сохраняется.
kept-forbidden = В папку { $folder } писать нельзя. Игра продолжается, но больше не сохраняется.
kept-failed = Записать в папку { $folder } не удалось. Игра продолжается, но больше не сохраняется.

## A game in sentences

replay-begun = Игра начата { $date }
replay-seat = { $name }: { $who }
replay-score = { $who } { $money } $
replay-won = Победа: { $who }. { $why }: { $scores }.
replay-lost = { $why }: { $scores }.
replay-nobody = Сама игра: { $who }
replay-under-way =
    { $choices ->
        [0] Выборов ещё не было
        [one] Сделан { $choices } выбор
        [few] Сделано { $choices } выбора
       *[other] Сделано { $choices } выборов
    }, выбирает { $name }. Карты в руках и закрытые карты не названы.
list-comma = { ", " }

## Replay

phase-replay = Повтор
replay-round = раунд { $number }
replay-times = ×{ $times }
replay-start = В начало
replay-step-back = Шаг назад
replay-play = Играть
replay-pause = Пауза
replay-step = Шаг вперёд
replay-faster = Быстрее
replay-everybody = все
replay-eyes = Глазами: { $who }
replay-why = Игра не закончена: карты в руках и закрытые карты ещё тайна, поэтому видно то, что видят все за столом.
replay-why-short = карты в руках — тайна до конца игры
replay-no-hand = карт в руке нет
replay-log = Журнал
replay-gear = Настройки
replay-close = Выйти из повтора
replay-hint-step = шаг
replay-hint-play = играть
replay-hint-pause = пауза
replay-hint-round = раунд
replay-hint-eyes = чьи глаза
naming-title = Сохранить повтор
naming-text = Он уже хранится. С именем его легче найти.
naming-save = Сохранить
naming-done = Сохранено как «{ $name }».
naming-failed = В папку { $folder } записать не удалось: хранится как прежде.
naming-nameless = Сначала напишите имя.
naming-not-kept = Эта игра не хранится: нет папки для игр.

## Load

load-title = Загрузить
load-games = Сохранённые игры
load-newest = сначала новые
load-none = Сохранённых игр ещё нет. Каждый выбор сохраняется сразу, сам собой.
load-closed = В папку { $folder } заглянуть нельзя. Всё в ней остаётся как есть.
load-reading = читаем…
load-over = Закончена
load-setup = До первого раунда
load-round = Раунд { $number }, { $phase }
load-turn = выбирает { $name }
load-won =
    { $count ->
        [one] Победа: { $who }, { $money } $
       *[other] Победа: { $who }, по { $money } $
    }
load-nobody-won = Никто не победил
load-today = сегодня, { $time }
load-yesterday = вчера, { $time }
load-date = { $day } { $month }
load-date-year = { $day } { $month } { $year }
load-persons =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[other] { $count } человек
    }
load-computers =
    { $count ->
        [one] { $count } компьютер
        [few] { $count } компьютера
       *[other] { $count } компьютеров
    }
load-people =
    { $who } · { $choices ->
        [one] { $choices } выбор
        [few] { $choices } выбора
       *[other] { $choices } выборов
    }
load-computer = Компьютер: { $name }
load-unreadable = Не читается: { $file }
load-left = Остаётся как есть.
load-up-to-there = До этого места
load-with-elf = с Эльфом Санта-Клауса
load-with-ghost = с коробкой Призрака
load-with-horses = с лошадьми и дилижансом
load-plain = игра без дополнений
load-expert = вариант для знатоков
load-curtain = откроется за занавесом: карт не видно
load-open-table = открытый стол: все видят все карты
load-alone = играет один человек: занавеса нет
load-watch = одни компьютеры: стол таким, каким его видят все
load-ended = закончена: тайн больше нет
load-play = Играть дальше
load-end = К концу игры
load-watch-ended = Смотреть повтор
load-watch-so-far = Смотреть до сих пор
load-replays = Повторы
load-ended-games = Законченные игры
load-none-ended = До конца ещё не сыграно ни одной игры.
load-delete = Удалить…
load-delete-sure = Удалить насовсем
load-delete-ask = Удалить? Вернуть будет нельзя.
load-keep = Оставить
load-hint-play = играть дальше
load-hint-watch = смотреть
load-hint-delete = удалить
load-folder = Показать папку
load-automatic = сам по себе
load-no-loot = ничего
load-where = Игры хранятся в { $folder }
load-cannot-open = { $file } сейчас не открыть. { $why }
load-not-deleted = { $file } удалить не удалось.
month-1 = января
month-2 = февраля
month-3 = марта
month-4 = апреля
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = августа
month-9 = сентября
month-10 = октября
month-11 = ноября
month-12 = декабря

## Statistics

statistics-title = Статистика
statistics-people = Люди
statistics-bandits = Бандиты
statistics-hint-whose = чья
statistics-hint-more = ещё
statistics-dollars = { $money } $
statistics-games =
    { $count ->
        [one] игра
        [few] игры
       *[other] игр
    }
statistics-games-of-people =
    { $count ->
        [one] игра с людьми
        [few] игры с людьми
       *[other] игр с людьми
    }
statistics-won-by-people = из них победы людей
statistics-average = в среднем у человека
statistics-richest = больше всех, { $who }: { $bandits }
statistics-richest-nobody = больше всех
statistics-bullets-shot =
    { $count ->
        [one] выстрел
        [few] выстрела
       *[other] выстрелов
    }
statistics-box-won =
    { $count ->
        [one] победа коробки Призрака из { $played }
        [few] победы коробки Призрака из { $played }
       *[other] побед коробки Призрака из { $played }
    }
statistics-box-none = игр против коробки Призрака
statistics-won-and-played = Победы и игры
statistics-by-people = игры по людям, с любимым бандитом
statistics-by-bandits = игры по бандитам
statistics-won-of = { $won } из { $played }
statistics-with-hints = с подсказками { $won } из { $played }
statistics-bullets-of = выстрелы { $shot } · пули { $received }
statistics-sources = Откуда деньги
statistics-sources-under = в среднем за игру, в долларах
statistics-kind-purse = кошельки
statistics-kind-jewel = алмазы
statistics-kind-strongbox = сейфы
statistics-kind-suitcase = чемодан
statistics-kind-hostage = заложник
statistics-kind-gunslinger = стрелок
statistics-kind-other = прочее
statistics-growth = Как растут деньги
statistics-growth-beside = тысячи, по раундам
statistics-idle = Карты без толку
statistics-idle-beside = из сотни
statistics-bullets = Пули
statistics-bullets-beside = в среднем за игру
statistics-shot = выпущено
statistics-hit = получено
statistics-expansions = С дополнениями
statistics-expansions-beside = победы людей
statistics-plain = Без них
statistics-none = Считать пока нечего
statistics-none-text = Здесь будет первая игра, сыгранная до конца.
statistics-none-of-people = Игр с людьми пока нет
statistics-none-of-people-text = Пока играли одни компьютеры: их игры на странице бандитов.
statistics-trouble-aside = Статистика была повреждена. Она хранится как { $file }, счёт начат заново.
statistics-trouble-stuck = { $file } повреждён, и отложить его нельзя: игры не считаются.
statistics-trouble-newer = { $file } записан более новой версией: эта его не трогает и игр не считает.
statistics-trouble-full = Диск полон: сегодняшних игр в { $file } ещё нет.
statistics-trouble-busy = С файлом { $file } работает другая программа; недостающее добавится позже.
statistics-trouble-forbidden = { $file } не прочесть и не записать: папка не позволяет.
statistics-trouble-failed = Прочесть или записать { $file } не удалось.

## Horses & Stagecoach

action-ride = Скачка
place-coach-in = внутри дилижанса
place-coach-roof = на крыше дилижанса
place-horseback = верхом
kind-flask = фляга виски
kind-half-ordinary = початая фляга
kind-half-old = початая фляга старого виски
loot-flask =
    { $count ->
        [one] { $count } фляга виски
        [few] { $count } фляги виски
       *[other] { $count } фляг виски
    }
loot-half-ordinary =
    { $count ->
        [one] { $count } початая фляга
        [few] { $count } початые фляги
       *[other] { $count } початых фляг
    }
loot-half-old = { $count } початая фляга старого виски
hostage-poodle = Пудель
hostage-minister = Пастор
hostage-teacher = Учительница
hostage-zealot = Фанатик
hostage-banker = Банкир
hostage-old_lady = Старая дама
hostage-poker_player = Картёжник
hostage-photographer = Фотограф
nothing-no-way = Движением отсюда не уйти
nothing-no-horse = у вагона нет лошади
nothing-away = всадника уже нет
nothing-teacher = Учительница запрещает
nothing-zealot = Фанатик запрещает
round-shotguns_rage = Ярость охранника
round-higher_speed = Полный ход
round-whiskey_for_the_marshal = Виски для Маршала
round-panting_horses = Загнанные лошади
round-quiet_ride = Тихая езда
round-sharing_the_loot = Делёж добычи
round-escape = Побег
round-mortal_bullet = Смертельная пуля
event-shotguns_rage = Каждый бандит в дилижансе, на нём, в вагоне рядом и на его крыше получает нейтральную пулю
event-higher_speed = Бандиты на крышах поезда, лошади, дилижанс и Охранник отстают на вагон
event-whiskey_for_the_marshal = Маршал выпивает флягу из своего вагона и идёт назад: на вагон, а если виски старое — до хвоста
event-panting_horses = Лошадь, ближайшая к хвосту, выходит из игры; при пяти–шести игроках — две
event-quiet_ride = Ничего не происходит
event-sharing_the_loot = Сейф, хозяин которого не один, делят все бандиты на его месте
event-escape = Каждый бандит, который ещё в поезде или на нём, пойман и победить не может
event-mortal_bullet = Каждый бандит теряет 150 $ за каждую пулю, полученную в этом раунде
plate-shotguns_rage = По пуле всем в дилижансе, в вагоне рядом и на их крышах
plate-higher_speed = Крыши, лошади, дилижанс и Охранник отстают на вагон
plate-whiskey_for_the_marshal = Он пьёт флягу из своего вагона и бредёт назад
plate-panting_horses = Лошадь, ближайшая к хвосту, выбилась из сил
plate-sharing_the_loot = Сейф делят все, кто стоит рядом с хозяином
plate-escape = Кто ещё в поезде или на нём, пойман
plate-mortal_bullet = Каждая пуля этого раунда стоит 150 $
shout-shotguns_rage = Прочь от моего дилижанса!
shout-higher_speed = Держите шляпы!
shout-whiskey_for_the_marshal = Ик!
shout-old_whiskey = Вот это вещь!
shout-no_whiskey = Ни капли
shout-panting_horses = Эй! Вернись!
shout-sharing_the_loot = Всё поровну!
shout-all_mine = Всё моё!
shout-escape = Все ушли!
shout-mortal_bullet = Ни царапины!
tell-moved-shotgun = { $who } спасается от Охранника; теперь { $where }
tell-moved-higher_speed = { $who } летит назад; теперь { $where }
tell-moved-higher_speed-all = { $who } летят назад; теперь { $where }
tell-moved-higher_speed-apart = { $who } летят назад, каждый на вагон
tell-horse-ridden-to = { $who } скачет галопом; теперь { $where }
tell-horse-ridden-in = { $who } в седле, но сразу слезает; теперь { $where }
tell-horse-ridden-nowhere = { $who } в седле, но с места не двигается: { $car }
tell-boarded =
    { $count ->
        [one] { $who } садится в поезд: { $car }
       *[other] { $who } садятся в поезд: { $car }
    }
tell-riders-came-on =
    { $count ->
        [one] { $who } скачет дальше: { $car }
       *[other] { $who } скачут дальше: { $car }
    }
tell-coach-fell-back = Дилижанс отстаёт: { $car }
tell-shotgun-thrown-off = { $who } сбрасывает Охранника с дилижанса: теперь он { $where }
tell-shotgun-fell-back = Охранник идёт за дилижансом; теперь { $where }
tell-shotgun-met = Охранник стреляет. Пойманы: { $who }
tell-shotgun-met-unarmed = Охраннику не хватает пуль. Пойманы: { $who }
tell-hostage-taken = { $who } берёт заложника: { $hostage }
tell-flask-drunk-ordinary-first = { $who } пьёт из фляги: обычное виски, взяты три карты
tell-flask-drunk-ordinary-last = { $who } допивает флягу и берёт три карты
tell-flask-drunk-old-first = { $who } пьёт из фляги: старое виски, можно сыграть две карты
tell-flask-drunk-old-last = { $who } допивает старую флягу: можно сыграть две карты
tell-marshal-drank-ordinary = Маршал выпивает флягу и бредёт, шатаясь, на вагон назад
tell-marshal-drank-old = Маршал выпивает старую флягу и бредёт, шатаясь, до хвоста
tell-horses-fell-back =
    { $count ->
        [one] { $count } лошадь отстаёт на вагон
        [few] { $count } лошади отстают на вагон
       *[other] { $count } лошадей отстают на вагон
    }
tell-horses-dropped-out =
    { $count ->
        [one] { $count } лошадь выдохлась и отстала
        [few] { $count } лошади выдохлись и отстали
       *[other] { $count } лошадей выдохлись и отстали
    }
tell-strongbox-shared = Сейф делят ({ $who }): { $among } — по { $money } $
tell-rode-away = { $who } ускакивает навсегда
tell-caught =
    { $count ->
        [one] { $who } попадается в поезде
       *[other] { $who } попадаются в поезде
    }
tell-bullets-paid = { $who } теряет { $money } $ за пули этого раунда
tell-poodle-bit = Пудель кусается: { $who }
misread-with-the-shotgun = никто не может стоять на крыше Охранника; верно было бы другое место.
misread-away = у того, кто ускакал, места нет; верно было бы одно из двух.
phase-horse_attack = Погоня
bar-horse_attack = до первого раунда
ask-board-or-ride-on = { $name }: { $who } садится здесь? ({ $car })
choose-board-true = Садиться
choose-rideon-true = Скакать дальше
attack-boards = садится
attack-rides-on = дальше
attack-rides = верхом
attack-aboard = в поезде: { $car }
attack-board =
    { $count ->
        [0] { $car }: никто не садится
        [one] { $car }: { $who } садится
       *[other] { $car }: { $who } садятся
    }
attack-ride-on =
    { $count ->
        [0] дальше никто
        [one] дальше скачет { $count }
       *[other] дальше скачут { $count }
    }
word-go-on = дальше
scheming-together = покажут, когда выберут все
scheming-keep-most = не больше: { $count }
forecast-dud = без толку: { $why }
forecast-ride =
    { $count ->
        [one] сейчас { $count } место, на лошади рядом
        [few] сейчас { $count } места, на лошади рядом
       *[other] сейчас { $count } мест, на лошади рядом
    }
forecast-no-horse = сейчас рядом нет лошади
drink = Пить
drink-flask = Неизвестно
drink-flask-gives = покажет глоток
drink-half-ordinary = Обычное
drink-half-ordinary-gives = взять, сыграть
drink-half-old = Старое
drink-half-old-gives = сыграть две
drink-flask-asks = Пить из полной фляги?
drink-flask-means = обычное: взять три и сыграть; старое: сыграть две
drink-half-ordinary-asks = Пить обычное виски?
drink-half-ordinary-means = взять три карты, потом сыграть одну
drink-half-old-asks = Пить старое виски?
drink-half-old-means = сыграть две карты, одну за другой
drink-not-now = не сейчас
drink-only-standard = Виски пьют только в обычный ход
drink-no-card = Старое виски — для двух карт, а их нет
drink-one-sip = Один глоток за ход
hostage-poodle-name = Пудель
hostage-poodle-costs = нейтральная пуля в начале каждого раунда
hostage-poodle-pays = 1000 $
hostage-poodle-per = { "" }
hostage-minister-name = Пастор
hostage-minister-costs = на карту меньше в начале раунда
hostage-minister-pays = 900 $
hostage-minister-per = { "" }
hostage-teacher-name = Учительница
hostage-teacher-costs = твои Удары без толку
hostage-teacher-pays = 800 $
hostage-teacher-per = { "" }
hostage-zealot-name = Фанатик
hostage-zealot-costs = твои Скачки без толку
hostage-zealot-pays = 700 $
hostage-zealot-per = { "" }
hostage-banker-name = Банкир
hostage-banker-costs = не мешает
hostage-banker-pays = 1000 $
hostage-banker-per = если есть сейф
hostage-old_lady-name = Старая дама
hostage-old_lady-costs = по крышам только на шаг
hostage-old_lady-pays = 500 $
hostage-old_lady-per = за алмаз
hostage-poker_player-name = Картёжник
hostage-poker_player-costs = твоё умение спит
hostage-poker_player-pays = 250 $
hostage-poker_player-per = за кошелёк
hostage-photographer-name = Фотограф
hostage-photographer-costs = все твои карты открыты
hostage-photographer-pays = 200 $
hostage-photographer-per = за пулю бандита
ask-take-hostage-more = один, на всю игру
choose-rideaway-true = Ускакать
dollars-lost = −{ $amount } $
scoring-ransom = Выкуп
scoring-ransom-text = платят в конце
scoring-ransom-of = { $who }, { $why }
scoring-ransom-whole = целиком
scoring-ransom-old_lady =
    { $count ->
        [0] алмазов нет
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[other] { $count } алмазов
    }
scoring-ransom-poker_player =
    { $count ->
        [0] кошельков нет
        [one] { $count } кошелёк
        [few] { $count } кошелька
       *[other] { $count } кошельков
    }
scoring-ransom-banker =
    { $count ->
        [0] сейфа нет
       *[other] с сейфом
    }
scoring-ransom-photographer =
    { $count ->
        [0] пуль бандитов нет
        [one] { $count } пуля
        [few] { $count } пули
       *[other] { $count } пуль
    }
scoring-sharing_the_loot = каждый сейф делят все, кто рядом
scoring-escape = кто был в поезде, тот пойман
scoring-mortal_bullet = 150 $ за каждую пулю последнего раунда
scoring-station-nobody = никого не коснулось
statistics-kind-ransom = выкуп
statistics-kind-station = станция
strip-hint-kept = { $told } · { $kept }
hostage-about = { $name }: { $costs }; выкуп { $pays } { $per }
news-drank-ordinary =
    { $people ->
        [one] пьёт виски
       *[other] пьют виски
    }
news-drank-old =
    { $people ->
        [one] пьёт старый виски
       *[other] пьют старый виски
    }
aim-escape = Побег
aim-escape-line = сейчас пойманы были бы: { $caught }
rules-title = Как играть
rules-search = поиск
rules-found-none = Ничего не найдено
rules-number = { $page } из { $pages }
rules-any-letter = А–Я
rules-hint-page = страница
rules-hint-chapter = глава
rules-hint-search = поиск
rules-turns-small = 2–4 бандита
rules-turns-large = 5–6 бандитов
rules-turns-keep = Оставить { $count }
rules-chapter-begin = С чего начать
rules-chapter-cards = Карты действий
rules-chapter-train = В поезде
rules-chapter-bandits = Бандиты
rules-chapter-rounds = Карты раундов
rules-chapter-end = Конец, другие игры
rules-chapter-elf = Эльф Санта-Клауса
rules-chapter-ghost = Коробка Призрака
rules-chapter-horses = Лошади и дилижанс
rules-idea = Суть
rules-idea-lead = Вы грабите поезд. Станьте богаче всех!
rules-idea-1 = Впереди паровоз, последний вагон — хвостовой.
rules-idea-text =
    В каждом вагоне два места: внутри и на крыше. Добыча лежит там, где её оставили или уронили.
    В каждом из пяти раундов сначала все строят планы: кладут карты в общую стопку. Потом стопку выполняют, карта за картой.
    Планы рушатся. Кто-то бьёт тебя, приходит Маршал, и следующая карта делает совсем не то.
    После пятого раунда побеждает самый богатый.
rules-setup = Начало
rules-setup-lead = Кто где стоит и что у кого есть
rules-setup-1 = Порядок Туко, Белль, Док, Джанго: по очереди в хвостовом вагоне и в вагоне перед ним.
rules-setup-text =
    Вагонов столько же, сколько бандитов, в случайном порядке за паровозом. В каждом лежит напечатанная на нём добыча.
    У каждого десять карт действий, шесть пуль в револьвере и кошелёк на 250 $.
    Маршал и сейф — в паровозе. Второй сейф ждёт рядом с поездом.
    Первый, третий и пятый бандиты начинают в хвостовом вагоне, остальные — в вагоне перед ним.
    Готовы пять карт раундов: четыре случайные и станция последней.
rules-round = Раунд
rules-round-lead = Взять карты, планы, налёт, событие: пять раз
rules-round-1 = Перемешай колоду и возьми шесть карт
rules-round-2 = Планы: все кладут карты в одну стопку
rules-round-3 = Налёт: стопку выполняют
rules-round-text =
    Карта раунда говорит, сколько в нём ходов, каких, и что случится в конце.
    В налёте первой выполняют карту, сыгранную первой.
    Потом наступает событие карты раунда, если оно есть.
    Все карты возвращаются в колоды, и первым становится следующий игрок.
rules-schemin = Планы
rules-schemin-lead = Каждый ход: сыграть карту или взять три
rules-schemin-1 = Рука. Пулю сыграть нельзя: она только занимает место.
rules-schemin-text =
    Положи карту действия в общую стопку или возьми три карты из своей колоды. Пасовать нельзя.
    В кого стрелять и куда идти, решать ещё рано. Это выбирают, когда карта выполняется.
    Сыграть можно любую карту, даже если сейчас она ничего бы не дала.
    Колода, где меньше трёх карт, даёт сколько есть. Из пустой колоды берут, только если в руке нет карт действий.
    После последнего хода все возвращают руку в колоду.
rules-stealin = Налёт
rules-stealin-lead = Карта за картой, первая сыгранная — первой
rules-stealin-1 = Открывается Грабёж Туко. Он выбирает, что взять.
rules-stealin-2 = Потом Движение Белль: надо было куда-то идти.
rules-stealin-text =
    Хозяин карты выбирает сейчас: куда идти, кого бить, что брать.
    Что возможно, то обязательно. Выстрел звучит, даже если единственная цель — друг.
    Невозможное пропускают: карта сыграна зря.
    Бандит никогда не покидает поезд.
rules-turns = Ходы раунда
rules-turns-lead = Что показывает карта раунда
rules-turns-1 = Обычный: по карте, открыто.
rules-turns-2 = Туннель: по карте, закрыто.
rules-turns-3 = Разгон: каждый ходит дважды подряд.
rules-turns-4 = Стрелка: порядок обратный.
rules-turns-text =
    Каждый ход начинает первый игрок, дальше по часовой стрелке.
    В туннеле никто не видит, что играют другие. Брать карты можно, и это видят все.
    На разгоне играют две карты, берут дважды или делают и то и другое, и только потом ходит следующий.
    На стрелке тоже начинает первый, но дальше — в другую сторону.
rules-move-lead = Бежать по поезду
rules-move-1 = По крышам: один, два или три вагона в одну сторону.
rules-move-2 = Внутри: ровно один вагон.
rules-move-text =
    Вперёд или назад. Уровень не меняется: внутри — внутри, крыша — крыша.
    По крышам бегут мимо других бандитов и над вагоном Маршала.
    Двигаться надо, даже если хочется остаться.
rules-move-marshal = Кто входит в его вагон, получает пулю и лезет на крышу.
rules-move-elf = Идёт с тем, кто начинает с его места.
rules-floor_change-lead = Вверх или вниз
rules-floor_change-1 = Белль внутри, Туко на крыше.
rules-floor_change-2 = Оба на другом уровне того же вагона.
rules-floor_change-text =
    Изнутри на крышу или с крыши внутрь. Вагон тот же.
    Это возможно всегда, и на паровозе тоже.
rules-floor_change-marshal = Кто слезает к нему, тотчас снова на крыше и с пулей.
rules-floor_change-elf = Лезет с тем, кто начинает с его места.
rules-fire-lead = Выстрелить в того, кого видно
rules-fire-1 = Внутри: в два соседних вагона. На крышах: сколько видно.
rules-fire-2 = На крышах виден только ближайший с каждой стороны.
rules-fire-text =
    Выбери одну цель. Она получает в колоду верхнюю пулю твоего револьвера.
    Внутри стреляют в вагон впереди и позади, никогда вверх или вниз.
    На крыше стреляют на любое расстояние, но ближайший закрывает всех за собой. Среди стоящих на одной крыше выбирают.
    Те, кто на твоём месте, — не цели и не мешают.
rules-fire-belle = Не цель, пока можно выбрать другого.
rules-fire-tuco = Стреляет и сквозь крышу своего вагона, вверх или вниз.
rules-fire-django = Сдвигает цель на вагон.
rules-fire-marshal = В него стрелять нельзя, и он никого не закрывает.
rules-fire-foot = Никого не видно или револьвер пуст? Карта без толку, пуля не тратится.
rules-punch-lead = Отбросить кого-то; он роняет добычу
rules-punch-1 = Туко выбирает, кого бить на своём месте.
rules-punch-2 = Кошелёк Дока остался там. Сам он в соседнем вагоне.
rules-punch-text =
    Ты выбираешь жертву, вид добычи, который она теряет, и сторону, куда она летит.
    Добыча остаётся на месте удара. Из нескольких кошельков один берут вслепую.
    Жертва летит на вагон дальше на своём уровне: внутри — внутри, крыша — крыша.
rules-punch-cheyenne = Может взять кошелёк, который выбила.
rules-punch-belle = Не жертва, пока можно бить другого.
rules-punch-marshal = Стреляет в того, кто попал в его вагон. Бить его нельзя.
rules-punch-elf = Бить его нельзя.
rules-punch-foot = Рядом никого? Ничего не происходит. У жертвы ничего нет? Она всё равно летит.
rules-robbery-lead = Взять одну вещь со своего места
rules-robbery-1 = Кошелёк или алмаз: Шайенн выбирает вид.
rules-robbery-2 = Она взяла алмаз. Кошелёк ещё там.
rules-robbery-text =
    Ты берёшь один жетон, который лежит на твоём месте: твой вагон и твой уровень.
    Вид выбираешь ты. Кошелёк берут вслепую, и только ты узнаёшь, что в нём.
    У другого бандита так взять нельзя. Для этого нужен удар.
rules-robbery-foot = Ничего не лежит? Карта без толку.
rules-marshal_card-lead = Подвинуть Маршала на вагон
rules-marshal_card-1 = Призрак выбирает: вперёд или назад.
rules-marshal_card-2 = Док был внутри: теперь он с пулей и на крыше.
rules-marshal_card-text =
    Где стоит твой бандит, неважно.
    На краю поезда путь один.
    Все, кто внутри вагона, куда пришёл Маршал, встречают его, и ты тоже.
rules-meeting = Встреча с Маршалом
rules-meeting-lead = Не будь в его вагоне
rules-meeting-1 = Джанго обязан идти — в вагон Маршала.
rules-meeting-2 = Он на крыше, с нейтральной пулей в колоде.
rules-meeting-text =
    Кто оказался внутри вагона Маршала, всё равно почему, получает нейтральную пулю и уходит на крышу этого вагона.
    Неважно, пришёл он, слез, отлетел от удара или выстрела, или Маршал сам пришёл к нему.
    На крыше его вагона безопасно.
    Маршал всегда внутри. В него нельзя стрелять, его нельзя бить и грабить, и за ним никто не прячется.
rules-bullets = Пули
rules-bullets-lead = Они не ранят, они забивают руку
rules-bullets-1 = Пуля из револьвера Туко
rules-bullets-2 = Нейтральная пуля: от Маршала или пассажиров
rules-bullets-3 = С двумя пулями в руке играть почти нечем.
rules-bullets-text =
    Полученная пуля ложится на колоду и в следующем раунде замешивается в неё. Избавиться от неё нельзя.
    Сыграть её нельзя. Она занимает место в руке из шести карт.
    В каждом револьвере шесть пуль. Кто больше всех выстрелил в других, тот лучший стрелок.
    Нейтральных пуль тринадцать. Если на всех сразу их не хватает, не получает никто.
rules-loot = Добыча
rules-loot-lead = Сколько что стоит
rules-loot-1 = Кошелёк: от 250 до 500 $
rules-loot-2 = Алмаз: 500 $
rules-loot-3 = Сейф: 1000 $
rules-loot-text =
    Что в кошельке, знает только тот, кто держал его в руках. Сколько у тебя кошельков, видят все.
    Кошельков восемнадцать: восемь по 250 $ и по два на 300, 350, 400, 450 и 500 $.
    Один сейф лежит в паровозе. Второй приходит только с картой «Забирай всё!».
    Упавшая добыча лежит на этом уровне вагона. Кто туда придёт, может её взять.
rules-belle-lead = Не цель, пока есть другая
rules-belle-1 = Док может стрелять в Туко или Призрака, но не в Белль.
rules-belle-text =
    Пока можно выбрать кого-то другого, Белль выбрать нельзя: ни для Выстрела, ни для Удара.
    Если рядом она одна, ей достаётся как всем.
    На крышах она закрывает стоящих за ней, хотя сама не цель.
    Маршал и пассажиры её не щадят.
rules-cheyenne-lead = Берёт кошелёк, который выбила
rules-cheyenne-1 = Шайенн бьёт Дока…
rules-cheyenne-2 = … и его кошелёк сразу у неё.
rules-cheyenne-text =
    Если жертва теряет кошелёк, Шайенн может взять его, а не оставить на полу.
    Она не обязана. Алмазы, сейфы и прочее падают как обычно.
rules-django-lead = Его выстрел сдвигает цель на вагон
rules-django-1 = Джанго стреляет в Туко…
rules-django-2 = … и Туко летит на вагон дальше от него.
rules-django-text =
    Цель остаётся на своём уровне и с поезда не падает: на краю она стоит на месте.
    Её может занести в вагон Маршала, и тогда она встречает его.
    С пустым револьвером Джанго никого не сдвигает.
rules-doc-lead = Семь карт в начале раунда
rules-doc-1 = На карту больше, чем у других
rules-doc-text =
    Док берёт в начале раунда семь карт вместо шести.
    Когда он берёт карты вместо хода, он берёт три, как все.
rules-ghost-lead = Первая карта может лежать закрыто
rules-ghost-1 = Никто не знает, что задумал Призрак.
rules-ghost-text =
    В свой первый ход раунда Призрак может положить карту рубашкой вверх. Он не обязан.
    Если в этот ход он берёт карты, случай до конца раунда упущен.
    Если раунд начинается с двух карт подряд, закрыть можно только первую.
rules-tuco-lead = Стреляет сквозь крышу
rules-tuco-1 = Туко может стрелять в Дока под собой или в Шайенн по крышам.
rules-tuco-text =
    Кроме обычных целей, Туко может стрелять в бандитов своего вагона на другом уровне: вверх или вниз.
    В Маршала и так не попасть.
    Белль — не цель, пока Туко мог бы стрелять в другого.
rules-angry_marshal-lead = Маршал стреляет сквозь крышу и идёт дальше
rules-angry_marshal-1 = До события
rules-angry_marshal-2 = Док ранен на крыше, Шайенн встречает Маршала.
rules-angry_marshal-text =
    Каждый бандит на крыше вагона Маршала получает нейтральную пулю и остаётся там.
    Потом Маршал идёт на вагон к хвосту и встречает тех, кто внутри. В хвостовом вагоне он остаётся.
rules-swivel_arm-lead = Железная рука метёт по крышам
rules-swivel_arm-1 = До события
rules-swivel_arm-2 = Оба на крыше хвостового вагона.
rules-swivel_arm-text =
    Каждого бандита на крыше, и на паровозе тоже, сметает на крышу хвостового вагона.
    Кто внутри, остаётся, и добыча на крышах тоже.
rules-braking-lead = Каждый бандит на крыше сдвигается на вагон вперёд
rules-braking-1 = До события
rules-braking-2 = Оба на крышу дальше вперёд.
rules-braking-text =
    Каждый бандит на крыше сдвигается на вагон вперёд, все сразу.
    На крыше паровоза он остаётся. Кто внутри, тоже остаётся.
rules-take_it_all-lead = Появляется второй сейф
rules-take_it_all-1 = До события
rules-take_it_all-2 = Он лежит внутри, рядом с Маршалом.
rules-take_it_all-text =
    Сейф, что ждёт рядом с поездом, кладут в вагон, где Маршал.
    Уведи Маршала, и его можно взять, как любой другой.
rules-passengers_rebellion-lead = Пассажиры стреляют в ответ
rules-passengers_rebellion-1 = До события
rules-passengers_rebellion-2 = Док и Туко были внутри: по пуле.
rules-passengers_rebellion-text =
    Каждый бандит внутри вагона или паровоза получает нейтральную пулю.
    Никто не двигается. На крышах безопасно.
rules-bridge-lead = Тихий раунд без события
rules-bridge-1 = Движется только поезд.
rules-bridge-text =
    Ходов мало, но один из них — Разгон: каждый ходит дважды подряд.
    В конце раунда ничего не происходит.
rules-cave-lead = Два туннеля и никакого события
rules-cave-1 = Ни с кем ничего не случается.
rules-cave-text =
    В туннелях карты кладут закрыто, и никто ничего толком не знает.
    В конце раунда ничего не происходит.
rules-pickpocketing-lead = Станция: возьми кошелёк, пока не видят
rules-pickpocketing-1 = До события
rules-pickpocketing-2 = Док был один и взял. Туко и Шайенн были вдвоём.
rules-pickpocketing-text =
    Каждый бандит, который на своём месте один, может вслепую взять лежащий там кошелёк.
    Только кошелёк, и можно не брать. Тот, кто на другом уровне вагона, не считается.
rules-marshals_revenge-lead = Станция: Маршал требует денег
rules-marshals_revenge-1 = До события: Маршал под Доком.
rules-marshals_revenge-2 = Док уронил самый дешёвый кошелёк.
rules-marshals_revenge-text =
    Каждый бандит на крыше вагона Маршала роняет там свой самый дешёвый кошелёк.
    Алмазы и сейфы не падают никогда. Нет кошелька — ничего не происходит.
rules-hostage-lead = Станция: деньги за машиниста
rules-hostage-1 = Док и Туко в паровозе и на нём: по 250 $.
rules-hostage-text =
    Каждый бандит внутри паровоза или на его крыше получает 250 $.
    Их берут не из поезда, так что хватает всегда. Они считаются в конце.
rules-count = Подсчёт
rules-count-lead = После пятого раунда
rules-count-1 = Кошельки: что в них
rules-count-2 = Алмазы: 500 $
rules-count-3 = Сейфы: 1000 $
rules-count-4 = Лучший стрелок: 1000 $
rules-count-text =
    Каждый считает добычу и 250 $, если заплатил машинист.
    Лучший стрелок больше всех выстрелил в других. Если таких несколько, каждый получает 1000 $, даже если не стрелял никто.
    Самый богатый побеждает. Если денег поровну, побеждает тот, кто получил меньше пуль.
    Если поровну и их, победа общая.
rules-first_game = Проще: первая игра
rules-first_game-lead = Без умений, без событий
rules-first_game-1 = Белль: как все
rules-first_game-2 = Шайенн: как все
rules-first_game-3 = Джанго: как все
rules-first_game-4 = Док: тоже шесть карт
rules-first_game-text =
    В «Других правилах» при подготовке можно убрать умения бандитов и события.
    Без умений все бандиты одинаковы. Док берёт шесть карт, Призрак играет открыто.
    Без событий карты раундов нужны только ради ходов. В конце раунда ничего не происходит.
    Это хорошая первая игра с детьми. Добавьте и то и другое, когда все узнают карты.
rules-two_players = Двое
rules-two_players-lead = Каждый ведёт двух бандитов
rules-two_players-1 = Туко и Док против Джанго и Белль
rules-two_players-text =
    У каждого один из Туко, Джанго, Шайенн и один из Призрака, Дока, Белль. В поезде три вагона.
    В колоде одиннадцать карт: Движение, Лестница, Выстрел, Удар, Грабёж для каждого бандита и один Маршал. Чья карта, говорит цвет.
    Когда карта раунда открыта, выбери одну карту, чтобы оставить, перемешай остальные и возьми шесть, с Доком семь.
    Кто в обычный ход открыто играет Выстрел, может сразу добавить карту другого своего бандита, но не Маршала.
    Твои бандиты могут задеть друг друга. Пули в своего напарника для лучшего стрелка не считаются.
    Деньги обоих считают вместе. Ничью решают все пули, полученные обоими.
rules-expert = Для знатоков
rules-expert-lead = Колоды не перемешивают; на трёх–шестерых
rules-expert-1 = Оставлены, и одна взята
rules-expert-2 = Сброс Дока
rules-expert-text =
    Выполненные карты и те, что ты выбросил, лежат в твоём сбросе. Смотреть его может каждый.
    После планов ты тайно выбираешь, какие карты оставить в руке, хоть пули. Сколько, видят все. Остальные — в сброс.
    В начале раунда берут до шести карт, Док до семи. Оставленные считаются.
    Если колода пуста, сброс перемешивают, и он становится колодой.
    Пули, взятые в начале раунда, сразу уходят в сброс, и замены им нет.
rules-elf-lead = Маленький Эльф семенит следом
rules-elf-1 = Док собрался бежать, и Эльф с ним.
rules-elf-2 = Эльф прошёл с ним оба вагона.
rules-elf-text =
    Он начинает внутри третьего вагона с конца.
    Если ты начинаешь Движение или Лестницу с его места, он идёт за тобой. Помешать нельзя.
    Больше его ничто не двигает: ни удар, ни выстрел, ни Маршал, ни событие.
    Он может стоять рядом с Маршалом. Войди туда с ним, и ты убежишь на крышу, а он останется.
    В него не попасть, он никого не закрывает и карманникам не мешает.
    С дилижансом он идёт и за Скачкой, и в дилижанс, и из него.
rules-elf_end = Подарок или Пусто
rules-elf_end-lead = Где он остановится, решает, кто может победить
rules-elf_end-1 = Подарок: он должен быть близко
rules-elf_end-2 = Пусто: он должен быть далеко
rules-elf_end-text =
    У каждого тайный жетон. На свой можно смотреть когда угодно.
    Если в конце Эльф в паровозе, на нём или в соседнем вагоне, победить могут только те, у кого Подарок.
    Если он дальше, победить могут только те, у кого Пусто.
    Среди них побеждает самый богатый. Остальные вне игры, сколько бы у них ни было.
    Подарков половина. Если жетонов нечётное число, Пусто на один больше.
    У дилижанса считается вагон, рядом с которым он стоит.
rules-ghost_box-lead = Игра ведёт Призрака, и он может обыграть всех
rules-ghost_box-1 = Призраку нужен чемодан, и больше ничего.
rules-ghost_box-2 = Он дошёл до него и взял.
rules-ghost_box-text =
    Если в конце чемодан у Призрака, он победил, а все остальные проиграли.
    Иначе побеждает самый богатый из вас. Чемодан стоит 1500 $ для того из вас, у кого он.
    В начале он лежит в паровозе, вместо сейфа.
    Призрак сидит последним. Каждый ход он играет верхнюю из своих восьми карт и никогда не берёт. Первая карта раунда закрыта.
    Чемодан можно взять Грабежом или выбить у него ударом.
    Коробка — на двух–пятерых людей, с другими дополнениями её не смешивают.
rules-ghost_cards = Карты Призрака
rules-ghost_cards-lead = Они идут за чемоданом
rules-ghost_cards-1 = Чемодан у Туко. Призрак стреляет…
rules-ghost_cards-2 = … в обоих, и Туко роняет его.
rules-ghost_cards-text =
    Карта с «или»: рядом с чемоданом или с ним в руках он делает верхнее действие, иначе нижнее.
    Кража берёт чемодан с пола на его месте. Другая добыча ему не нужна.
    Движение ведёт его к чемодану: внутри на вагон, по крышам на два, никогда дальше.
    Выстрел попадает во всех, кого он мог бы выбрать, и в Белль. Цель с чемоданом роняет его.
    Удар достаётся всем на его месте. Каждый теряет одну вещь, лучшую первой, и летит на вагон к хвосту.
    Его карта Маршала гонит Маршала прочь от чемодана.
rules-ghost_bullets = Останови его пулями
rules-ghost_bullets-lead = Три пули стоят ему карты
rules-ghost_bullets-1 = Перед ним три: следующая карта не считается.
rules-ghost_bullets-text =
    Пули, которые получает Призрак, лежат перед ним из раунда в раунд.
    Когда открывается его карта, а пуль три или больше, карта не считается и три пули уходят.
    С шестью пулями он теряет две карты.
    Выстрелы, Маршал и пассажиры — все помогают против него.
rules-horses-lead = Лошади у поезда, дилижанс, заложники
rules-horses-1 = Дилижанс начинает у паровоза, на крыше охранник и сейф.
rules-horses-text =
    У каждого ещё одна карта действия: Скачка. Лошади ничьи.
    В конце каждого раунда дилижанс отстаёт на вагон, а у хвостового ждёт.
    В дилижансе заложники: каждый приносит выкуп и помеху.
    В каждом вагоне лежит фляга виски, а нейтральных пуль 16 вместо 13.
    Годится с Эльфом, для двоих и для знатоков, но не с коробкой Призрака.
rules-horse_attack = Прыжок в поезд
rules-horse_attack-lead = Игра начинается верхом
rules-horse_attack-1 = Все скачут у хвостового вагона и выбирают.
rules-horse_attack-text =
    Все бандиты скачут с конца поезда: сначала хвостовой вагон, потом вагон за вагоном.
    У каждого вагона все, кто ещё верхом, тайно выбирают: прыгать здесь или скакать дальше.
    Кто прыгнул, стоит внутри этого вагона. Его лошадь остаётся рядом.
    У первого вагона за паровозом прыгают все оставшиеся.
    Последний всадник выбирает сразу, где прыгнуть: от своего вагона вперёд.
rules-ride-lead = Верхом до трёх вагонов
rules-ride-1 = У вагона Дока стоит лошадь. Он может ускакать далеко.
rules-ride-2 = Он внутри, а лошадь у этого вагона.
rules-ride-text =
    У твоего вагона должна стоять лошадь, внутри ты или на крыше. Для дилижанса считается вагон рядом.
    Скачи до трёх вагонов вперёд или назад. В конце ты всегда внутри вагона или дилижанса, если он там.
    Можно и никуда не скакать: слезть с крыши или перебраться в дилижанс.
    Лошадь остаётся там, где ты слез. Маршал и заложники встречаются как обычно.
rules-ride-foot = У вагона нет лошади? Карта без толку.
rules-coach = Дилижанс
rules-coach-lead = Ещё два места у поезда
rules-coach-1 = Туко может бежать по крышам или на дилижанс.
rules-coach-text =
    Крыша дилижанса и крыша вагона рядом — соседи: один шаг, но только первый или последний.
    Внутри можно стрелять и бить между дилижансом и вагоном рядом, но не ходить. Внутрь попадают Скачкой или Лестницей.
    С крыши дилижанса стреляют только в крышу рядом.
    Маршал в дилижанс не входит, и события основной игры его не касаются.
    Только Карманники действуют и там.
rules-coach-tuco = Стреляет между дилижансом и его крышей.
rules-coach-django = В дилижансе, на нём и с него никого не сдвигает.
rules-shotgun = Охранник
rules-shotgun-lead = Он сидит на третьем сейфе
rules-shotgun-1 = Туко может выбрать Охранника или Дока.
rules-shotgun-2 = Теперь он на поезде. Сейф свободен.
rules-shotgun-text =
    Пока он на дилижансе, он ничего не делает, но сейф под ним не взять.
    Удар на крыше дилижанса может его сбросить. Он падает на крышу рядом и не возвращается.
    С тех пор кто закончит движение на его крыше, получает нейтральную пулю и бежит на соседнюю крышу.
    Он держится у дилижанса: тот отстаёт, и он тоже на вагон назад.
    В него стрелять нельзя. На крышах он закрывает стоящих за ним.
rules-hostages = Заложники
rules-hostages-lead = По одному, на всю игру
rules-hostages-1 = Пудель, 1000 $. Кусается: по пуле за раунд.
rules-hostages-2 = Пастор, 900 $. На карту меньше.
rules-hostages-3 = Учительница, 800 $. Удары без толку.
rules-hostages-4 = Фанатик, 700 $. Скачки без толку.
rules-hostages-5 = Банкир, 1000 $, если есть сейф.
rules-hostages-6 = Старая дама, 500 $ за алмаз. По крышам один шаг.
rules-hostages-7 = Картёжник, 250 $ за кошелёк. Без умения.
rules-hostages-8 = Фотограф, 200 $ за пулю бандита. Карты открыты.
rules-hostages-text =
    Кто входит в дилижанс без заложника, обязан взять одного из оставшихся, на выбор. Их на одного меньше, чем бандитов.
    Выкуп платят в конце. Помеха действует сразу, и для уже сыгранных карт. Потерять заложника нельзя.
    За нейтральные пули Фотограф не платит. С ним твои карты открыты и в туннелях.
rules-whiskey = Виски
rules-whiskey-lead = В каждой фляге два глотка
rules-whiskey-1 = Полная: никто не знает, какая
rules-whiskey-2 = Обычное: взять три, потом сыграть
rules-whiskey-3 = Старое: сыграть две карты
rules-whiskey-text =
    Флягу берут и выбивают, как добычу. В конце она ничего не стоит.
    В обычный ход можно сделать глоток вместо того, чтобы играть или брать карты.
    Обычное виски: возьми три карты и сыграй одну. Старое: сыграй две карты подряд.
    Первый глоток показывает, какое оно. После второго фляги нет. Обычных пять, старая одна.
rules-turmoil = Суматоха
rules-turmoil-lead = Ход, в котором все выбирают сразу
rules-turmoil-1 = Сначала все тайно выбирают…
rules-turmoil-2 = … потом всё открывают по порядку.
rules-turmoil-text =
    Каждый выбирает карту или добор трёх. Что выбрали другие, не знает никто.
    Потом карты ложатся в стопку открыто, начиная с первого игрока, а кто хотел, берёт.
    Виски в этот ход нет. Призрак может закрыть карту, если она у него первая.
rules-keep = Оставить карты
rules-keep-lead = Новые карты раундов дают их сберечь
rules-keep-1 = «Оставить 2»: эти останутся в руке Туко.
rules-keep-2 = Поэтому новых он берёт только четыре.
rules-keep-text =
    На некоторых картах раундов написано «Оставить 1» или «Оставить 2». После последнего хода можно оставить в руке столько карт действий.
    Что оставлено — тайна. Сколько — нет.
    В начале следующего раунда берут на столько карт меньше.
    В игре для знатоков знак ничего не значит: там оставляют что угодно.
rules-shotguns_rage-lead = Пули вокруг дилижанса
rules-shotguns_rage-1 = Док, Призрак и Туко получают по пуле. Джанго в безопасности.
rules-shotguns_rage-text =
    Каждый бандит в дилижансе, на нём, в вагоне рядом и на его крыше получает нейтральную пулю.
    Где Охранник, неважно. Никто не двигается.
rules-higher_speed-lead = Что не внутри, отстаёт на вагон
rules-higher_speed-1 = До события
rules-higher_speed-2 = Док, лошади и дилижанс на вагон позади.
rules-higher_speed-text =
    На вагон назад, по порядку: бандиты на крышах поезда, лошади, дилижанс со всеми, Охранник, если он сброшен.
    У хвостового вагона стоят на месте. Кто внутри поезда, тоже. Кто попал на крышу Охранника, встречает его.
rules-whiskey_for_the_marshal-lead = Он пьёт что найдёт
rules-whiskey_for_the_marshal-1 = В вагоне Маршала лежит фляга.
rules-whiskey_for_the_marshal-2 = Он выпил её и, шатаясь, пришёл к Доку.
rules-whiskey_for_the_marshal-text =
    Если внутри его вагона есть фляги, он выпивает одну, по жребию.
    С обычного он идёт на вагон назад, со старого — до хвоста, вагон за вагоном, и встречает всех на пути.
rules-panting_horses-lead = Последние лошади сдаются
rules-panting_horses-1 = До события
rules-panting_horses-2 = Задней лошади больше нет.
rules-panting_horses-text = Лошадь, ближайшая к хвосту, выходит из игры. При пяти–шести игроках — две.
rules-quiet_ride-lead = Без события, и можно оставить две карты
rules-quiet_ride-1 = Все остаются где были.
rules-quiet_ride-text = В конце раунда ничего не происходит.
rules-sharing_the_loot-lead = Станция: сейфы делят
rules-sharing_the_loot-1 = У Дока сейф, но с ним Туко: по 500 $.
rules-sharing_the_loot-text =
    Если хозяин сейфа на своём месте не один, 1000 $ делят все бандиты на этом месте.
    Самого сейфа больше нет. Так с каждым сейфом, и в дилижансе тоже.
rules-escape-lead = Станция: беги, или поймают!
rules-escape-1 = У Дока ещё есть Скачка, и рядом лошадь.
rules-escape-2 = Он ускакал. Белль в дилижансе в безопасности.
rules-escape-text =
    В этом раунде Скачка может унести тебя насовсем, со всем добром. Остальные твои карты без толку.
    В конце все, кто в поезде или на нём, пойманы и победить не могут.
    Ускакавшие спасены, и те, кто в дилижансе или на нём, тоже. Если не спасся никто, никто не победил.
rules-mortal_bullet-lead = Станция: раны стоят денег
rules-mortal_bullet-1 = Две пули за раунд: это 300 $.
rules-mortal_bullet-text =
    Каждый теряет 150 $ за каждую карту пули, полученную в этом раунде, от кого угодно.
    Можно даже остаться в долгу.
title-puzzles = Задачи
tool-close = Назад к задаче
puzzles-title = Задачи
puzzles-you = Ты
puzzles-chapters = Главы
puzzles-number = Задача { $number }
puzzles-head = { $title } · { $goal }
puzzles-goal = Собери { $money }
puzzles-now = сейчас { $money }
puzzles-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
puzzles-solved-of = решено { $solved } из { $count }
puzzles-asked =
    { $count ->
        [one] Сыграй { $count } карту, чтобы собрать их к концу. Сейчас у тебя { $now }. Карты других известны.
        [few] Сыграй { $count } карты, чтобы собрать их к концу. Сейчас у тебя { $now }. Карты других известны.
       *[other] Сыграй { $count } карт, чтобы собрать их к концу. Сейчас у тебя { $now }. Карты других известны.
    }
puzzles-hand = Твоя рука
puzzles-try = Попробовать
puzzles-go = Вперёд!
puzzles-hint = Подсказка
puzzles-no-hint = Подсказок больше нет
puzzles-clear = Всё назад
puzzles-key-put = положить
puzzles-place = Твоё место: карта { $number } в стопке
puzzles-places-left =
    { $count ->
        [one] Пусто ещё { $count } место
        [few] Пусты ещё { $count } места
       *[other] Пусто ещё { $count } мест
    }
puzzles-their-card = { $who }: { $card }
puzzles-hint-card = Твоя первая карта: { $card }.
puzzles-solved = Решено!
puzzles-solved-text = У тебя { $money }. Помешать не мог никто.
puzzles-not-solved = Ещё нет
puzzles-not-solved-plan = У тебя { $money }, а надо { $goal }. Другие могут сорвать этот план. Попробуй другие карты или другой порядок.
puzzles-not-solved-choices = У тебя { $money }, а надо { $goal }. План был верный! Неверным был только выбор в поезде.
puzzles-next = Следующая задача
puzzles-again = Ещё раз
puzzles-list = Все задачи
puzzles-file-damaged = Файл решённых задач повреждён. Счёт начнётся заново, а файл будет отложен.
puzzles-file-not-kept = Записать на диск, что она решена, не удалось.
puzzles-chapter-order = Верный порядок
puzzles-chapter-django = Толчок Джанго
puzzles-chapter-marshal = Карта Маршала
puzzles-chapter-meeting = Маршал на пользу
puzzles-chapter-punch = Удары
puzzles-chapter-roofs = По крышам
puzzles-chapter-cheyenne = Кошелёк Шайенн
puzzles-chapter-fire = Выстрел
puzzles-chapter-punched = Когда бьют тебя
puzzles-teaches-order = Думай по порядку: что случится до твоей карты?
puzzles-teaches-django = В кого стреляет Джанго, тот летит на вагон дальше от него.
puzzles-teaches-marshal = Маршал гонит всех из своего вагона на крышу, с пулей.
puzzles-teaches-meeting = Маршал — быстрый путь на крышу: встреть его нарочно.
puzzles-teaches-punch = После удара добыча лежит на твоём месте. Забери её.
puzzles-teaches-roofs = По крышам одно Движение ведёт до трёх вагонов.
puzzles-teaches-cheyenne = Шайенн может взять кошелёк, который выбила.
puzzles-teaches-fire = У выстрела есть последствия кроме пули.
puzzles-teaches-punched = Удар бывает на пользу: ты летишь на вагон дальше.

## Первая игра с проводником: Кондуктор говорит по одной короткой фразе.
title-learn = Научиться играть
title-learn-time = десять минут с Кондуктором
title-learn-again = ещё раз с Кондуктором
title-new-here = Впервые здесь?
title-new-here-line = Я покажу тебе поезд.
menu-repeat = Начать урок заново
guide-next = Дальше
guide-back = Назад
guide-not-now = Не сейчас. Чтобы идти дальше, нажми «Дальше».
guide-step = шаг { $step } из { $steps }
guide-kept = Здесь можно продолжить в другой раз.
guide-file-damaged = файл повреждён: начнём заново
guide-file-not-kept = Не удалось записать, где мы остановились.
guide-play-on = Целая игра!
guide-repeat = Ещё раз
guide-chapter-train = Добро пожаловать
guide-chapter-schemin = Планы: готовим дело
guide-chapter-stealin = Налёт: поехали
guide-chapter-bullets = Последний раунд
guide-chapter-last = Последнее дело
guide-chapter-count = Подсчёт
guide-hello = Я Кондуктор. Сегодня ты грабишь мой поезд. Пойдём, покажу как!
guide-you = Это ты: Док. С виду безобидный — лучшая маскировка на свете.
guide-aim = После пяти раундов побеждает самый богатый. Твоё добро считают здесь.
guide-loot = В кошельке от 250 до 500 $, алмаз стоит 500 $. А вон тот сейф — 1000 $!
guide-marshal = А это Маршал. Грабителей он не любит: в его вагон лучше не ходить.
guide-rounds = Три раунда из пяти уже прошли. Ты запрыгиваешь на два последних.
guide-schemin = Сначала все строят планы, карта за картой. В этот раз четыре хода.
guide-hand = Твоя рука. Карта — это дело: идти, лезть, стрелять, хватать, бить, звать Маршала.
guide-pile = Туко сыграл Выстрел. Карта ждёт в стопке: пока ничего не происходит.
guide-rob = В твоём вагоне лежит алмаз. Нажми на Грабёж, потом на «Играть».
guide-rob-why = Всему своё время. Сначала алмаз: Грабёж!
guide-rob-why-fire = «Бах» денег не приносит. А алмаз приносит: Грабёж!
guide-rob-why-move = Уйдёшь — алмаз останется тут. Сначала Грабёж!
guide-rob-why-floor_change = Наверху пока нечего взять. Сначала Грабёж!
guide-rob-why-draw = Карты у тебя и так хорошие. Брать стоит, когда чего-то не хватает.
guide-climb = Белль сыграла Движение и может прийти сюда. Поднимись на крышу: сыграй Лестницу.
guide-climb-why = Не сейчас: сначала уйди от Белль. Лестница!
guide-climb-why-move = Движение не меняет этажа. На крышу ведёт только Лестница.
guide-draws = Вместо хода картой Шайенн берёт три карты. Тебе тоже так можно.
guide-tunnel = Туннель! В темноте карты кладут закрытыми. Не подглядывать!
guide-punch = К тебе на крышу идёт Шайенн. Встреть её как следует: сыграй Удар.
guide-punch-why = Шайенн окажется рядом с тобой. Тебе нужен Удар.
guide-punch-why-fire = В того, кто стоит рядом, не стреляют. Зато его бьют: Удар!
guide-switching = Стрелка: этот ход идёт в обратную сторону. Значит, ты последний.
guide-event = В конце раунда Маршал стреляет во всех, кто на крыше его вагона.
guide-send = Так выберем ему вагон сами: сыграй Маршала.
guide-send-why = Пусть Маршал поработает на тебя: сыграй его карту.
guide-stealin = Началось! Карты открывают в том порядке, в каком их сыграли.
guide-shot = Ай! Пуля Туко попала в твою колоду. Толку от неё нет, только мешает.
guide-take = Твой Грабёж! Бери алмаз.
guide-take-why = В кошельке может быть всего 250 $. А алмаз — это точно 500 $.
guide-roof = Свежий воздух! По крышам одно Движение ведёт на целых три вагона.
guide-strike = Выбей у Шайенн алмаз, а саму её отправь поближе к Маршалу.
guide-strike-why = Алмаз — и поближе к Маршалу!
guide-strike-why-purse = Кошелёк? Но у неё же алмаз!
guide-strike-why-4-roof = Там ей ничто не грозит. Отправь её в другую сторону, к Маршалу.
guide-dropped = Вот он лежит на крыше. Взять сейчас нельзя, но запомни его!
guide-order = Шайенн хотела тебя ударить, но осталась одна. Порядок решает всё!
guide-far = По крышам пуля летит сколько угодно и попадает в ближайшего.
guide-whom = Твоя карта Маршала! Шайенн спустилась в вагон: отправь его к ней.
guide-whom-why = В том вагоне никого. Шайенн в другом.
guide-met = Кто встретит его, получает пулю и бежит на крышу. Бедная Шайенн!
guide-angry = Раунд окончен: он стреляет в тех, кто на крыше. Бедная, бедная Шайенн!
guide-plan = А в соседнем вагоне ему попадается Белль. Вот это план, Док!
guide-flag = Флажок перешёл к тебе: теперь ты ходишь первым.
guide-station = На последней станции каждый, кто один на своём месте, может взять кошелёк.
guide-bullets = Твои две пули. Сыграть их нельзя: они только занимают руку.
guide-quick = У ног алмаз, и ты ходишь первым. Грабёж, пока Белль не успела!
guide-quick-why = Рядом Белль, а она тоже любит алмазы. Сначала Грабёж!
guide-more = Пора уходить, а Движения в руке нет. Тогда возьми три карты.
guide-more-why = Так отсюда не уйти. Возьми карты: нужно Движение.
guide-drew = Повезло: вот и Движение, как раз на следующий ход.
guide-dark = Опять темно. Сыграй Движение: впереди на крыше лежит одинокий кошелёк.
guide-dark-why = Когда поезд встанет, хорошо быть наедине с кошельком. Движение!
guide-gunslinger = Кто стрелял больше всех, получит ещё 1000 $. Сыграй-ка Выстрел!
guide-gunslinger-why = Ну хоть один выстрел? У тебя шесть пуль. Сыграй Выстрел!
guide-late = Белль хотела твой алмаз, а схватила воздух. Опоздала!
guide-run = До трёх вагонов. Беги к кошельку!
guide-run-why = Там кошелька нет. Он на первой крыше за паровозом.
guide-ladies = Шайенн послала Маршала к Белль. Видишь, позвать его может каждый!
guide-duel = Туко или Шайенн? На этот раз решаешь ты.
guide-duel-why = Туко или Шайенн: кто-то из двоих.
guide-alone = Станция! Ты наедине с кошельком. Бери.
guide-alone-why = Оставить деньги? Какой же ты грабитель? Бери!
guide-you-win = Это победа! Твой герой: { $who }
guide-count = Это был последний раунд. Теперь считают деньги.
guide-prize = Туко стрелял больше всех: 1000 $ лучшему стрелку.
guide-won = Но богаче всех ты! Теперь ограбь целый поезд. Я отвернусь.
guide-by-playing = Учиться в игре
puzzles-try-number = Попробуй: задача { $number }
