"""A quilted gilet with a stand collar, a zip and two slanted pockets."""
import numpy as np

from curves import curve, line

ROWS = [.560, .470, .380, .290, .200, .110, .035]

COLLAR = np.r_[curve((.002, .606), (.086, .612), (.094, .690)), curve((.095, .700), (.100, .738), (.080, .744)),
               curve((.076, .738), (.056, .684), (.002, .664))]

KIND = dict(
    cloth='weave',
    front=curve((0, .620), (.062, .626), (.084, .690)),
    back=curve((0, .690), (.060, .690), (.084, .700)),
    rest=[
        ('seam', line((.084, .690), (.222, .650))),
        ('hem', curve((.222, .650), (.204, .510), (.268, .430))),
        ('seam', curve((.268, .430), (.262, .2), (.272, 0))),
        ('hem', line((.272, 0), (0, -.004))),
    ],
    stitches=[line((.012, y), (.27, y)) for y in ROWS] + [line((.165, .215), (.225, .090))],
    centre_stitches=[line((0, .622), (0, 0)), line((-.007, .620), (-.007, 0)), line((.007, .620), (.007, 0))],
    band=.0, hem=.012, wadding=.010, grow=.046, relief=.012, thickness=.0050, bend=1.6, seed=14, detail=(.05, -.18, .40),
    pieces=[
        dict(lift=.001, region=5, outline=np.r_[curve((-.078, .742), (0, .764), (.078, .742)),
                                                curve((.060, .680), (0, .640), (-.060, .680))]),
        dict(lift=.004, puff=.008, mirrored=True, outline=COLLAR),
    ],
    behind=dict(stitches=[line((0, y), (.27, y)) for y in ROWS], pieces=[
        dict(lift=.004, puff=.008, outline=np.r_[
            curve((-.084, .742), (0, .762), (.084, .742)), curve((.096, .735), (.100, .715), (.094, .694)),
            curve((.088, .688), (0, .674), (-.088, .688)), curve((-.094, .694), (-.100, .715), (-.096, .735))])]),
)
