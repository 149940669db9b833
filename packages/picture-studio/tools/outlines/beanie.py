"""A ribbed wool beanie with a deep turned cuff."""
from curves import curve, line

KIND = dict(
    cloth='knit',
    front=line((0, .242), (.014, .2415)),
    back=line((0, .242), (.014, .2415)),
    rest=[
        ('seam', curve((.014, .2415), (.096, .234), (.114, .095))),
        ('seam', line((.114, .095), (.112, 0))),
        ('hem', curve((.112, 0), (.056, -.006), (0, -.006))),
    ],
    stitches=[curve((.004, .238), (.050, .18), (.056, .072)), curve((.008, .239), (.088, .20), (.098, .078))],
    band=.0, rib=True, rib_pitch=.0052, cuff=.068, fill_width=.72, fill=.62,
    grow=.034, relief=.010, thickness=.0046, bend=1.6, detail=(.03, -.14, .17), seed=21,
)
