"""What is sewn on top of a settled garment: collars, hoods, pockets, handles and buttons."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

import curves
import look
import panels
from cloth import SCALE, smooth
from cushion import mesh as solid_mesh

STEP = .006
FACTS = ('neck', 'arm', 'waist', 'seam')


class Surface:
    """The settled garment under a trimming: how high it is, and how far the hand that laid it moved each point.

    Both are means over the cloth near by in which the top layer outweighs what is below it, so they change smoothly
    and no trimming has a ragged edge.
    """

    TABLE = .006  # how high a trimming lies where there is no garment beneath it

    def __init__(self, garment, flat, thickness):
        self.flat, self.half = flat, thickness / 2
        self.settled = np.array([v.co[:] for v in garment.data.vertices]) / SCALE
        self.above = np.exp(self.settled[:, 2] / .003)

    def height(self, x, y, reach=.014):
        away = ((self.settled[:, :2] - (x, y)) ** 2).sum(1)
        weights = self.above * np.exp(-away / reach**2)
        return float((weights @ self.settled[:, 2] + .05 * self.TABLE) / (weights.sum() + .05)) + self.half

    def laid(self, point, reach=.02):
        """Where a point of the flat pattern has come to lie."""
        away = ((self.flat - point) ** 2).sum(1)
        weights = self.above * np.exp((away.min() - away) / (reach**2 + away.min()))
        moved = self.settled[:, :2] - self.flat
        return np.asarray(point) + weights @ moved / weights.sum()


def _sheet(name, outline, surface, lift, kind, region, puff=0., level=None):
    """A flat piece following the cloth beneath it, `lift(point)` above, its middle `puff` higher than its edges; or
    lying at one `level` above the table, behind the cloth."""
    loop = curves.resample(np.r_[outline, outline[:1]], STEP)[:-1]
    low, high = loop.min(0), loop.max(0)
    grid = np.array([(x, y) for y in np.arange(low[1], high[1], STEP) for x in np.arange(low[0], high[0], STEP)])
    away = curves.nearest(grid, [np.r_[loop, loop[:1]]])[0]
    grid = grid[curves.inside(grid, loop) & (away > STEP * .6)]
    made = delaunay_2d_cdt([Vector(p) for p in np.r_[loop, grid]],
                           [(i, (i + 1) % len(loop)) for i in range(len(loop))], [list(range(len(loop)))], 1, 1e-5)
    P = np.array([v[:] for v in made[0]])
    edge = curves.nearest(P, [np.r_[loop, loop[:1]]])[0]
    at = [surface.laid(p) for p in P]
    below = lambda q: surface.height(*q) if level is None else level
    z = [below(q) + lift(p) + more for p, q, more in zip(P, at, puff * smooth(edge / .03))]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x * SCALE, y * SCALE, h * SCALE) for (x, y), h in zip(at, z)], [], [tuple(f) for f in made[2]])
    mesh.update()
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(obj)
    uv = mesh.uv_layers.new(name='uv')
    mesh.uv_layers.new(name='rib')
    for p in mesh.polygons:
        p.use_smooth = True
        for i in p.loop_indices:
            x, y = P[mesh.loops[i].vertex_index]
            uv.data[i].uv = (.5 + (y * .8 + x * .6) / 2, .25 + (.4 - x * .8 + y * .6) / 2)
    values = dict({n: np.full(len(P), .2) for n in FACTS}, hem=edge, back=None, region=None)
    for name, v in values.items():
        domain = 'POINT' if v is not None else 'FACE'
        attribute = mesh.attributes.new(name, 'FLOAT', domain)
        fill = v if v is not None else np.full(len(mesh.polygons), float(region) if name == 'region' else 0.)
        attribute.data.foreach_set('value', fill.astype(np.float32))
    subdivide = obj.modifiers.new('smooth', 'SUBSURF')
    subdivide.levels = subdivide.render_levels = 1
    for e in mesh.edges:
        e.crease = 1. if edge[e.vertices[0]] < 1e-4 and edge[e.vertices[1]] < 1e-4 else 0.
    solid = obj.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = .0022 * SCALE, 1
    look.fabric(obj, dict(cloth=kind['cloth'], band=0., hem=.006))
    return obj


def _button(x, y, z, radius=.0056):
    """A four-holed button, its edge rounded; it takes the trim's colour."""
    rings = [(0, .0026), (.55, .0024), (.62, .0031), (.92, .0031), (1, .0021), (.97, 0)]
    points, faces, n = [], [], 28
    for r, h in rings:
        points += [((x + r * radius * math.cos(a)) * SCALE, (y + r * radius * math.sin(a)) * SCALE, (z + h) * SCALE)
                   for a in np.arange(n) * 2 * math.pi / n]
    for k in range(len(rings) - 1):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)[::-1] for i in range(n)]
    obj = solid_mesh('button', points, faces, (0., 0.))
    look.plain_cloth(obj, 'jersey', band=1., region=panels.INNER)
    return obj


def _collar(kind, surface):
    """Both halves of a shirt's collar, folded over its stand: highest behind the neck, flat at its points."""
    for side in (1, -1):
        outline = np.array(kind['collar']) * [side, 1]
        top = outline[:, 1].max()
        behind = lambda p: max(0., 1 - (abs(p[0]) - .012 + (top - p[1]) * .15) / .06) * (p[1] > top - .135)
        yield _sheet('collar', outline, surface, lambda p: .004 + .008 * behind(p), kind, panels.SKIRT if side > 0 else 6)


def _pieces(kind, surface):
    """Flat pieces sewn on, lowest first: outline, lift, puff and level in metres, region; on both sides where `mirrored`."""
    for piece in kind.get('pieces', []):
        outline = np.array(piece['outline'], float)
        for side in (1, -1) if piece.get('mirrored') else (1,):
            yield _sheet('piece', outline * [side, 1], surface, lambda p: piece['lift'], kind,
                         piece.get('region', panels.SKIRT), piece.get('puff', 0.), piece.get('level'))


def make(garment, flat, kind):
    """Everything sewn on a garment of this kind, as objects."""
    surface = Surface(garment, flat, kind.get('thickness', .0016))
    sewn = list(_pieces(kind, surface))
    if 'stand' in kind:
        sewn.append(_sheet('stand', np.array(kind['stand']), surface, lambda p: .001, kind, panels.INNER))
    if 'collar' in kind:
        sewn += _collar(kind, surface)
    for point in kind.get('buttons', []):
        x, y = surface.laid(point)
        sewn.append(_button(x, y, surface.height(x, y, .008), kind.get('button_radius', .0056)))
    return sewn
