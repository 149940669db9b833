"""What a render leaves behind: light relative to the bare table, cloth coordinates and parts, as raw floats."""
import glob
import json
import os
import time

import bpy
import numpy as np

from calm import calm

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


def _enlarge(image, height, width):
    """Bilinear enlargement."""
    h, w, _ = image.shape
    y = np.clip((np.arange(height) + .5) * h / height - .5, 0, h - 1)
    x = np.clip((np.arange(width) + .5) * w / width - .5, 0, w - 1)
    y0, x0 = np.minimum(y.astype(int), h - 2), np.minimum(x.astype(int), w - 2)
    fy, fx = (y - y0)[:, None, None], (x - x0)[None, :, None]
    top = image[y0][:, x0] * (1 - fx) + image[y0][:, x0 + 1] * fx
    low = image[y0 + 1][:, x0] * (1 - fx) + image[y0 + 1][:, x0 + 1] * fx
    return top * (1 - fy) + low * fy


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
    return _enlarge(mean * (fitted / mean) ** EVEN, height, width)


def render(folder, subjects, samples, width, height, gloss=False):
    """Renders light and data passes of the scene as it stands into the folder."""
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
    _outputs(scene, folder, ['Image', 'Denoising Normal'] + shine)
    bpy.ops.render.render(write_still=False)
    light, normal = _load(folder, 'Image'), _load(folder, 'Denoising Normal')
    glint = None
    if gloss:
        direct, indirect, colour = (_load(folder, name) for name in shine)
        glint = (direct + indirect) * colour
        light = light - glint
    _outputs(scene, folder, ['Image'])
    white = _bare_table(scene, folder, subjects, width, height)

    # One sample a pixel, unfiltered and twice as fine: a pixel filter would average coordinates across seams.
    scene.cycles.samples, scene.cycles.filter_width, scene.cycles.max_bounces = 1, .01, 0
    scene.render.resolution_percentage = 200
    _outputs(scene, folder, ['UV', 'parts'])
    bpy.ops.render.render(write_still=False)
    uv, parts = _load(folder, 'UV'), _load(folder, 'parts')
    out = lambda name, a: np.ascontiguousarray(a, np.float32).tofile(f'{folder}/{name}.f32')
    cover = (parts[:, :, 2] > 0).reshape(height, 2, width, 2).mean((1, 3))
    out('shade', calm(light / white, normal, cover))
    if gloss:
        out('gloss', calm(glint / white, normal, cover).mean(2))
    out('uv', np.dstack([(uv[:, :, 0] - .5) * 2, (uv[:, :, 1] - .25) * 2]))
    out('parts', parts)
    json.dump(dict(width=width, height=height, gloss=gloss), open(f'{folder}/size.json', 'w'))
    print('RENDER', folder, samples, 'samples', round(time.time() - began, 1), 's')
