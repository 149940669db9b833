"""A crew-neck T-shirt, laid flat."""
from curves import curve, line

KIND = dict(
    cloth='jersey',
    detail=(.02, -.14, .36),
    front=curve((0, .598), (.082, .598), (.092, .70)),
    back=curve((0, .672), (.065, .672), (.092, .70)),
    rest=[
        ('seam', line((.092, .70), (.225, .662))),
        ('seam', curve((.225, .662), (.30, .635), (.392, .525))),
        ('hem', line((.392, .525), (.318, .43))),
        ('seam', curve((.318, .43), (.275, .465), (.25, .485))),
        ('seam', curve((.25, .485), (.243, .25), (.262, 0))),
        ('hem', curve((.262, 0), (.13, -.008), (0, -.008))),
    ],
    armhole=[curve((.225, .662), (.205, .57), (.25, .485))],
    sleeve_grain=-50,
    band=.021, rib=True, label=True,
    grow=.050, relief=.013,
)
