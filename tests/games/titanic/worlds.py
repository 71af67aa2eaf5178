"""All arrangements of the hidden cards, enumerated: the slow twin of the knowledge model.

A world gives every zone a full order, the card shown next last. Shuffles replace a world by all
orders of the shuffled cards. Nothing here knows of pools or tables.
"""

from collections import Counter
from fractions import Fraction
from itertools import permutations

World = tuple[tuple[str, ...], ...]
ZONES = ("l1", "l2", "l3", "l4", "l5", "l6", "boat", "pile")


class Worlds:
    """The worlds that agree with what was seen, with whole-number weights."""

    def __init__(self, unseen: list[str], zones: dict[str, list[str]]) -> None:
        """`zones` lists each zone's hidden cards, known ones by name and others as `?`."""
        self.weights: Counter[World] = Counter()
        for order in permutations(unseen):
            deal = list(order)
            world = tuple(
                tuple(deal.pop() if card == "?" else card for card in zones.get(zone, []))
                for zone in ZONES
            )
            self.weights[world] += 1
        for zone, cards in zones.items():
            self.shuffle([zone], [], [len(cards)])

    def next_card(self, zone: str) -> dict[str, Fraction]:
        """The law of the card shown next from a zone."""
        place = ZONES.index(zone)
        counts: Counter[str] = Counter()
        for world, weight in self.weights.items():
            counts[world[place][-1]] += weight
        total = sum(counts.values())
        return {card: Fraction(count, total) for card, count in counts.items()}

    def show(self, zone: str, card: str) -> None:
        """The next card of the zone was this one."""
        place = ZONES.index(zone)
        kept: Counter[World] = Counter()
        for world, weight in self.weights.items():
            if world[place][-1] == card:
                changed = list(world)
                changed[place] = world[place][:-1]
                kept[tuple(changed)] += weight
        assert kept, f"{card} cannot come from {zone}"
        self.weights = kept

    def take_known(self, zone: str, cards: set[str]) -> None:
        """Cards that certainly lie in the zone are taken out of it."""
        place = ZONES.index(zone)
        kept: Counter[World] = Counter()
        for world, weight in self.weights.items():
            assert cards <= set(world[place])
            changed = list(world)
            changed[place] = tuple(card for card in world[place] if card not in cards)
            kept[tuple(changed)] += weight
        self.weights = kept

    def shuffle(self, zones: list[str], added: list[str], sizes: list[int]) -> None:
        """The cards of some zones and some seen cards are shuffled and dealt back in order."""
        places = [ZONES.index(zone) for zone in zones]
        mixed: Counter[World] = Counter()
        for world, weight in self.weights.items():
            cards = [card for place in places for card in world[place]] + added
            assert len(cards) == sum(sizes)
            for order in permutations(cards):
                changed = list(world)
                start = 0
                for place, size in zip(places, sizes, strict=True):
                    changed[place] = order[start : start + size]
                    start += size
                mixed[tuple(changed)] += weight
        self.weights = mixed
