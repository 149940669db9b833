"""A linen tea towel with stitched hems and a loop to hang it by."""
from curves import line

KIND = dict(
    cloth='linen',
    front=line((0, .70), (.235, .70)),
    back=line((0, .70), (.235, .70)),
    rest=[('seam', line((.235, .70), (.235, 0))), ('hem', line((.235, 0), (0, 0)))],
    stitches=[line((0, .688), (.235, .688)), line((.226, .70), (.226, 0))],
    band=.0, hem=.012, hold_neck=True, grow=.018, relief=.008, bend=1.0, fill=.80, detail=(.10, -.58, .30), seed=19,
    pieces=[dict(lift=.001, region=2, outline=[(-.016, .690), (-.016, .742), (.016, .742), (.016, .690), (.008, .690),
                                               (.008, .734), (-.008, .734), (-.008, .690)])],
)
