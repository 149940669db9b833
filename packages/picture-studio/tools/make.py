"""Makes one kind of thing: blender -b -P packages/picture-studio/tools/make.py -- <kind> <view>[,<view>] [--proof] [--samples n] [--out folder]

Writes raw passes to <out>/<kind>-<view>; `node packages/picture-studio/tools/pack.mjs` packs them into packages/picture-studio/passes.
"""
import argparse
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import cloth
import cushion
import fringe
import light
import look
import passes
import pot
import trimmings
from behind import turned
from cloth import SCALE

FILL_WIDTH, FILL_HEIGHT = .74, .82  # how much of the picture a garment may take (look.md, "Space and shape")


def _extent(*subjects):
    co = np.array([v.co[:2] for obj in subjects for v in obj.data.vertices])
    return co.min(0), co.max(0)


def frame_flat(subjects, kind, view):
    """The camera over a garment and all that is sewn on it: the whole of it, or the garment's best corner close up."""
    low, high = _extent(subjects[0]) if view == 'detail' else _extent(*subjects)
    centre = (low + high) / 2
    size = high - low
    if view == 'detail':
        dx, dy, height = kind.get('detail', (.03, -.15, .36))
        light.above((centre[0] + dx * SCALE, high[1] + dy * SCALE), height * SCALE)
    else:
        light.above(centre, max(size[1] / kind.get('fill', FILL_HEIGHT), size[0] / kind.get('fill_width', FILL_WIDTH) * 1.25))


def _finish(subjects):
    """The subjects with their smoothing and thickness worked out once, rather than anew for each of a view's renders."""
    evaluated = bpy.context.evaluated_depsgraph_get()
    for subject in subjects:
        mesh = bpy.data.meshes.new_from_object(subject.evaluated_get(evaluated), preserve_all_data_layers=True, depsgraph=evaluated)
        subject.modifiers.clear()
        subject.data = mesh


def build(kind):
    """The subjects of this kind, lit, and the function that frames a view of them."""
    ground = look.ground()
    light.sky()
    if kind['cloth'] == 'glaze':
        return pot.make(kind)
    if kind.get('stuffed'):
        return cushion.make(kind, ground)
    garment, flat = cloth.make(kind, ground, kind.get('seed', 0))
    look.fabric(garment, kind)
    subjects = [garment] + trimmings.make(garment, flat, kind)
    if kind.get('fringe'):
        subjects.append(fringe.make(garment, kind))
    low, high = _extent(garment)
    light.window((*((low + high) / 2), 0), SCALE * 1.5)
    return subjects, lambda view: frame_flat(subjects, kind, view)


def picture(kind, views, asked):
    """Makes the kind once and renders these views of it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    subjects, frame = build(kind)
    _finish(subjects)
    for view in views:
        frame(view)
        folder = os.path.join(os.path.abspath(asked.out), f'{asked.kind}-{view}')
        width, height, samples = (320, 400, 12) if asked.proof else (960, 1200, asked.samples)
        if view == 'detail':
            samples = round(samples * .6)  # close up, the cloth's own grain hides what noise is left
        passes.render(folder, subjects, samples, width, height, gloss=kind['cloth'] == 'glaze')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('kind')
    parser.add_argument('views')
    parser.add_argument('--proof', action='store_true')
    parser.add_argument('--samples', type=int, default=64)
    parser.add_argument('--out', default='.passes')
    asked = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    kind = importlib.import_module('outlines.' + asked.kind.replace('-', '_')).KIND
    views = asked.views.split(',')
    face_up = [view for view in views if view != 'back']
    if face_up:
        picture(kind, face_up, asked)
    if 'back' in views:
        picture(turned(kind), ['back'], asked)


main()
