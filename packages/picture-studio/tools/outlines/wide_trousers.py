"""Wide-legged trousers, pleated from a deep waistband."""
from curves import curve, line

KIND = dict(
    cloth='weave',
    front=line((0, .985), (.186, .995)),
    back=line((0, 1.003), (.186, .995)),
    rest=[
        ('seam', line((.186, .995), (.190, .948))),
        ('seam', curve((.190, .948), (.262, .80), (.284, .62))),
        ('seam', curve((.284, .62), (.318, .30), (.336, 0))),
        ('hem', line((.336, 0), (.030, -.010))),
        ('seam', curve((.030, -.010), (.020, .38), (.008, .670))),
        ('seam', curve((.008, .670), (.006, .682), (0, .684))),
    ],
    waist=[line((-.190, .948), (.190, .948))],
    stitches=[line((.142, .948), (.236, .800)), line((.064, .948), (.070, .820)), line((.098, .948), (.106, .840))],
    centre_stitches=[line((0, .948), (0, .684)), curve((-.030, .948), (-.034, .800), (0, .774), 7)],
    gather=1.06, waist_half=.190, flare=.10,
    band=.0, hold_neck=True, grow=.030, relief=.009, detail=(.03, -.150, .38), seed=8,
    behind=dict(stitches=[line((.072, .948), (.076, .846)), line((.128, .948), (.136, .858))],
                centre_stitches=[line((0, .948), (0, .684))]),
)
