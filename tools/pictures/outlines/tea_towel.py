"""A linen tea towel, 48 by 68 cm, hemmed all round and laid flat."""
from curves import line

KIND = dict(
    cloth='weave',
    front=line((0, .68), (.24, .68)),
    back=line((0, .68), (.24, .68)),
    rest=[
        ('seam', line((.24, .68), (.24, 0))),
        ('hem', line((.24, 0), (0, 0))),
    ],
    hem=.012, band=.012, grow=.030, relief=.009, fill=.74, detail=(.06, -.46, .32),
)
