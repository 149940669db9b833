"""A gathered A-line skirt on a flat waistband."""
from curves import curve, line

KIND = dict(
    cloth='weave',
    front=line((0, .716), (.172, .724)),
    back=line((0, .730), (.172, .724)),
    rest=[
        ('seam', line((.172, .724), (.176, .688))),
        ('seam', curve((.176, .688), (.225, .52), (.335, 0))),
        ('hem', curve((.335, 0), (.17, -.028), (0, -.028))),
    ],
    waist=[line((-.176, .688), (.176, .688))],
    gather=1.26, waist_half=.176, flare=.24,
    band=.0, hold_neck=True, grow=.040, relief=.008, detail=(.03, -.12, .40),
    behind=dict(centre_stitches=[line((0, .730), (0, .510))]),
)
