"""A crew-neck jumper with ribbed neck, cuffs and welt."""
from curves import curve, line

KIND = dict(
    cloth='knit',
    front=curve((0, .595), (.085, .595), (.100, .68)),
    back=curve((0, .652), (.07, .652), (.100, .68)),
    rest=[
        ('seam', line((.100, .68), (.255, .635))),
        ('seam', curve((.255, .635), (.345, .56), (.480, .095))),
        ('hem', line((.480, .095), (.402, .068))),
        ('seam', curve((.402, .068), (.345, .31), (.288, .425))),
        ('seam', curve((.288, .425), (.286, .2), (.270, 0))),
        ('hem', line((.270, 0), (0, -.004))),
    ],
    armhole=[curve((.255, .635), (.238, .53), (.288, .425))],
    sleeve_grain=-24,
    band=.026, rib=True, rib_pitch=.0058, cuff=.055, label=True,
    fill_width=.86, grow=.036, relief=.010, thickness=.0034, bend=1.4,
    sleeve_turn=(-3, 5),
)
