"""Straight trousers with a waistband, a fly and slanted pockets."""
from curves import curve, line

KIND = dict(
    cloth='twill',
    front=line((0, .985), (.200, .995)),
    back=line((0, 1.003), (.200, .995)),
    rest=[
        ('seam', line((.200, .995), (.204, .957))),
        ('seam', curve((.204, .957), (.252, .83), (.262, .68))),
        ('seam', curve((.262, .68), (.268, .40), (.268, 0))),
        ('hem', line((.268, 0), (.052, -.006))),
        ('seam', curve((.052, -.006), (.028, .40), (.012, .690))),
        ('seam', curve((.012, .690), (.008, .700), (0, .702))),
    ],
    waist=[line((-.204, .957), (.204, .957))],
    stitches=[line((.135, .957), (.236, .805))],
    centre_stitches=[line((0, .957), (0, .702)), curve((-.030, .957), (-.034, .815), (0, .790), 7)],
    gather=1.0, waist_half=.204, flare=.0,
    band=.0, hold_neck=True, grow=.018, relief=.006, bend=1.4, detail=(.04, -.125, .28),
    behind=dict(stitches=[line((.084, .872), (.188, .880)), line((.136, .957), (.136, .876))],
                centre_stitches=[line((0, .957), (0, .702))], buttons=[(-.136, .856), (.136, .856)]),
)
