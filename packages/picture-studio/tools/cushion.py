"""A stuffed cushion: two squares of cloth blown up by pressure, with piping round the edge."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

import cloth
import light
import look
from cloth import SCALE

CELLS = 52
FRAMES = 60


def _squares(side):
    """Two squares sewn along their edges: points, faces, and UV in metres for each face corner."""
    points, faces, uv, index = [], [], [], {}
    for s in (0, 1):
        for j in range(CELLS + 1):
            for i in range(CELLS + 1):
                edge = i in (0, CELLS) or j in (0, CELLS)
                if s and edge:
                    index[s, i, j] = index[0, i, j]
                    continue
                x, y = (i / CELLS - .5) * side, (j / CELLS - .5) * side
                index[s, i, j] = len(points)
                lift = 0 if edge else (.02 if s == 0 else -.02)
                points.append((x, y, lift + .03 + .001 * noise.noise(Vector((x * 30, y * 30, s)))))
        for j in range(CELLS):
            for i in range(CELLS):
                corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)][::-1 if s else 1]
                faces.append([index[s, a, b] for a, b in corners])
                uv += [((a / CELLS - .5) * side, (b / CELLS - .5) * side) for a, b in corners]
    n = CELLS
    ring = [index[0, i, 0] for i in range(n)] + [index[0, n, j] for j in range(n)]
    ring += [index[0, n - i, n] for i in range(n)] + [index[0, 0, n - j] for j in range(n)]
    return np.array(points), faces, uv, ring


def mesh(name, points, faces, uv):
    """A smooth mesh with UV given in metres, a pair for each face corner or one pair for all."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    data.update()
    obj = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(obj)
    for p in data.polygons:
        p.use_smooth = True
    layer = data.uv_layers.new(name='uv').data
    for i, l in enumerate(layer):
        u, v = uv[i] if isinstance(uv, list) else uv
        l.uv = (.5 + u / 2, .25 + v / 2)
    return obj


def _inflate(obj, ground):
    ground.modifiers.new('collision', 'COLLISION')
    ground.collision.thickness_outer = .004 * SCALE
    modifier = obj.modifiers.new('cloth', 'CLOTH')
    c = modifier.settings
    c.quality, c.mass, c.air_damping = 7, .3, 2.
    c.tension_stiffness = c.compression_stiffness = 28
    c.shear_stiffness, c.bending_stiffness = 12, .5
    c.tension_damping = c.compression_damping = 8
    c.use_pressure, c.uniform_pressure_force = True, 9.
    modifier.collision_settings.distance_min = .002 * SCALE
    co = cloth.freeze(obj, modifier, FRAMES).copy()
    co[:, 2] -= co[:, 2].min() - .003 * SCALE
    obj.data.vertices.foreach_set('co', co.astype(np.float32).ravel())
    obj.data.update()
    return co


def _piping(edge, radius):
    """A tube along the seam."""
    along = np.roll(edge, -1, 0) - np.roll(edge, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    out = np.cross(along, [0, 0, 1.])
    out /= np.linalg.norm(out, axis=1)[:, None]
    up = np.cross(out, along)
    n = len(edge)
    points = np.concatenate([edge + radius * (math.cos(a) * out + math.sin(a) * up) + out * radius * .6
                             for a in np.arange(8) * math.pi / 4])
    faces = [(a * n + i, a * n + (i + 1) % n, (a + 1) % 8 * n + (i + 1) % n, (a + 1) % 8 * n + i)
             for a in range(8) for i in range(n)]
    return mesh('piping', points, faces, (0., 0.))


def make(kind, ground):
    """The cushion and its piping, lit, and the function that frames a view of them."""
    side = kind['side']
    points, faces, uv, ring = _squares(side)
    face = mesh('cushion', points * SCALE, faces, uv)
    settled = _inflate(face, ground)
    piping = _piping(settled[ring], .0042 * SCALE)
    for obj, levels in ((face, 2), (piping, 1)):
        modifier = obj.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = levels
        obj.rotation_euler = (0, 0, math.radians(-4))
    look.plain_cloth(face, kind['cloth'], region=1.)
    look.plain_cloth(piping, 'jersey', band=1., region=2.)
    light.window((0, 0, 0), SCALE * .9, (-2.0, 1.6, 2.0), 1.3, 1.6)

    def frame(view):
        if view == 'detail':
            light.above((.10 * SCALE, .085 * SCALE), .29 * SCALE)
        else:
            light.above((0, 0), side / .76 * 1.25 * SCALE)
    return [face, piping], frame
