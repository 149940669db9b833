"""A V-neck cardigan, buttoned down the front between two ribbed bands."""
from curves import curve, line
from outlines.jumper import KIND as JUMPER

KIND = JUMPER | dict(
    front=curve((0, .420), (.062, .500), (.100, .68)),
    centre_stitches=[line((-.017, .440), (-.017, 0)), line((.017, .440), (.017, 0))],
    stitches=[line((.095, .150), (.205, .150))],
    buttons=[(0, y) for y in (.400, .325, .250, .175, .100, .030)],
    button_radius=.0072, detail=(.04, -.22, .38), seed=12,
)
