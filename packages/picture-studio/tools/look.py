"""What things are made of: neutral grey cloth and glaze with real relief, and the parts a colourway may dye."""
import math

import bpy

import curves
from cloth import SCALE
from nodes import Nodes

GREY = .72  # the albedo every picture is rendered in; the compositor divides by nothing else
TURN = 2 * math.pi
WEAVES = {'weave': (.0017, .00012), 'linen': (.0021, .00022), 'canvas': (.0030, .00034)}  # pitch and depth, in metres


def _weave(n, uv, u, v, pitch, depth):
    a, b = (n.math('SINE', n.times(x, TURN * 2 / pitch)) for x in (u, v))
    return n.plus(n.times(a, b, depth), n.times(n.noise(uv, 900), .0004))


def _twill(n, uv, u, v):
    diagonal = n.math('SINE', n.times(n.plus(u, v), TURN * 2 / .0024))
    return n.plus(n.times(diagonal, .00016), n.times(n.noise(uv, 800, 3.), .0004))


def _denim(n, uv, u, v):
    diagonal = n.math('SINE', n.times(n.plus(u, v), TURN * 2 / .0017))
    slub = n.times(n.noise(uv, 260, 4.), .0009)
    return n.plus(n.times(diagonal, .00016), slub, n.times(n.noise(uv, 900, 3.), .0004))


def _knit(n, uv, u, v):
    """Stocking stitch: columns of Vs, each leg of a V a strand that leans outward."""
    wander = n.times(n.minus(n.noise(uv, 40), .5), .0012)
    outward = n.times(n.math('ABSOLUTE', n.minus(n.math('FRACT', n.times(n.plus(u, wander), 2 / .0050)), .5)), 2.)
    row = n.minus(n.times(n.plus(v, wander), 2 / .0042), n.times(outward, .9))
    strand = n.math('SQRT', n.math('SINE', n.times(outward, math.pi)))
    stitch = n.math('SQRT', n.math('ABSOLUTE', n.math('SINE', n.times(row, math.pi))))
    return n.plus(n.times(strand, n.plus(.0002, n.times(stitch, .0006))), n.times(n.noise(uv, 1100, 2.), .0006))


def _cable(n, uv, u, v):
    """Ropes of two strands that cross every 60 mm, between columns of plain knit; the strands are sines half a turn apart."""
    panel = .062
    column = n.minus(n.math('FRACT', n.plus(n.math('DIVIDE', u, panel / 2), 20.5)), .5)
    across = n.times(column, panel)
    twist = n.times(n.math('SINE', n.times(v, TURN * 2 / .060)), .0085)
    turned = n.math('COSINE', n.times(v, TURN * 2 / .060))
    strand = lambda at, over: n.times(
        n.math('SQRT', n.math('MAXIMUM', n.minus(1., n.times(n.math('DIVIDE', n.minus(across, at), .0085),
                                                            n.math('DIVIDE', n.minus(across, at), .0085))), 0.)),
        n.plus(.0040, n.times(over, .0014)))
    ropes = n.math('MAXIMUM', strand(twist, turned), strand(n.times(twist, -1.), n.times(turned, -1.)))
    gutter = n.times(n.below(n.math('ABSOLUTE', n.minus(n.math('ABSOLUTE', across), .0205)), .0022, .0016), -.0022)
    return n.plus(n.times(_knit(n, uv, u, v), .7), ropes, gutter)


def _relief(n, cloth, uv, u, v):
    if cloth == 'cable':
        return _cable(n, uv, u, v)
    if cloth == 'denim':
        return _denim(n, uv, u, v)
    if cloth == 'knit':
        return _knit(n, uv, u, v)
    if cloth == 'twill':
        return _twill(n, uv, u, v)
    if cloth in WEAVES:
        return _weave(n, uv, u, v, *WEAVES[cloth])
    if cloth == 'felt':
        return n.plus(n.times(n.noise(uv, 300, 3.), .0010), n.times(n.noise(uv, 900, 1.), .0002))
    if cloth == 'oilcloth':
        return n.times(n.noise(uv, 240, 2.), .0003)
    if cloth == 'wool':
        return n.plus(_weave(n, uv, u, v, .0046, .0005), n.times(n.noise(uv, 500, 4.), .0016))
    return n.times(n.noise(uv, 700, 3.), .00035)


def _label(n, kind, u, v):
    """The woven label inside the back of the neck."""
    middle = .25 + (kind['back'][0][1] - kind['band'] - .018) / 2
    across = n.below(n.math('ABSOLUTE', n.minus(u, .5)), .0115, .0003)
    up = n.below(n.math('ABSOLUTE', n.minus(v, middle)), .0055, .0003)
    return n.times(across, up, n.attribute('back'))


def _stitched(n, kind, height):
    """Plackets, pockets and flies: a groove along each line of the front, with a row of stitches beside it."""
    sides = [q for p in kind.get('stitches', []) for q in (p, curves.mirror(p))]
    lines = sides + list(kind.get('centre_stitches', []))
    if not lines:
        return height
    at = n.add('ShaderNodeSeparateXYZ')
    n.feed(n.add('ShaderNodeUVMap', uv_map='flat').outputs[0], at.inputs[0])
    distance = n.plus(n.to_polylines(at.outputs[0], at.outputs[1], lines), n.attribute('back'))
    if kind.get('wadding'):  # quilted: it rises from every line to its full height 40 mm away
        height = n.plus(height, n.times(n.math('SQRT', n.math('MINIMUM', n.math('DIVIDE', distance, .040), 1.)), kind['wadding']))
    height = n.minus(height, n.times(n.groove(distance, 0., .0022), .0018))
    return n.minus(height, n.times(n.groove(distance, .0055, .0011), .0005))


