"""Cloth laid by hand and settled by gravity: a sewn pattern becomes a creased garment on the table."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

import panels

SCALE = 4.0  # scene units a metre: the solver is steadier with bigger cloth
FRAMES = 40
SLEEVE_TURN = (-3, 5)  # how far a hand turns each sleeve, in degrees


def smooth(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def drift(points, size, seed):
    """Low-frequency noise in the plane, about -0.5 to 0.5, features `size` metres across."""
    return np.array([noise.noise(Vector((p[0] / size, p[1] / size, seed))) for p in points])


def lay(kind, sewn):
    """The flat points moved as a hand would lay them: sleeves turned a little, the body not quite straight."""
    flat = sewn['flat']
    laid = flat.copy()
    if 'armhole' in kind:
        arm = kind['armhole'][0]
        ox, oy = float(arm[:, 0].mean()) - .01, float(arm[:, 1].max())
        for sign, degrees in zip((1, -1), kind.get('sleeve_turn', SLEEVE_TURN)):
            amount = (sewn['sleeve'] == sign) * smooth(sewn['facts']['arm'] / .06)
            angle = math.radians(degrees * sign) * amount
            dx, dy = laid[:, 0] - sign * ox, laid[:, 1] - oy
            laid[:, 0] = sign * ox + np.cos(angle) * dx - np.sin(angle) * dy
            laid[:, 1] = oy + np.sin(angle) * dx + np.cos(angle) * dy
    x, y = flat.T
    laid[:, 0] += .007 * np.sin(y * 6) + .004 * np.sin(y * 13 + 1) * np.sign(x) * np.clip(abs(x) / .2, 0, 1)
    laid[:, 1] += .008 * np.sin(x * 5 + .6) + x * .012
    return laid


def rest_and_start(kind, sewn, seed):
    """The cloth's rest shape, where the solver starts, how much each vertex may grow, and what is pinned."""
    flat, facts, front = sewn['flat'], sewn['facts'], sewn['front']
    laid = lay(kind, sewn)
    rest = np.c_[laid, np.zeros(len(laid))]
    start = rest.copy()
    free = smooth(facts['seam'] / .07)
    ripple = drift(np.c_[laid[:, 0] + .35 * laid[:, 1], laid[:, 1] * .33], .075, 2.2 + seed)
    broad = drift(laid, .2, 8.0 + seed)
    radial = np.zeros(len(laid))
    if 'armhole' in kind:
        arm = kind['armhole'][0]
        px, py = abs(laid[:, 0]) - arm[:, 0].min(), laid[:, 1] - arm[:, 1].min()
        radial = np.sin(np.arctan2(py, px + 1e-6) * 7 + np.sign(laid[:, 0]) * 1.3) * np.exp(-np.hypot(px, py) / .16)
    relief = kind.get('relief', .012)
    height = .005 + free * (.010 + relief * (.55 * radial + .75 * ripple + .5 * broad))
    if 'waist' in kind and kind.get('gather', 1) > 1:
        waist = float(kind['waist'][0][:, 1].mean())
        below = np.clip((waist - flat[:, 1]) / .03, 0, 1)
        sway = .007 * np.sin(flat[:, 1] * 6)
        wider = (rest[:, 0] - sway) * (1 + (kind['gather'] - 1) * below) + sway
        rest[:, 0] = np.where(front, wider, rest[:, 0])
        across = flat[:, 0] / np.maximum(kind['waist_half'] + kind['flare'] * (waist - flat[:, 1]), .1)
        wave = np.sin(across * 20 + 2.2 * drift(flat * [1, .3], .2, 9.0 + seed) + flat[:, 1] * 2) + .9
        depth = .012 * smooth((waist - flat[:, 1]) / .06) * (1 + .9 * np.clip((waist - flat[:, 1]) / .6, 0, 1))
        height += depth * wave * np.clip(facts['seam'] / .03, 0, 1)
    start[:, 2] = np.where(front, np.maximum(height, .006), 0) + .002
    grow = np.where(front, (.25 + .75 * free) * np.clip(.55 + .9 * broad + .4 * ripple, .1, 1), 0)
    moves = front & (facts['seam'] > .004)
    if kind.get('hold_neck'):
        moves &= facts['neck'] > .03
    return rest * SCALE, start * SCALE, grow, moves


