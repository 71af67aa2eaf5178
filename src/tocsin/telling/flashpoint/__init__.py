"""How Flash Point and Extreme Danger are told."""

from tocsin.telling.flashpoint.wording import FlashpointWording

WORDING = FlashpointWording
