"""A wool scarf folded in half, its fringed end below."""
from outlines.throw import KIND as THROW
from curves import line

KIND = THROW | dict(
    front=line((0, .92), (.150, .92)),
    back=line((0, .92), (.150, .92)),
    rest=[('seam', line((.150, .92), (.150, .06))), ('hem', line((.150, .06), (0, .06)))],
    fringe=.075, grow=.020, detail=(.03, -.78, .36), seed=18,
)
