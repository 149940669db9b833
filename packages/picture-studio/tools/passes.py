"""What a render leaves behind: light relative to the bare table, cloth coordinates and parts, as raw floats."""
import glob
import json
import os
import time

import bpy
import numpy as np

from calm import calm, enlarge

EVEN = .85  # how much of the window's fall-off across the table is taken out: nearly even, not dead


def _setup(samples, width, height):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .012
    cycles.max_bounces, cycles.diffuse_bounces, cycles.sample_clamp_indirect = 4, 3, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.threads_mode, scene.render.threads = 'FIXED', os.cpu_count() or 2
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Raw'
    return scene


def _outputs(scene, folder, names):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def _load(folder, name):
    path = sorted(glob.glob(f'{folder}/{name}[0-9]*.exr'))[-1]
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def _bare_table(scene, folder, subjects, width, height):
    """The light on the table with nothing on it, smooth: what white means in this picture."""
    for s in subjects:
        s.hide_render = True
    scene.render.resolution_percentage = 10
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = 64, False
    bpy.ops.render.render(write_still=False)
    for s in subjects:
        s.hide_render = False
    bare = _load(folder, 'Image')
    fit_y, fit_x = np.mgrid[-1:1:bare.shape[0] * 1j, -1:1:bare.shape[1] * 1j]
    terms = np.stack([fit_x**i * fit_y**j for i in range(4) for j in range(4 - i)], -1).reshape(-1, 10)
    fitted = terms @ np.linalg.lstsq(terms, bare.reshape(-1, 3), rcond=None)[0]
    fitted = fitted.reshape(bare.shape)
    mean = fitted.mean((0, 1))
    return enlarge(mean * (fitted / mean) ** EVEN, height, width)


def _grey(colour):
    """The brightness of neutral light: the studio's greys have no colour worth keeping."""
    return colour @ np.array([.2126, .7152, .0722], np.float32)


def _coarser(image, times):
    """The mean of every square of `times` pixels."""
    height, width, depth = image.shape
    return image.reshape(height // times, times, width // times, times, depth).mean((1, 3))


def _data(scene, folder, samples):
    """Coordinates and parts, one unfiltered sample a pixel, twice as fine as the picture: a pixel filter would average
    coordinates across seams. How the surface faces is filtered as light is, since a stitch finer than a pixel would
    leave a moiré otherwise. Nothing of it needs light."""
    lights = [o for o in scene.objects if o.type == 'LIGHT']
    sky, room = scene.world, bpy.data.worlds.new('dark')
    for lamp in lights:
        lamp.hide_render = True
    scene.world = room
    scene.cycles.samples, scene.cycles.max_bounces = samples, 0
    scene.render.resolution_percentage = 100
    _outputs(scene, folder, ['Denoising Normal'])
    bpy.ops.render.render(write_still=False)
    scene.cycles.samples, scene.cycles.filter_width = 1, .01
    scene.render.resolution_percentage = 200
    _outputs(scene, folder, ['UV', 'parts'])
    bpy.ops.render.render(write_still=False)
    scene.world = sky
    for lamp in lights:
        lamp.hide_render = False
    return _load(folder, 'UV'), _load(folder, 'parts'), _load(folder, 'Denoising Normal')


def render(folder, subjects, samples, width, height, gloss=False):
    """Renders light and data passes of the scene as it stands into the folder.

    Light is smooth, so it is rendered half as fine as the picture and drawn out along the relief that the data show.
    """
    os.makedirs(folder, exist_ok=True)
    scene = _setup(samples, width, height)
    layer = scene.view_layers[0]
    layer.use_pass_uv = layer.cycles.denoising_store_passes = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = gloss
    if not layer.aovs:
        aov = layer.aovs.add()
        aov.name, aov.type = 'parts', 'COLOR'
    began = time.time()
    shine = ['GlossDir', 'GlossInd', 'GlossCol'] if gloss else []
    scene.render.resolution_percentage = 50
    _outputs(scene, folder, ['Image', 'Denoising Normal'] + shine)
    bpy.ops.render.render(write_still=False)
    light, facing = _load(folder, 'Image'), _load(folder, 'Denoising Normal')
    glint = None
    if gloss:
        direct, indirect, colour = (_load(folder, name) for name in shine)
        glint = (direct + indirect) * colour
        light = light - glint
    _outputs(scene, folder, ['Image'])
    white = _bare_table(scene, folder, subjects, width // 2, height // 2)
    uv, parts, facing_fine = _data(scene, folder, min(samples // 2 + 2, 12))

    cover = (parts[:, :, 2:] > 0).astype(np.float32)
    coarse = np.dstack([facing, _coarser(cover, 4)])
    fine = np.dstack([facing_fine, _coarser(cover, 2)])
    out = lambda name, a: np.ascontiguousarray(a, np.float32).tofile(f'{folder}/{name}.f32')
    out('shade', calm(_grey(light / white), coarse, fine))
    if gloss:
        out('gloss', calm(_grey(glint / white), coarse, fine))
    out('uv', np.dstack([(uv[:, :, 0] - .5) * 2, (uv[:, :, 1] - .25) * 2]))
    out('parts', parts)
    json.dump(dict(width=width, height=height, gloss=gloss), open(f'{folder}/size.json', 'w'))
    print('RENDER', folder, samples, 'samples', round(time.time() - began, 1), 's')
