"""A pyjama shirt: a wide notched collar, a breast pocket and deep cuffs."""
import numpy as np

from curves import curve, line
from outlines.collar import fall
from outlines.shirt import KIND as SHIRT

CUFF = line((.452, .160), (.384, .134))

KIND = SHIRT | dict(
    rest=SHIRT['rest'][:4] + [
        ('seam', curve((.264, .440), (.262, .25), (.276, 0))),
        ('hem', curve((.276, 0), (.14, -.010), (0, -.010))),
    ],
    stitches=[CUFF, line((.0165, .560), (.0165, -.006))],
    buttons=[(0, .470), (0, .360), (0, .250), (0, .140)],
    front=curve((0, .540), (.040, .610), (.072, .700)),
    collar=np.r_[[(.003, .535)], curve((.040, .575), (.080, .594), (.116, .622)), [(.086, .638)], [(.124, .652)],
                 curve((.128, .690), (.120, .706), (.100, .720)), curve((.098, .723), (.088, .744), (.068, .745)),
                 curve((.066, .744), (.044, .640), (.005, .541))],
    stand=np.r_[curve((-.082, .738), (0, .756), (.082, .738)), curve((.058, .702), (0, .654), (-.058, .702))],
    grow=.044, relief=.012, seed=17,
    behind=dict(stitches=[CUFF, line((0, .600), (.231, .600))], pieces=[fall(.744, .080, .070)]),
)
