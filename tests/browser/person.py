"""Somebody who plays in a browser: reads what is on the screen and clicks on it, like a person with quick hands."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.words import Words

MOST_TRIES = 40
MOST_ANSWERS = 400
"""Far more than one game asks of one person."""
QUICK = 2000
"""Milliseconds for something that others may have been quicker at."""


class Person:
    """A person at a page. Everything is found by its role and by the words one can read."""

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        self.page = page
        self.words = Words(language)
        self.touch = touch
        self._picked = 0
        self._tried: set[str] = set()

    # What is on the screen.

    def button(self, message: str, *anything: str) -> Locator:
        """The button that says this."""
        return self.page.get_by_role("button", name=self.words.like(message, *anything))

    @property
    def ship(self) -> Locator:
        """One's own ship, whose squares can be clicked."""
        return self.page.get_by_role("group", name=self.words("your-ship"), exact=True)

    @property
    def decision(self) -> Locator:
        """The panel with what is asked of this person."""
        return self.page.get_by_role("region", name=self.words("flight-your-decision"))

    @property
    def choices(self) -> Locator:
        """The buttons with which one can answer; what lies in one's hand is not an answer yet."""
        buttons = self.decision.locator("button:enabled:visible:not([role=group] button)")
        return buttons.filter(has_not_text=self.words.like("flight-undo"))

    @property
    def asked(self) -> Locator:
        """What shows that an answer is wanted: buttons, a hand to load from, or something to be chosen on the ship."""
        return self.choices.or_(self.decision.locator("[role=group] button:enabled, button.confirm"))

    @property
    def end(self) -> Locator:
        """What is read when the game is over."""
        return self.page.get_by_text(self.words("over-title"), exact=True)

    @property
    def heap(self) -> Locator:
        """The face-down heap of the warehouse."""
        return self.button("building-draw", "count")

    @property
    def pieces(self) -> Locator:
        """The components on one's own ship while building, the starting cabin among them."""
        return self.ship.get_by_role("button", name=": ")

    def expect_squares_of(self, pixels: float) -> None:
        """The squares of one's own ship are at least so wide, once everything has found its place."""
        piece = self.pieces.first.element_handle()
        wide = "([piece, pixels]) => piece.getBoundingClientRect().width >= pixels"
        self.page.wait_for_function(wide, arg=[piece, pixels])

    # What one does.

    def click(self, target: Locator) -> None:
        """With the mouse, or with a finger."""
        if self.touch:
            target.tap()
        else:
            target.click()

    def give_the_word(self) -> None:
        """Start building, once it is up to this person or somebody else has begun."""
        start = self.button("building-start")
        expect(start.or_(self.heap.and_(self.page.locator(":enabled"))).first).to_be_visible()
        if start.is_visible():
            self.click(start)
        expect(self.heap).to_be_enabled()

    def pick_up(self) -> None:
        """Draw a component from the heap; once that is used up, take one that lies face up, if nobody is quicker."""
        held = self.button("building-return").and_(self.page.locator(":enabled"))
        for _ in range(MOST_TRIES):
            if held.is_visible():
                return
            if self.heap.is_enabled():
                if self._click_if_it_stays(self.heap):
                    used_up = self.heap.and_(self.page.locator(":disabled"))
                    with suppress(AssertionError):  # whoever sees nothing happen reaches out again
                        expect(held.or_(used_up).first).to_be_visible(timeout=QUICK)
            else:
                self._reach_for_one_that_lies_face_up()
                with suppress(AssertionError):
                    expect(held).to_be_visible(timeout=QUICK)
        raise AssertionError("somebody was always quicker")

    def _reach_for_one_that_lies_face_up(self) -> None:
        table = self.page.get_by_role("list", name=self.words.like("building-face-up", "count"))
        lying = table.get_by_role("button")
        self._picked += 1
        self._click_if_it_stays(lying.nth(self._picked % max(1, lying.count())))

    def weld_one(self) -> bool:
        """Pick up a component and weld it where it fits, turning it if it must be; put it back if it fits nowhere."""
        before = self.pieces.count()
        self.pick_up()
        give_back = self.button("building-return")
        fits = self.ship.get_by_role("button", name=self.words.like("building-square-fits", "square"))
        turned = self.ship.get_by_role("button", name=self.words.like("building-square-turn", "square"))
        if not fits.or_(turned).count():
            self.click(give_back)
            expect(give_back).to_be_disabled()
            return False
        while not fits.count():
            self.click(self.button("building-rotate-right"))
        square = self.ship.locator(f'[data-square="{fits.first.get_attribute("data-square")}"]')
        self.click(square)
        if self.touch:
            self.click(square)  # the first tap shows what it would look like
        expect(self.pieces).to_have_count(before + 1)
        return True

    def build(self, pieces: int, patience: int = 60) -> None:
        """Weld so many components, as long as patience lasts."""
        while pieces and patience:
            pieces -= self.weld_one()
            patience -= 1

    def build_and_launch(self, pieces: int) -> None:
        """From the first word to the moment when the ship is finished."""
        self.give_the_word()
        self.build(pieces)
        self.finish_building()

    def finish_building(self) -> None:
        """Take the best number that is left, and the next one if somebody is quicker."""
        self.click(self.page.get_by_role("button", name=self.words("building-finish"), exact=True))
        numbers = self.button("building-finish-number", "number")
        expect(numbers.first).to_be_visible()
        for _ in range(MOST_TRIES):
            if not numbers.count():
                return
            self._click_if_it_stays(numbers.first)
        raise AssertionError("no number could be taken")

    def answer(self) -> None:
        """Answer what is asked: load what fits somewhere, else take the first thing that does not end the flight.

        A question may be gone before it is answered: whoever it waited for has acted, or it was taken for said.
        """
        try:
            question = self.decision.inner_text(timeout=QUICK)
        except Error:
            return
        squares = self.ship.get_by_role("button")
        hand = self.decision.get_by_role("group", name=self.words("flight-hand"))
        confirm = self.decision.locator("button.confirm")
        back = self.button("flight-sure-bad-no").or_(self.button("flight-sure-final-no"))
        if back.is_visible():
            self._click_if_it_stays(self.decision.locator("button.grave"))
        elif confirm.is_visible() and confirm.is_enabled():
            self._click_if_it_stays(confirm)
        elif confirm.is_visible():
            self._pick(squares)
        elif hand.is_visible() and squares.count() and question not in self._tried:
            self._tried.add(question)
            self._click_if_it_stays(squares.first)
        elif self.choices.count():
            self._tried.clear()
            harmless = self.choices.and_(self.page.locator(":not(.grave)"))
            self._click_if_it_stays((harmless if harmless.count() else self.choices).first)
        else:
            self._click_if_it_stays(squares.first)

    def _pick(self, squares: Locator) -> None:
        """Choose one more of what is collected on the ship, rather where nothing has been chosen yet."""
        picked = self.words.like("flight-picked-here", "count")
        offered = squares.all()
        fresh = [square for square in offered if not picked.search(square.get_attribute("aria-label") or "")]
        self._picked += 1  # one that is full is given back with a tap: the next try goes elsewhere
        if offered:
            self._click_if_it_stays(fresh[0] if fresh else offered[self._picked % len(offered)])

    def fly(self, until: Locator) -> None:
        """Answer whatever is asked until something is to be seen; read what the guide says, if there is one."""
        hint = self.button("guide-read")
        next_card = self.page.get_by_role("button", name=self.words("next-card"), exact=True)
        onward = next_card.and_(self.page.locator(":enabled"))
        for _ in range(MOST_ANSWERS):
            expect(until.or_(self.asked).or_(hint).or_(onward).first).to_be_visible()
            if until.first.is_visible():
                return
            if not self.read_hint() and not self._click_if_it_stays(onward) and self.asked.first.is_visible():
                self.answer()
        raise AssertionError(f"still asked after {MOST_ANSWERS} answers: {self.decision.inner_text()}")

    def read_hint(self) -> bool:
        """Put away what the guide says, if it says something that is to be read; whether it did."""
        return self._click_if_it_stays(self.button("guide-read"))

    def leave_the_settlement(self) -> None:
        """Go on to the next yard, unless somebody has called everybody there already."""
        onward = self.button("settlement-continue", "round").or_(self.button("ready-say", "round"))
        for _ in range(MOST_TRIES):
            if not onward.is_visible():
                return
            self._click_if_it_stays(onward)
        raise AssertionError("the settlement cannot be left")

    def _click_if_it_stays(self, target: Locator) -> bool:
        """Whether it was clicked: it may be gone, or taken by somebody else, before the click arrives."""
        if not target.is_visible():
            return False
        try:
            (target.tap if self.touch else target.click)(timeout=QUICK)
        except Error:
            return False
        return True
