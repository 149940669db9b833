"""Flat pattern pieces: an outline becomes a front and a back mesh, sewn at the seams."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

import curves

STEP = 0.0115
BODY, SKIRT, SLEEVE_RIGHT, SLEEVE_LEFT, INNER = 1, 2, 3, 4, 5


def _outline(kind, side, step):
    """The closed loops of a panel as (points, the type of each of their edges), and the lines they are drawn with.

    What is drawn is the right half of one thing, or, where something lies `beside` it, the whole of one of two.
    """
    drawn = [(t, curves.resample(p, step)) for t, p in [('neck', kind[side])] + kind['rest']]
    twin = [(t, p + kind['beside']) for t, p in drawn] if 'beside' in kind else [(t, curves.mirror(p)) for t, p in drawn]
    walks = [drawn, twin] if 'beside' in kind else [drawn + twin[::-1]]
    loops = [(np.concatenate([p[:-1] for _, p in walk]), [t for t, p in walk for _ in p[1:]]) for walk in walks]
    return loops, drawn + twin


def _components(faces, cut):
    """Pieces of the mesh that the cut edges separate: a label a face. This is what tells a sleeve from a body."""
    owners = {}
    for i, f in enumerate(faces):
        for a, b in zip(f, f[1:] + f[:1]):
            owners.setdefault((min(a, b), max(a, b)), []).append(i)
    near = [[] for _ in faces]
    for edge, pair in owners.items():
        if len(pair) == 2 and edge not in cut:
            near[pair[0]].append(pair[1])
            near[pair[1]].append(pair[0])
    label = [-1] * len(faces)
    count = 0
    for start in range(len(faces)):
        if label[start] >= 0:
            continue
        stack = [start]
        label[start] = count
        while stack:
            for other in near[stack.pop()]:
                if label[other] < 0:
                    label[other] = count
                    stack.append(other)
        count += 1
    return np.array(label), count


def panel(kind, side, rng):
    """One side of the garment: points, faces, the region of each face, and distances to its edges and seams."""
    step = kind.get('step', STEP)
    loops, drawn = _outline(kind, side, step)
    both = lambda name: [q for q in (curves.resample(p, step) for p in kind.get(name, []))
                         for q in (q, curves.mirror(q))]
    arms = both('armhole')
    waist = [curves.resample(p, step) for p in kind.get('waist', [])]
    lines = arms + waist

    points, edges, rings = [], [], []
    for loop, _ in loops:
        ring = [len(points) + i for i in range(len(loop))]
        points += list(loop)
        edges += zip(ring, ring[1:] + ring[:1])
        rings.append(ring)
    low, high = np.min(points, 0), np.max(points, 0)
    grid = np.array([(x, y) for j, y in enumerate(np.arange(low[1], high[1], step * 0.866))
                     for x in np.arange(low[0] + (j % 2) * step / 2, high[0], step)])
    grid = grid + rng.normal(0, step * 0.13, grid.shape)
    clear = curves.nearest(grid, [np.r_[loop, loop[:1]] for loop, _ in loops] + lines)[0] > step * 0.6
    grid = grid[np.any([curves.inside(grid, loop) for loop, _ in loops], 0) & clear]

    for q in lines:
        base = len(points)
        points += list(q)
        edges += [(base + i, base + i + 1) for i in range(len(q) - 1)]
    made = delaunay_2d_cdt([Vector(p) for p in points + list(grid)], edges, rings, 1, 1e-4)
    P = np.array([v[:] for v in made[0]])
    F = [tuple(f) for f in made[2]]

    on = lambda polys: curves.nearest(P, polys)[0] < 2e-4 if polys else np.zeros(len(P), bool)
    cut = set()
    for polys in (arms[:1], arms[1:2], waist):
        line = on(polys)
        cut |= {(min(a, b), max(a, b)) for f in F for a, b in zip(f, f[1:] + f[:1]) if line[a] and line[b]}
    label, count = _components(F, cut)
    centre = np.array([P[list(f)].mean(0) for f in F])
    region = np.full(len(F), BODY)
    second = np.zeros(len(P), bool)  # what is of the other of two
    for c in range(count):
        x, y = centre[label == c].mean(0)
        if 'beside' in kind and curves.inside(centre[label == c][:1], loops[1][0])[0]:
            second[[i for f in np.flatnonzero(label == c) for i in F[f]]] = True
            y -= kind['beside'][1]
        if arms and abs(x) > np.abs(arms[0][:, 0]).min():
            region[label == c] = SLEEVE_RIGHT if x > 0 else SLEEVE_LEFT
        elif waist and y < waist[0][:, 1].mean():
            region[label == c] = SKIRT

    neck, hems, seams = ([p for t, p in drawn if t == name] for name in ('neck', 'hem', 'seam'))
    far = np.full(len(P), 9.0)
    to = lambda polys: curves.nearest(P, polys)[0] if polys else far
    away = lambda polys: np.where(second, to(polys[len(polys) // 2:]), to(polys[:len(polys) // 2])) if 'beside' in kind else to(polys)
    halves = lambda polys: [(1 if i < len(polys) // 2 else -1, p) for i, p in enumerate(polys)]
    pitch = kind.get('rib_pitch', .0046)
    seam_points = np.array([p for loop, types in loops for i, p in enumerate(loop) if 'seam' in (types[i], types[i - 1])])
    ribs = np.c_[curves.cycles(P, halves(neck), pitch), curves.cycles(P, halves(hems), pitch * 1.5)]
    return dict(P=P, F=F, region=region, seam_points=seam_points, ribs=ribs, distances=dict(
        neck=away(neck), hem=away(hems), arm=away(arms), waist=away(waist), seam=away(seams)))


def sew(kind, rng):
    """Front and back joined at their seams: a dict of faces, flat points, per-vertex and per-face facts."""
    top, bottom = panel(kind, 'front', rng), panel(kind, 'back', rng)
    flat = np.r_[top['P'], bottom['P']]
    n = len(top['P'])
    target = np.arange(len(flat))
    for point in bottom['seam_points']:
        i = np.argmin(np.hypot(*(top['P'] - point).T))
        j = np.argmin(np.hypot(*(bottom['P'] - point).T))
        target[n + j] = i
    used = np.unique(target)
    index = -np.ones(len(flat), int)
    index[used] = np.arange(len(used))
    m = index[target]
    faces = [tuple(int(m[i]) for i in f) for f in top['F']]
    faces += [tuple(int(m[n + i]) for i in f[::-1]) for f in bottom['F']]
    corners = [top['P'][list(f)] for f in top['F']] + [bottom['P'][list(f[::-1])] for f in bottom['F']]
    ribs = [top['ribs'][list(f)] for f in top['F']] + [bottom['ribs'][list(f[::-1])] for f in bottom['F']]
    sides = np.r_[np.zeros(len(top['F']), int), np.ones(len(bottom['F']), int)]
    region = np.r_[top['region'], bottom['region']]
    sleeve = np.zeros(len(used))
    for f, r in zip(faces, region):
        if r in (SLEEVE_RIGHT, SLEEVE_LEFT):
            sleeve[list(f)] = 1 if r == SLEEVE_RIGHT else -1
    facts = {k: np.r_[top['distances'][k], bottom['distances'][k]][used] for k in top['distances']}
    sleeve[facts['arm'] < 2e-4] = 0
    return dict(faces=faces, corners=corners, ribs=ribs, back=sides, region=region, flat=flat[used],
                front=used < n, sleeve=sleeve, facts=facts)
