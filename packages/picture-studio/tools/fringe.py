"""Twisted strands along the lower edge of a throw."""
import math

import numpy as np

import look
from cloth import SCALE
from cushion import mesh

SIDES = 7
STEPS = 9
PITCH = .0085


def _strand(root, length, rng):
    """One strand lying on the table: a thin tube that wanders a little as it falls."""
    t = np.linspace(0, 1, STEPS)
    sway, curl = rng.normal(0, .007), rng.normal(0, .003)
    x = root[0] + sway * t**1.5 + curl * np.sin(t * math.pi * 1.5)
    y = root[1] + .004 - length * t * (1 + rng.normal(0, .05))
    z = np.maximum(root[2] * (1 - t * 1.6), .0024)
    points = []
    for i in range(STEPS):
        r = .0027 * (1 + .12 * math.sin(i * 2.4)) * (1 if i < STEPS - 1 else .75)
        for a in np.arange(SIDES) * 2 * math.pi / SIDES:
            points.append((x[i] + r * math.cos(a), y[i], z[i] + r * math.sin(a)))
    return points


def make(throw, kind):
    """The fringe of a settled throw, as one object in its cloth."""
    rng = np.random.default_rng(19)
    co = np.array([v.co[:] for v in throw.data.vertices]) / SCALE
    edge = co[co[:, 1] < np.quantile(co[:, 1], .03)]
    points, faces, uv = [], [], []
    for x in np.arange(edge[:, 0].min() + .004, edge[:, 0].max(), PITCH):
        near = edge[np.argsort(abs(edge[:, 0] - x))[:8]]
        root = (x, near[:, 1].min(), near[:, 2].max())
        base = len(points)
        points += _strand(root, kind['fringe'], rng)
        for i in range(STEPS - 1):
            for a in range(SIDES):
                b = (a + 1) % SIDES
                faces.append((base + i * SIDES + a, base + i * SIDES + b,
                              base + (i + 1) * SIDES + b, base + (i + 1) * SIDES + a))
                uv += [(x, root[1] - .006 * k) for k in (i, i, i + 1, i + 1)]
    obj = mesh('fringe', np.array(points) * SCALE, faces, uv)
    look.plain_cloth(obj, 'wool', region=2.)
    return obj