def paint(mesh, sewn, kind):
    """UV in metres (half a unit a metre) with sleeves along their own grain, and the facts the look needs."""
    uv = mesh.uv_layers.new(name='uv')
    arm = kind['armhole'][0] if 'armhole' in kind else None
    i = 0
    for corners, region in zip(sewn['corners'], sewn['region']):
        for q in corners:
            u = np.array(q)
            if region == panels.SKIRT:
                u = u * [kind.get('gather', 1), 1]
            elif region in (panels.SLEEVE_RIGHT, panels.SLEEVE_LEFT):
                sign = 1 if region == panels.SLEEVE_RIGHT else -1
                a = math.radians(sign * kind['sleeve_grain'])
                c, s = math.cos(a), math.sin(a)
                o = np.array([sign * arm[:, 0].mean(), arm[:, 1].mean()])
                u = np.array([[c, -s], [s, c]]) @ (u - o) + o
            uv.data[i].uv = (.5 + u[0] / 2, .25 + u[1] / 2)
            i += 1
    rib = mesh.uv_layers.new(name='rib')
    rib.data.foreach_set('uv', np.concatenate(sewn['ribs']).astype(np.float32).ravel())
    flat = mesh.uv_layers.new(name='flat')
    flat.data.foreach_set('uv', np.concatenate(sewn['corners']).astype(np.float32).ravel())
    for name, values in sewn['facts'].items():
        a = mesh.attributes.new(name, 'FLOAT', 'POINT')
        a.data.foreach_set('value', np.minimum(values, .2).astype(np.float32))
    for name in ('back', 'region'):
        values = np.where(sewn['back'] == 1, panels.INNER, sewn['region']) if name == 'region' else sewn['back']
        a = mesh.attributes.new(name, 'FLOAT', 'FACE')
        a.data.foreach_set('value', values.astype(np.float32))


def settle(obj, ground, kind, rest, grow, moves):
    """Runs the solver: the back stays pinned, the front is given more cloth than it needs and gravity folds it."""
    obj.shape_key_add(name='Basis')
    obj.shape_key_add(name='rest').data.foreach_set('co', rest.astype(np.float32).ravel())
    ground.modifiers.new('collision', 'COLLISION')
    ground.collision.thickness_outer = .006 * SCALE
    ground.collision.cloth_friction = 40
    cloth = obj.modifiers.new('cloth', 'CLOTH')
    c = cloth.settings
    c.quality, c.mass, c.air_damping = 8, .35, 1.2
    c.tension_stiffness = c.compression_stiffness = 18
    c.shear_stiffness, c.bending_stiffness = 8, kind.get('bend', .6)
    c.tension_damping = c.compression_damping = 6
    c.shear_damping, c.bending_damping = 4, .6
    # The solver clamps shrink_max to shrink_min, so growth is a negative minimum under an inverted group.
    for name, weights in (('grow', 1 - grow), ('pin', np.where(moves, 0., 1.))):
        group = obj.vertex_groups.new(name=name)
        for i, w in enumerate(weights):
            group.add([i], float(w), 'REPLACE')
    c.vertex_group_mass, c.vertex_group_shrink = 'pin', 'grow'
    c.shrink_min, c.shrink_max = -kind.get('grow', .05), 0.
    c.rest_shape_key = obj.data.shape_keys.key_blocks['rest']
    collisions = cloth.collision_settings
    collisions.use_collision, collisions.use_self_collision = True, False
    collisions.distance_min, collisions.collision_quality = .0018 * SCALE, 3
    cloth.point_cache.frame_end = FRAMES + 5
    freeze(obj, cloth, FRAMES)


def freeze(obj, modifier, frames):
    """Plays the solver to its last frame and writes the result back into the mesh."""
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    co = np.zeros(len(obj.data.vertices) * 3, np.float32)
    evaluated.to_mesh().vertices.foreach_get('co', co)
    evaluated.to_mesh_clear()
    obj.modifiers.remove(modifier)
    if obj.data.shape_keys:
        obj.shape_key_clear()
    obj.data.vertices.foreach_set('co', co)
    obj.data.update()
    return co.reshape(-1, 3)


def thicken(obj, kind, facts):
    """Smooths the settled cloth, keeping seams crisp, and gives it a thickness."""
    for p in obj.data.polygons:
        p.use_smooth = True
    near = [facts[name] < 2e-4 for name in ('seam', 'arm', 'waist')]
    for e in obj.data.edges:
        a, b = e.vertices
        if any(n[a] and n[b] for n in near):
            e.crease = 1.
    subdivide = obj.modifiers.new('smooth', 'SUBSURF')
    subdivide.levels = subdivide.render_levels = 2
    solid = obj.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = kind.get('thickness', .0016) * SCALE, 0


def make(kind, ground, seed=0):
    """A finished garment of this kind, settled on the ground, and the flat points of its pattern."""
    sewn = panels.sew(kind, np.random.default_rng(7 + seed))
    rest, start, grow, moves = rest_and_start(kind, sewn, float(seed))
    mesh = bpy.data.meshes.new('garment')
    mesh.from_pydata([tuple(v) for v in start], [], sewn['faces'])
    mesh.update()
    obj = bpy.data.objects.new('garment', mesh)
    bpy.context.collection.objects.link(obj)
    paint(mesh, sewn, kind)
    settle(obj, ground, kind, rest, grow, moves)
    thicken(obj, kind, sewn['facts'])
    return obj, sewn['flat']
