"""A blouse with a notched neck and full sleeves gathered into narrow cuffs."""
from curves import curve, line

CUFF = line((.474, .176), (.350, .148))

KIND = dict(
    cloth='weave',
    detail=(.03, -.16, .38),
    front=curve((0, .575), (.088, .590), (.108, .690)),
    back=curve((0, .660), (.075, .660), (.108, .690)),
    rest=[
        ('seam', line((.108, .690), (.232, .655))),
        ('seam', curve((.232, .655), (.395, .60), (.470, .190))),
        ('seam', line((.470, .190), (.446, .128))),
        ('hem', line((.446, .128), (.372, .112))),
        ('seam', line((.372, .112), (.352, .160))),
        ('seam', curve((.352, .160), (.300, .36), (.254, .455))),
        ('seam', curve((.254, .455), (.246, .25), (.276, 0))),
        ('hem', curve((.276, 0), (.14, -.014), (0, -.014))),
    ],
    armhole=[curve((.232, .655), (.214, .56), (.254, .455))],
    centre_stitches=[line((0, .575), (0, .440)), line((-.012, .575), (-.012, .436)), line((.012, .575), (.012, .436)),
                     line((-.012, .436), (.012, .436))],
    stitches=[CUFF],
    sleeve_grain=-24, sleeve_turn=(-4, 6), band=.012, hem=.010, label=True,
    fill_width=.84, grow=.060, relief=.015, seed=4,
    buttons=[(.014, .556), (.014, .518)],
    behind=dict(stitches=[CUFF, line((0, .590), (.228, .590)), line((.016, .590), (.016, .470))]),
)
