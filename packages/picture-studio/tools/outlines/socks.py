"""A pair of ribbed socks, one in the crook of the other, each with a heel and a toe knitted in."""
import numpy as np

from curves import curve, line

BESIDE = np.array([-.108, -.098])
HEEL = curve((.012, .102), (.074, .100), (.079, .006))
TOE = curve((.1985, -.013), (.153, -.020), (.131, -.058), 9)

KIND = dict(
    cloth='jersey',
    front=line((0, .300), (.092, .303)),
    back=line((0, .300), (.092, .303)),
    rest=[
        ('seam', curve((.092, .303), (.085, .235), (.0905, .150))),
        ('seam', curve((.0905, .150), (.094, .112), (.132, .070))),
        ('seam', curve((.132, .070), (.163, .036), (.1985, -.013))),
        ('seam', curve((.1985, -.013), (.228, -.056), (.196, -.080))),
        ('seam', curve((.196, -.080), (.164, -.100), (.131, -.058))),
        ('seam', line((.131, -.058), (.079, .006))),
        ('seam', curve((.079, .006), (.066, .023), (.050, .031), 6)),
        ('seam', curve((.050, .031), (.017, .050), (.012, .102))),
        ('seam', curve((.012, .102), (.005, .190), (0, .300))),
    ],
    beside=BESIDE, waist=[q + o for o in (BESIDE * 0, BESIDE) for q in (HEEL, TOE)],
    band=.052, rib=True, rib_pitch=.0042, hem=.0, hold_neck=True, step=.006,
    grow=.020, relief=.005, thickness=.0036, bend=1.2, fill_width=.70, fill=.78, detail=(.01, -.15, .26), seed=22,
)
