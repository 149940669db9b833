"""A hooded sweatshirt with a pouch pocket, ribbed at cuffs and waist."""
from curves import curve, line, rounded
from outlines.hood import hood, hood_behind

KIND = dict(
    cloth='jersey',
    front=curve((0, .600), (.080, .600), (.104, .675)),
    back=curve((0, .652), (.07, .652), (.104, .675)),
    rest=[
        ('seam', line((.104, .675), (.262, .630))),
        ('seam', curve((.262, .630), (.350, .55), (.478, .090))),
        ('hem', line((.478, .090), (.398, .064))),
        ('seam', curve((.398, .064), (.344, .30), (.292, .415))),
        ('seam', curve((.292, .415), (.292, .2), (.276, 0))),
        ('hem', line((.276, 0), (0, -.004))),
    ],
    armhole=[curve((.262, .630), (.244, .52), (.292, .415))],
    centre_stitches=[line((-.085, .265), (.085, .265))],
    stitches=[line((.085, .265), (.150, .130)), line((.150, .130), (.150, .056))],
    sleeve_grain=-24, sleeve_turn=(-3, 5),
    band=.0, rib=True, rib_pitch=.0050, cuff=.056, fill_width=.84, fill=.86,
    grow=.042, relief=.012, thickness=.0030, bend=1.2, seed=13, detail=(.02, -.12, .40),
    pieces=hood(.600) + [
        dict(lift=.004, puff=.002, mirrored=True, region=6,
             outline=rounded([(.028, .628), (.034, .628), (.041, .540), (.040, .450), (.043, .428), (.036, .422), (.031, .430),
                              (.034, .450), (.035, .540)], 3)),
    ],
    behind=dict(pieces=hood_behind(.652)),
)
