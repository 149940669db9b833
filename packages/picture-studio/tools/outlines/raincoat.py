"""A hooded raincoat with a covered placket, press studs and flapped pockets."""
from curves import curve, line
from outlines.hood import hood, hood_behind

CUFF = line((.446, .332), (.358, .308))

KIND = dict(
    cloth='oilcloth',
    front=curve((0, .820), (.068, .824), (.092, .890)),
    back=curve((0, .880), (.062, .880), (.092, .900)),
    rest=[
        ('seam', line((.092, .890), (.248, .846))),
        ('seam', curve((.248, .846), (.340, .76), (.454, .290))),
        ('hem', line((.454, .290), (.364, .266))),
        ('seam', curve((.364, .266), (.320, .50), (.276, .620))),
        ('seam', curve((.276, .620), (.278, .35), (.318, 0))),
        ('hem', curve((.318, 0), (.16, -.012), (0, -.012))),
    ],
    armhole=[curve((.248, .846), (.230, .73), (.276, .620))],
    centre_stitches=[line((-.024, .820), (-.024, -.010)), line((.024, .820), (.024, -.010))],
    stitches=[CUFF],
    sleeve_grain=-24, sleeve_turn=(-3, 5), band=.0, hem=.020,
    grow=.040, relief=.014, thickness=.0024, bend=1.8, fill=.86, seed=16, detail=(.03, -.28, .46),
    pieces=hood(.820) + [
        dict(lift=.004, region=6, mirrored=True,
             outline=[(.092, .330), (.232, .344), (.236, .268), (.098, .254)]),
    ],
    buttons=[(0, .740), (0, .600), (0, .460), (0, .320), (0, .180)], button_radius=.0078,
    behind=dict(stitches=[CUFF, line((0, .610), (.274, .610))],
                centre_stitches=[line((0, .610), (0, -.010))], pieces=hood_behind(.880)),
)
