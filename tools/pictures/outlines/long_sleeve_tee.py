"""A long-sleeved crew-neck top in jersey."""
from curves import curve, line

KIND = dict(
    cloth='jersey',
    front=curve((0, .585), (.080, .585), (.094, .68)),
    back=curve((0, .652), (.066, .652), (.094, .68)),
    rest=[
        ('seam', line((.094, .68), (.222, .645))),
        ('seam', curve((.222, .645), (.315, .56), (.440, .085))),
        ('hem', line((.440, .085), (.372, .062))),
        ('seam', curve((.372, .062), (.312, .33), (.250, .455))),
        ('seam', curve((.250, .455), (.238, .23), (.258, 0))),
        ('hem', curve((.258, 0), (.13, -.006), (0, -.006))),
    ],
    armhole=[curve((.222, .645), (.204, .55), (.250, .455))],
    sleeve_grain=-22,
    band=.017, rib=True, rib_pitch=.0038, label=True,
    fill_width=.84, grow=.046, relief=.012, detail=(.02, -.14, .36),
)
