"""A collared dress, buttoned from neck to hem, with elbow sleeves and a seam at the waist."""
import numpy as np

from curves import curve, line
from outlines.collar import fall

CUFF = line((.358, .690), (.270, .664))

KIND = dict(
    cloth='weave',
    front=curve((0, .960), (.045, .960), (.072, 1.020)),
    back=curve((0, 1.026), (.045, 1.026), (.072, 1.036)),
    rest=[
        ('seam', line((.072, 1.020), (.206, .982))),
        ('seam', curve((.206, .982), (.300, .90), (.362, .665))),
        ('hem', line((.362, .665), (.276, .640))),
        ('seam', curve((.276, .640), (.248, .74), (.226, .790))),
        ('seam', curve((.226, .790), (.206, .70), (.188, .610))),
        ('seam', curve((.188, .610), (.236, .46), (.332, .04))),
        ('hem', curve((.332, .04), (.22, -.01), (0, -.01))),
    ],
    armhole=[curve((.206, .982), (.190, .89), (.226, .790))],
    waist=[line((-.188, .610), (.188, .610))],
    gather=1.14, waist_half=.188, flare=.25,
    stitches=[line((.0165, .955), (.0165, .000)), CUFF],
    sleeve_grain=-34, band=.0, hem=.012,
    grow=.036, relief=.008, detail=(.03, -.135, .38), seed=6,
    collar=np.r_[[(.003, .960)], curve((.060, .888), (.124, .985), (.100, 1.040)), curve((.098, 1.043), (.088, 1.064), (.068, 1.065)),
                 curve((.066, 1.064), (.044, 1.010), (.006, .964))],
    stand=np.r_[curve((-.082, 1.058), (0, 1.076), (.082, 1.058)), curve((.058, 1.022), (0, .974), (-.058, 1.022))],
    buttons=[(0, y) for y in (.880, .795, .710, .525, .430, .335, .240, .145)],
    behind=dict(stitches=[CUFF, line((0, .925), (.201, .925))], pieces=[fall(1.062)]),
)
