"""A folded wool throw with a twisted fringe."""
from curves import line

KIND = dict(
    cloth='wool',
    front=line((0, .80), (.325, .80)),
    back=line((0, .80), (.325, .80)),
    rest=[
        ('seam', line((.325, .80), (.325, .06))),
        ('hem', line((.325, .06), (0, .06))),
    ],
    fringe=.055, hem=.0, band=.0, hold_neck=True,
    grow=.014, relief=.008, thickness=.006, bend=2.0, detail=(.08, -.66, .40),
)
