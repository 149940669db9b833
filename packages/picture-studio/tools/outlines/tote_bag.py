"""A canvas tote bag with two webbing handles, one behind the other."""
import numpy as np

from curves import line


def _handle(foot, shift=(0, 0)):
    """A strap 25 mm wide over an arch, its feet at the height `foot`."""
    arch = [(.0885 * np.cos(t), .500 + .145 * np.sin(t)) for t in np.linspace(0, np.pi, 25)]
    middle = np.array([(.0925, foot), *arch, (-.0925, foot)]) + shift
    along = np.gradient(middle, axis=0)
    along[0] = along[-1] * [1, -1]
    across = .0125 * (along / np.hypot(*along.T)[:, None])[:, ::-1] * [1, -1]
    return np.r_[middle + across, (middle - across)[::-1]]


KIND = dict(
    cloth='canvas',
    front=line((0, .400), (.190, .404)),
    back=line((0, .404), (.190, .404)),
    rest=[('seam', line((.190, .404), (.196, 0))), ('hem', line((.196, 0), (0, -.006)))],
    stitches=[line((0, .370), (.192, .373))],
    band=.0, hem=.0, hold_neck=True, grow=.034, relief=.012, thickness=.0024, bend=1.6, fill=.80, detail=(.06, -.02, .30),
    seed=20,
    pieces=[dict(level=.0045, lift=0., region=2, outline=_handle(.350, (.034, .022))),
            dict(lift=.0036, region=2, outline=_handle(.350))],
)
