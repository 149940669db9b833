"""Turned-up shorts with a waistband, a fly and slanted pockets."""
from curves import curve, line

KIND = dict(
    cloth='twill',
    front=line((0, .462), (.205, .470)),
    back=line((0, .478), (.205, .470)),
    rest=[
        ('seam', line((.205, .470), (.209, .432))),
        ('seam', curve((.209, .432), (.262, .28), (.300, .030))),
        ('hem', curve((.300, .030), (.17, -.004), (.030, -.006))),
        ('seam', curve((.030, -.006), (.018, .09), (.012, .168))),
        ('seam', curve((.012, .168), (.008, .178), (0, .180))),
    ],
    waist=[line((-.209, .432), (.209, .432))],
    stitches=[line((.140, .432), (.247, .285))],
    centre_stitches=[line((0, .432), (0, .180)), curve((-.030, .432), (-.034, .285), (0, .262))],
    gather=1.0, waist_half=.209, flare=.0, hem=.035,
    band=.0, hold_neck=True, grow=.022, relief=.007, bend=1.2, detail=(.03, -.135, .34),
)
