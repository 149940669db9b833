"""A pyjama shirt: a wide notched collar, a breast pocket and deep cuffs."""
from curves import curve, line
from outlines.shirt import KIND as SHIRT

KIND = SHIRT | dict(
    rest=SHIRT['rest'][:4] + [
        ('seam', curve((.264, .440), (.262, .25), (.276, 0))),
        ('hem', curve((.276, 0), (.14, -.010), (0, -.010))),
    ],
    stitches=[line((.452, .160), (.384, .134)), line((.0165, .560), (.0165, -.006))],
    buttons=[(0, .470), (0, .360), (0, .250), (0, .140)],
    front=curve((0, .540), (.040, .610), (.072, .700)),
    collar=[(.003, .535), (.040, .575), (.100, .618), (.078, .634), (.118, .652), (.112, .692), (.096, .722),
            (.074, .735), (.060, .717), (.040, .672), (.018, .600)],
    grow=.044, relief=.012, seed=17,
)
