"""A stoneware mug, 92 mm, lined and with a bare foot."""
import numpy as np


def _handle(t):
    x = .040 + .034 * np.sin(np.pi * t) ** .8
    return x, .076 - .052 * t + .004 * np.sin(2 * np.pi * t)


KIND = dict(
    cloth='glaze', height=.092, girth=.262, field=7.0, centre=.011,
    profile=[(0, .004), (.026, .004), (.028, 0), (.031, 0), (.033, .004), (.038, .012), (.0415, .03),
             (.0425, .05), (.0422, .07), (.0415, .086), (.0412, .0905), (.0402, .092), (.039, .0905),
             (.0388, .086), (.0395, .06), (.039, .03), (.034, .013), (.02, .009), (0, .008)],
    contrast=lambda k: k >= 11 or k < 4,
    handle=_handle,
)