def _tailoring(n, kind, height):
    """Bands, ribs, hems, seams and stitching, as relief; returns the height and the band mask."""
    neck, hem, arm, waist, seam = (n.attribute(x) for x in ('neck', 'hem', 'arm', 'waist', 'seam'))
    phases = n.add('ShaderNodeSeparateXYZ')
    n.feed(n.add('ShaderNodeUVMap', uv_map='rib').outputs[0], phases.inputs[0])
    rib = lambda axis, depth: n.times(n.math('COSINE', n.times(phases.outputs[axis], TURN)), depth)
    knit = kind['cloth'] in ('knit', 'cable')
    band = 0.
    if kind.get('band'):
        width = kind['band']
        band = n.below(neck, width, .0008)
        plain = height if not kind.get('rib') else n.times(height, n.minus(1., n.times(band, .85)))
        height = n.plus(plain, n.times(band, .0014))
        height = n.minus(height, n.times(n.groove(neck, width + .001, .0018), .0016))
        height = n.minus(height, n.times(n.groove(neck, width + .008, .0012), .0005))
        if kind.get('rib'):
            height = n.plus(height, n.times(rib(0, .0009 if knit else .0005), band))
    if kind.get('cuff'):
        cuff = n.below(hem, kind['cuff'], .0015)
        height = n.plus(n.times(height, n.minus(1., n.times(cuff, .85))), n.times(rib(1, .0013), cuff))
        height = n.minus(height, n.times(n.groove(hem, kind['cuff'] + .001, .002), .0014))
        band = n.math('MAXIMUM', band, cuff)
    elif kind.get('hem', .02) > 0:
        depth = kind.get('hem', .02)
        height = n.minus(height, n.times(n.groove(hem, depth, .0016), .0009))
        height = n.minus(height, n.times(n.groove(hem, depth - .005, .0012), .0006))
    for distance, width, cut in ((arm, .0026, .0022), (waist, .0026, .0022), (seam, .003, .0015)):
        height = n.minus(height, n.times(n.groove(distance, 0., width), cut))
    return _stitched(n, kind, height), band


def _finish(n, height, band, label, region, roughness, specular, sheen):
    bump = n.add('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 1, SCALE
    n.feed(height, bump.inputs['Height'])
    shader = n.add('ShaderNodeBsdfPrincipled')
    shader.inputs['Base Color'].default_value = (GREY, GREY, GREY, 1)
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = roughness, specular
    shader.inputs['Sheen'].default_value = sheen
    n.feed(bump.outputs[0], shader.inputs['Normal'])
    n.feed(shader.outputs[0], n.add('ShaderNodeOutputMaterial').inputs[0])
    parts = n.add('ShaderNodeCombineXYZ')
    for i, value in enumerate((band, label, n.math('DIVIDE', region, 8.) if hasattr(region, 'is_output') else region / 8)):
        n.feed(value, parts.inputs[i])
    n.feed(parts.outputs[0], n.add('ShaderNodeOutputAOV', name='parts').inputs['Color'])


def _material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, Nodes(material.node_tree)


def _uv(n):
    uv = n.add('ShaderNodeUVMap', uv_map='uv').outputs[0]
    split = n.add('ShaderNodeSeparateXYZ')
    n.feed(uv, split.inputs[0])
    return uv, split.outputs[0], split.outputs[1]


def fabric(obj, kind):
    """A garment's cloth, with its tailoring."""
    material, n = _material('fabric')
    uv, u, v = _uv(n)
    height, band = _tailoring(n, kind, _relief(n, kind['cloth'], uv, u, v))
    label = 0.
    if kind.get('label'):
        label = _label(n, kind, u, v)
        height = n.plus(n.times(height, n.minus(1., label)), n.times(label, .0016))
    _finish(n, height, band, label, n.attribute('region'), .85, .15, .35)
    obj.data.materials.append(material)


def plain_cloth(obj, cloth, band=0., region=1.):
    """Cloth without tailoring: a cushion's face, or its piping as the band."""
    material, n = _material('cloth')
    uv, u, v = _uv(n)
    _finish(n, _relief(n, cloth, uv, u, v), band, 0., region, .85, .15, .35)
    obj.data.materials.append(material)


def glaze(obj, roughness=.28):
    """Stoneware glaze, a little uneven, as a thrown pot is; the band is the bare or contrasting part."""
    material, n = _material('glaze')
    position = n.add('ShaderNodeNewGeometry').outputs['Position']
    _finish(n, n.times(n.noise(position, 9), .0022), n.attribute('band'), 0., n.attribute('region'), roughness, .45, 0.)
    obj.data.materials.append(material)


def ground():
    """The table: a plane in the same neutral grey, so that its colour is chosen in the compositor."""
    q = 20 * SCALE
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata([(-q, -q, 0), (q, -q, 0), (q, q, 0), (-q, q, 0)], [], [(0, 1, 2, 3)])
    obj = bpy.data.objects.new('ground', mesh)
    bpy.context.collection.objects.link(obj)
    material = bpy.data.materials.new('ground')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (GREY, GREY, GREY, 1)
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .95, .1
    obj.data.materials.append(material)
    return obj
