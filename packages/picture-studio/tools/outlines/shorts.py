"""Pleated shorts with a waistband, a fly and slanted pockets."""
from curves import curve, line

KIND = dict(
    cloth='twill',
    front=line((0, .500), (.206, .510)),
    back=line((0, .518), (.206, .510)),
    rest=[
        ('seam', line((.206, .510), (.210, .470))),
        ('seam', curve((.210, .470), (.262, .32), (.300, 0))),
        ('hem', line((.300, 0), (.016, -.012))),
        ('seam', curve((.016, -.012), (.010, .10), (.006, .196))),
        ('seam', curve((.006, .196), (.004, .204), (0, .206))),
    ],
    waist=[line((-.210, .470), (.210, .470))],
    stitches=[line((.138, .470), (.240, .318)), line((.075, .470), (.082, .370))],
    centre_stitches=[line((0, .470), (0, .206)), curve((-.030, .470), (-.034, .328), (0, .300), 7)],
    gather=1.0, waist_half=.210, flare=.0, hem=.030,
    band=.0, hold_neck=True, grow=.022, relief=.008, bend=1.2, detail=(.03, -.12, .34), seed=7,
    buttons=[(0, .486)],
    behind=dict(stitches=[line((.086, .390), (.190, .398)), line((.138, .470), (.138, .394))],
                centre_stitches=[line((0, .470), (0, .206))], buttons=[(-.138, .374), (.138, .374)]),
)
