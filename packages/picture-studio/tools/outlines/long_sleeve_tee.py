"""A long-sleeved, crew-neck T-shirt, laid flat."""
from curves import curve, line

KIND = dict(
    cloth='jersey',
    detail=(.02, -.14, .36),
    front=curve((0, .602), (.088, .602), (.098, .70)),
    back=curve((0, .674), (.068, .674), (.098, .70)),
    rest=[
        ('seam', line((.098, .70), (.226, .662))),
        ('seam', curve((.226, .662), (.320, .59), (.448, .112))),
        ('hem', line((.448, .112), (.374, .090))),
        ('seam', curve((.374, .090), (.318, .33), (.248, .480))),
        ('seam', curve((.248, .480), (.240, .25), (.258, 0))),
        ('hem', curve((.258, 0), (.13, -.008), (0, -.008))),
    ],
    armhole=[curve((.226, .662), (.206, .57), (.248, .480))],
    sleeve_grain=-24, sleeve_turn=(-4, 5),
    band=.019, rib=True, label=True,
    fill_width=.84, grow=.046, relief=.012, seed=2,
)
