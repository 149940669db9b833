"""Flat pattern pieces: an outline becomes a front and a back mesh, sewn at the seams."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

import curves

STEP = 0.0115
BODY, SKIRT, SLEEVE_RIGHT, SLEEVE_LEFT, INNER = 1, 2, 3, 4, 5


def _loop(kind, side):
    """The closed outline, the type of each of its edges, and the neck's right half."""
    neck = curves.resample(kind[side], STEP)
    right = [('neck', neck)] + [(t, curves.resample(p, STEP)) for t, p in kind['rest']]
    points, edge_types = [], []
    for t, p in right + [(t, curves.mirror(p)) for t, p in reversed(right)]:
        points += list(p[:-1])
        edge_types += [t] * (len(p) - 1)
    return np.array(points), edge_types, right


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
    loop, types, right = _loop(kind, side)
    both = lambda name: [q for q in (curves.resample(p, STEP) for p in kind.get(name, []))
                         for q in (q, curves.mirror(q))]
    arms = both('armhole')
    waist = [curves.resample(p, STEP) for p in kind.get('waist', [])]
    lines = arms + waist

    low, high = loop.min(0), loop.max(0)
    grid = np.array([(x, y) for j, y in enumerate(np.arange(low[1], high[1], STEP * 0.866))
                     for x in np.arange(low[0] + (j % 2) * STEP / 2, high[0], STEP)])
    grid = grid + rng.normal(0, STEP * 0.13, grid.shape)
    clear = curves.nearest(grid, [np.r_[loop, loop[:1]]] + lines)[0] > STEP * 0.6
    grid = grid[curves.inside(grid, loop) & clear]

    points = list(loop)
    edges = [(i, (i + 1) % len(loop)) for i in range(len(loop))]
    for q in lines:
        base = len(points)
        points += list(q)
        edges += [(base + i, base + i + 1) for i in range(len(q) - 1)]
    made = delaunay_2d_cdt([Vector(p) for p in points + list(grid)], edges,
                           [list(range(len(loop)))], 1, 1e-4)
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
    for c in range(count):
        x, y = centre[label == c].mean(0)
        if arms and abs(x) > np.abs(arms[0][:, 0]).min():
            region[label == c] = SLEEVE_RIGHT if x > 0 else SLEEVE_LEFT
        elif waist and y < waist[0][:, 1].mean():
            region[label == c] = SKIRT

    neck = [right[0][1], right[0][1] * [-1, 1]]
    hems = [q for t, p in right if t == 'hem' for q in (p, p * [-1, 1])]
    seams = [q for t, p in right if t == 'seam' for q in (p, p * [-1, 1])]
    far = np.full(len(P), 9.0)
    away = lambda polys: curves.nearest(P, polys)[0] if polys else far
    halves = lambda polys: list(zip([1, -1] * len(polys), polys))
    pitch = kind.get('rib_pitch', .0046)
    seam_points = np.array([loop[i] for i in range(len(loop)) if 'seam' in (types[i], types[i - 1])])
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
