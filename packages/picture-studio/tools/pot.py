"""Thrown ware: a profile turned on the wheel, sometimes with a pulled handle."""
import math

import numpy as np

import light
import look
from cloth import SCALE
from cushion import mesh

SPOKES = 96
TURNED = math.radians(-28)  # every pot on the table, so that a handle comes a little forward
BACK = round(SPOKES * (math.pi / 2 - TURNED) / (2 * math.pi))  # the spoke furthest from the camera: designs begin and end there


def turned(profile, contrast, girth, region=1.):
    """The profile turned round: an object with the parts that stay bare or lined marked as the band."""
    points, faces, uv, band = [], [], [], []
    for r, z in profile:
        for i in range(SPOKES):
            a = 2 * math.pi * i / SPOKES
            wobble = 1 + .004 * math.sin(2 * a + z * 40) + .003 * math.sin(3 * a + z * 90)
            points.append((r * wobble * math.cos(a), r * wobble * math.sin(a), z))
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(np.array(profile), axis=0).T))]
    for k in range(len(profile) - 1):
        for i in range(SPOKES):
            j = (i + 1) % SPOKES
            faces.append((k * SPOKES + i, k * SPOKES + j, (k + 1) * SPOKES + j, (k + 1) * SPOKES + i))
            band.append(1. if contrast(k) else 0.)
            u = (i - BACK) % SPOKES
            uv += [(a / SPOKES * girth, along[b]) for a, b in ((u, k), (u + 1, k), (u + 1, k + 1), (u, k + 1))]
    return _named(mesh('pot', np.array(points) * SCALE, faces, uv), band, region)


def _named(obj, band, region):
    for name, values in (('band', band), ('region', [region] * len(obj.data.polygons))):
        attribute = obj.data.attributes.new(name, 'FLOAT', 'FACE')
        attribute.data.foreach_set('value', np.array(values, np.float32))
    return obj


def handle(path, steps=28, sides=14):
    """A strap along the path (x, z in metres for t from 0 to 1), flared where it joins the pot."""
    t = np.linspace(0, 1, steps)
    x, z = path(t)
    line = np.c_[x, np.zeros(steps), z]
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    points = []
    for i in range(steps):
        across = np.cross(along[i], [0, 1, 0])
        flare = 1 + .35 * abs(2 * t[i] - 1) ** 3
        for a in np.arange(sides) * 2 * math.pi / sides:
            points.append(line[i] + flare * (.0046 * math.cos(a) * across + .0075 * math.sin(a) * np.array([0, 1, 0])))
    faces = [(i * sides + a, i * sides + (a + 1) % sides, (i + 1) * sides + (a + 1) % sides, (i + 1) * sides + a)
             for i in range(steps - 1) for a in range(sides)]
    strap = mesh('handle', np.array(points) * SCALE, faces, [(.02 + .004 * (k % 4), .04) for k in range(len(faces) * 4)])
    return _named(strap, [0.] * len(faces), 2.)


def make(kind):
    """The pot, lit, and the function that frames a view of it."""
    tall = kind['height']
    subjects = [turned(kind['profile'], kind['contrast'], kind['girth'])]
    if 'handle' in kind:
        subjects.append(handle(kind['handle']))
    if 'inside' in kind:
        subjects.append(turned(kind['inside'], lambda k: False, kind['girth'], region=2.))
    for obj in subjects:
        look.glaze(obj, kind.get('roughness', .28))
        modifier = obj.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = 2
        obj.rotation_euler = (0, 0, TURNED)
    reach = SCALE * tall * 3.2
    light.window((0, 0, SCALE * tall * .5), reach, (-2.0, .9, 1.7), 1.3, 1.6)

    def frame(view):
        x, field = kind.get('centre', 0.) * SCALE, kind['field']
        if view == 'detail':
            light.across((x * 2.2, 0, SCALE * tall * .66), SCALE * tall * 9, 30, field * .5)
        else:
            light.across((x, 0, SCALE * tall * .46), SCALE * tall * 9, 24, field)
    return subjects, frame
