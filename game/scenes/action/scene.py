"""ACTION: Stealin' and the events. Cards are turned up and carried out; what can be chosen is lit on the train."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from pygame import Surface

from game.board.marks import Marks
from game.bots.advice import Advice
from game.draw.kit import Kit
from game.engine import game
from game.engine.actions.fire import Fire
from game.engine.actions.marshal import Marshal
from game.engine.actions.punch import Punch
from game.engine.contents import BELLE, NOTHING
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.step import Barred
from game.expansions import book
from game.expansions.book import guise, loot_piece, playing
from game.expansions.expansion import OptionCard
from game.scenes.action import barring
from game.scenes.action.asking import label, more
from game.scenes.action.asking import question as asking_for
from game.scenes.action.option_cards import OptionCards
from game.scenes.action.pointing import PEOPLE, SPACES, from_left, name_of, rect_of, space_of
from game.scenes.flow import ACTION_SCENE
from game.scenes.narrowing import Narrowing, Step
from game.scenes.table_scene import TableScene
from game.table import not_offered
from game.table.people import face
from game.table.pile_over_train import PileOverTrain
from game.ui.controls import FIRST, SECOND, Button, draw_button
from game.ui.focus import Target, nothing
from game.ui.key_hints import KeyHint, digits
from game.ui.keys import Intent
from game.ui.prompt import Prompt

BESIDE, HEAD = 34, 96  # of an actor's own units from his feet: where the tail of a panel points
BUTTON_WIDE, BUTTON_HIGH = 132, 36


class ActionScene(TableScene):
    """Everybody sees this scene: nothing secret is in it."""

    moment = ACTION_SCENE
    choosing: Narrowing | None = None

    def lay_out(self, kit: Kit) -> None:
        self.pile = self.over.pile = PileOverTrain(self.table)
        self.cards = OptionCards(self.table, self.pile)
        self.table.lay_pile(self.pile.uppermost)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.pile.glide(dt, reduced=self.board.reduced or self.context.at_once)

    @property
    def restless(self) -> bool:
        return self.pile.gliding or super().restless

    # choosing

    def ask(self) -> None:
        self.choosing = Narrowing(self.flow.offer.options)
        spared = any(one.reason == BELLE for one in self._barred())
        self.context.sounds.play("belle_charm" if spared else "your_turn")

    def put_back(self) -> bool:
        begun = self.choosing is not None
        self.choosing = None
        return begun

    def escape(self) -> bool:
        if self.choosing is None or not self.choosing.begun:
            return False
        self.choosing.back()
        return True

    def targets(self) -> Sequence[Target]:
        if self.choosing is None:
            return ()
        found = [button.target(self.kit) for button in self._buttons()]
        on_train = [self._on_train(step) for step in self._steps() if self._is_on_train(step)]
        return [*on_train, *self._card_targets(), *found]

    def _card_steps(self) -> list[tuple[Step, OptionCard]]:
        """What is chosen by picture cards."""
        words, state = self.context.words, self.flow.public.state
        found = ((step, book.option_card(words, state, step.options[0])) for step in self._steps())
        return [(step, card) for step, card in found if card is not None]

    def _card_targets(self) -> list[Target]:
        steps = [step for step, _ in self._card_steps()]
        return [
            Target(name_of(step), rect, partial(self._choose, step), numbered=True, framed=True)
            for step, rect in zip(steps, self.cards.rects(len(steps)), strict=True)
        ]

    def _draw_cards(self, surface: Surface) -> None:
        shown = self._card_steps() if not self.showing else []
        if not shown:
            return
        names = [name_of(step) for step, _ in shown]
        pointed = names.index(self.ring.pointed) if self.ring.pointed in names else None
        acting = getattr(self.flow.asking, "bandit", "")
        place = self.board.layout.actors.get(acting)
        tip = (place.x - BESIDE * place.scale, place.y - HEAD * place.scale) if place is not None else (0.0, 0.0)
        cards = [card for _, card in shown]
        self.cards.draw(surface, cards, pointed, tip, numbered=self.context.device.numbered)

    def _steps(self) -> list[Step]:
        """What can be chosen next: on the train from left to right, then what has a button."""
        steps = self.choosing.steps() if self.choosing is not None else []
        there = [step for step in steps if self._is_on_train(step)]
        found = from_left(self.board, there, self._acting_space())
        return [*found, *(step for step in steps if step not in there)]

    def _on_train(self, step: Step) -> Target:
        choose = partial(self._choose, step)
        rect, close_up = rect_of(self.board, step, self._acting_space()), self.board.close_up
        if step.field in PEOPLE and close_up.shows(str(step.value)):
            return Target(name_of(step), close_up.rect(str(step.value)), choose, numbered=True, also=rect)
        return Target(name_of(step), rect, choose, numbered=True)

    def _people(self) -> dict[str, str]:
        """The bandits that can be chosen, by their targets' names."""
        steps = self.choosing.steps() if self.choosing is not None and not self.showing else []
        there = [step for step in steps if self._is_on_train(step)]
        return {name_of(step): str(step.value) for step in there if step.field in PEOPLE}

    def crowd(self) -> int | None:
        """Where somebody is to be chosen among many, or else what the mouse is over."""
        people, close_up = self._people(), self.board.close_up
        if not people:
            choosing = self.choosing is not None and any(step.field in SPACES for step in self.choosing.steps())
            return None if choosing else super().crowd()
        where = {name: self.board.layout.spaces[bandit] for name, bandit in people.items()}
        crowded = [space for space in where.values() if close_up.crowd(space)]
        pointed = where.get(self.ring.pointed or "")
        if pointed in crowded:
            return pointed
        return close_up.space if close_up.space in crowded else next(iter(crowded), None)

    def _is_on_train(self, step: Step) -> bool:
        """Whether it is chosen on the train; what is in somebody's pockets is chosen by a button."""
        if step.field == "loot":
            lies = self.board.loot_rects(self._acting_space(), str(step.value))
            return bool(lies) and not isinstance(self.flow.asking, Punch)
        if step.field in SPACES:
            return isinstance(step.value, int)
        return step.field in PEOPLE and str(step.value) in self.board.layout.actors

    def _acting_space(self) -> int:
        asking = self.flow.asking
        bandit = getattr(asking, "bandit", None)
        return self.flow.public.state.bandits[bandit].space if bandit else 0

    def _choose(self, step: Step) -> None:
        assert self.choosing is not None
        self.choosing.choose(step)
        option = self.choosing.settled
        if option is not None:
            self.choose(option)

    def _buttons(self) -> list[Button]:
        """What cannot be pointed at on the train: kinds of loot, take or leave, pass."""
        if self.choosing is None:
            return []
        cards = [step for step, _ in self._card_steps()]
        steps = [step for step in self._steps() if not self._is_on_train(step) and step not in cards]
        x, y, wide, _ = self.table.plan.prompt
        right = x + wide - 6
        back = []
        if self.choosing.begun and not self.context.device.keys:
            right -= BUTTON_HIGH + 6
            at, hint = (right, y + 4, BUTTON_HIGH, BUTTON_HIGH), self.context.words("word-back")
            back.append(Button("back", at, "", self.choosing.back, icon="ui_back", hint=hint))
        back += self._why(right, y)
        right -= sum(button.at[2] + 6 for button in back if button.name == "why")
        left = right - len(steps) * (BUTTON_WIDE + 6)
        return back + [
            Button(
                name_of(step),
                (left + index * (BUTTON_WIDE + 6), y + 4, BUTTON_WIDE, BUTTON_HIGH),
                label(self.context.words, step),
                partial(self._choose, step),
                kind=FIRST if index == 0 and len(steps) > 1 else SECOND,
                icon=loot_piece(str(step.value)) if step.field == "loot" and step.value != NOTHING else "",
                size=15,
                numbered=True,
            )
            for index, step in enumerate(steps)
        ]

    def _why(self, right: float, y: float) -> list[Button]:
        """The button that tells, when it is pointed at, why the others are not on offer."""
        barred = self._not_offered()
        if not barred:
            return []
        hint = barring.reasons(self.context.words, barred)
        entry = "action punch" if isinstance(self.flow.asking, Punch) else "action fire"
        at = right - BUTTON_WIDE - 6, y + 4, BUTTON_WIDE, BUTTON_HIGH
        return [Button("why", at, self.context.words("why-these"), nothing, size=15, hint=hint, entry=entry)]

    @property
    def entry(self) -> str:
        covered = self.sheet is not None or self.context.device.keys
        return ("" if covered else self.pile.entry_at(self.ring.mouse)) or super().entry

    # what is shown

    def question(self) -> Prompt | None:
        words = self.context.words
        if self.choosing is None:
            return None
        asking = self.flow.asking
        assert asking is not None
        who = getattr(asking, "bandit", None) or face(self.flow.public.state, asking.seat(self.flow.public.state))
        person = self.flow.session.seats[asking.seat(self.flow.public.state)].name
        count = len(self.choosing.steps())
        hints: tuple[KeyHint, ...] = ()
        if self.context.device.keys:
            if any(self._is_on_train(step) for step in self._steps()) or self._card_steps():
                hints = (digits(words, count, words("word-choose")),)  # buttons in the bar bear theirs
            if self.choosing.begun:
                hints += (KeyHint((Intent.BACK,), words("word-back")),)
        room = sum(button.at[2] + 6 for button in self._buttons())
        second = not_offered.second_sentence(self.board, words, self._barred()) or more(words, asking)
        return Prompt(
            guise(self.flow.public.state, who),
            asking_for(words, self.flow.public.state, asking, self.choosing, who, person),
            second,
            hints,
            reserved=room,
        )

    def after_told(self) -> str:
        return self.context.words("action-confirm") if self.unconfirmed else ""

    def marks(self) -> Marks:
        active = self.active
        if self.choosing is None:
            return Marks(actor=active, reaching=self._reaching, seconds=self.seconds)
        steps = self._steps()
        numbers = {name_of(step): index + 1 for index, step in enumerate(steps)} if self.context.device.numbered else {}
        there = [step for step in steps if self._is_on_train(step)]
        bandits = {str(s.value): numbers.get(name_of(s)) for s in there if s.field in PEOPLE}
        spaces = {space_of(self.board, s): numbers.get(name_of(s)) for s in there if s.field in SPACES}
        space = self._acting_space()
        loot = {(space, str(s.value)): numbers.get(name_of(s)) for s in there if s.field == "loot"}
        asking = self.flow.asking
        pointed = next((step for step in steps if name_of(step) == self.ring.pointed), self._advised(steps))
        hovered = pointed and ((space, pointed.value) if pointed.field == "loot" else pointed.value)
        if pointed is not None and pointed.field in SPACES and isinstance(pointed.value, int):
            hovered = space_of(self.board, pointed)
        return Marks(
            actor=getattr(asking, "bandit", None) or active,
            bandits=bandits,
            spaces=spaces,
            loot=loot,
            barred=tuple(barred.bandit for barred in self._barred()),
            hovered=hovered,
            landing=self._landing(),
            aiming=isinstance(asking, Fire),
            reaching=self._reaching,
            about=self.choosing.victim,
            carried=asking is not None and any(one.carries(asking) for one in playing(self.flow.public.state)),
            seconds=self.seconds,
        )

    @property
    def _reaching(self) -> str:
        """Who is asked whether he picks a purse, when all before that has been shown."""
        asking = self.flow.asking
        return asking.bandit if isinstance(asking, PickPocket) and not self.showing else ""

    def _advised(self, steps: Sequence[Step]) -> Step | None:
        """What the hint that lies open would choose next."""
        advice = self.hint.advice
        if advice is None or self.context.device.keys:
            return None
        return next((step for step in steps if advice.option in step.options), None)

    def preview(self, advice: Advice) -> None:
        """The focus is on what Legend would choose."""
        step = next((step for step in self._steps() if advice.option in step.options), None)
        if step is not None:
            self.ring.focused = name_of(step)

    def _barred(self) -> list[Barred]:
        return barring.said(self._not_offered(), self.board, self.ring, self.flow.public.state.bandits)

    def _not_offered(self) -> list[Barred]:
        """Who is on the train and cannot be aimed at or struck."""
        if self.choosing is None or self.choosing.begun or not isinstance(self.flow.asking, Fire | Punch):
            return []
        return [one for one in game.barred(self.flow.offer.state) if one.bandit in self.board.layout.actors]

    def about_train(self) -> list[Target]:
        """Whoever cannot be chosen says why instead of who he is."""
        silent = {f"{barring.FIGURE}{one.bandit}" for one in self._not_offered()}
        return [replace(one, hint="") if one.name in silent else one for one in super().about_train()]

    def _landing(self) -> str | None:
        """Who would come to a space that is pointed at."""
        asking = self.flow.asking
        if isinstance(asking, Punch) and self.choosing is not None:
            return getattr(self.choosing.left[0], "victim", None)
        if isinstance(asking, Marshal):
            return "marshal"
        return getattr(asking, "bandit", None)

    def draw_foot(self, surface: Surface) -> None:
        if not self.bare:
            self.pile.draw(surface, self.shown)
        icon = "icon_punch" if isinstance(self.flow.asking, Punch) else "icon_fire"
        not_offered.draw(surface, self.board, self.context.words, self._barred(), icon, self.over.taken)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.crosses:
            return
        self._draw_cards(surface)
        for button in self._buttons():
            draw_button(surface, self.kit, button, self.ring)
        self.draw_hint(surface)
        self.draw_moment(surface)
        self.draw_sheet(surface)
