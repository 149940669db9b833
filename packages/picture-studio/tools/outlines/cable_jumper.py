"""A crew-neck jumper with cables down its front and sleeves."""
from outlines.jumper import KIND as JUMPER

KIND = JUMPER | dict(cloth='cable', thickness=.0042, grow=.032, seed=11)
