"""Plane curves in metres, as arrays of points: what an outline is drawn with."""
import numpy as np


def line(a, b):
    return np.array([a, b], float)


def curve(a, control, b, steps=14):
    """A quadratic curve from a to b, pulled towards the control point."""
    t = np.linspace(0, 1, steps)[:, None]
    a, b, c = (np.array(p, float) for p in (a, b, control))
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b


def rounded(points, steps=6):
    """A closed outline through the points without corners (Catmull-Rom)."""
    p = np.asarray(points, float)
    before, after, far = np.roll(p, 1, 0), np.roll(p, -1, 0), np.roll(p, -2, 0)
    t = (np.arange(steps) / steps)[None, :, None]
    a, b, c, d = (q[:, None, :] for q in (before, p, after, far))
    bent = .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return bent.reshape(-1, 2)


def resample(points, step):
    """The same polyline with vertices about `step` apart."""
    points = np.asarray(points, float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    s = np.linspace(0, along[-1], max(2, int(round(along[-1] / step)) + 1))
    return np.c_[np.interp(s, along, points[:, 0]), np.interp(s, along, points[:, 1])]


def mirror(points):
    """The left half of a right half, walked the other way."""
    return (np.asarray(points) * [-1, 1])[::-1]


def nearest(points, polylines):
    """Distance from each point to the nearest polyline, and the arc length there from that line's start."""
    distance = np.full(len(points), 9.0)
    arc = np.zeros(len(points))
    for poly in polylines:
        start = 0.0
        for a, b in zip(poly[:-1], poly[1:]):
            ab = b - a
            length = np.hypot(*ab)
            t = np.clip(((points - a) @ ab) / max(length**2, 1e-12), 0, 1)
            d = np.hypot(*(points - (a + t[:, None] * ab)).T)
            closer = d < distance
            distance = np.where(closer, d, distance)
            arc = np.where(closer, start + t * length, arc)
            start += length
    return distance, arc


def cycles(points, halves, pitch):
    """Rib phase by arc length along right and left halves, counted from the middle: the left half runs
    negative, so that no rib breaks where the halves meet, and each half ends on a whole rib."""
    phase = np.zeros(len(points))
    best = np.full(len(points), 9.0)
    for sign, poly in halves:
        outward = poly if abs(poly[0][0]) <= abs(poly[-1][0]) else poly[::-1]
        length = np.hypot(*np.diff(outward, axis=0).T).sum()
        d, arc = nearest(points, [outward])
        phase = np.where(d < best, sign * arc / length * max(1, round(length / pitch)), phase)
        best = np.minimum(d, best)
    return phase


def inside(points, loop):
    """Whether each point is inside the closed loop (even-odd)."""
    result = np.zeros(len(points), bool)
    x, y = points[:, 0], points[:, 1]
    for (ax, ay), (bx, by) in zip(loop, np.roll(loop, -1, 0)):
        with np.errstate(all='ignore'):
            result ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return result
