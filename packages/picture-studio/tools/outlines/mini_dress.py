"""A sleeveless dress with a short gathered skirt."""
from curves import curve, line

KIND = dict(
    cloth='weave',
    front=curve((0, .770), (.098, .770), (.108, .900)),
    back=curve((0, .850), (.084, .846), (.108, .900)),
    rest=[
        ('seam', line((.108, .900), (.166, .886))),
        ('hem', curve((.166, .886), (.160, .735), (.218, .690))),
        ('seam', curve((.218, .690), (.196, .60), (.180, .52))),
        ('seam', curve((.180, .52), (.238, .42), (.330, 0))),
        ('hem', curve((.330, 0), (.16, -.028), (0, -.028))),
    ],
    waist=[line((-.180, .52), (.180, .52))],
    gather=1.13, waist_half=.180, flare=.28,
    band=.012, hem=.012, label=True, detail=(.03, -.16, .40),
    grow=.040, relief=.008, seed=5,
    behind=dict(centre_stitches=[line((0, .850), (0, .440))]),
)
