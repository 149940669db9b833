"""A midi skirt of six panels that flare towards the hem."""
from curves import curve, line

PANEL = curve((.058, .806), (.074, .42), (.112, -.026), 9)

KIND = dict(
    cloth='weave',
    front=line((0, .836), (.168, .844)),
    back=line((0, .850), (.168, .844)),
    rest=[
        ('seam', line((.168, .844), (.172, .806))),
        ('seam', curve((.172, .806), (.215, .62), (.330, 0))),
        ('hem', curve((.330, 0), (.17, -.036), (0, -.036))),
    ],
    waist=[line((-.172, .806), (.172, .806))],
    stitches=[PANEL],
    gather=1.08, waist_half=.172, flare=.20,
    band=.0, hold_neck=True, grow=.040, relief=.010, detail=(.03, -.13, .40), seed=10,
    behind=dict(stitches=[PANEL], centre_stitches=[line((0, .850), (0, .620))]),
)
