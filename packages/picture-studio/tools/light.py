"""One window, upper left and low enough that folds read, and one camera: the same for every picture."""
import math

import bpy
from mathutils import Vector


def _aim(obj, location, target, up='Y'):
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', up).to_euler()
    bpy.context.collection.objects.link(obj)


def sky(strength=.40):
    """The soft fill from the rest of the room."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (1, .97, .93, 1)
    background.inputs[1].default_value = strength


def window(centre, reach, offset=(-2.2, 1.7, 1.6), width=.95, height=1.3):
    """The key light. `reach` is the size of the subject in scene units; everything scales with it."""
    lamp = bpy.data.lights.new('window', 'AREA')
    lamp.energy, lamp.color, lamp.shape = 118 * reach**2, (1, .955, .89), 'RECTANGLE'
    lamp.size, lamp.size_y = width * reach, height * reach
    at = [c + reach * o for c, o in zip(centre, offset)]
    _aim(bpy.data.objects.new('window', lamp), at, centre)


def _camera():
    camera = bpy.data.cameras.new('camera')
    camera.sensor_fit, camera.sensor_height, camera.clip_end = 'VERTICAL', 36, 1000
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.scene.camera = obj
    return obj


def above(centre, height):
    """Looking straight down, `height` scene units tall."""
    obj = _camera()
    obj.data.type, obj.data.ortho_scale = 'ORTHO', height
    bpy.context.collection.objects.link(obj)
    obj.location = (centre[0], centre[1], 40)
    obj.rotation_euler = (0, 0, 0)


def across(target, distance, elevation, field):
    """Looking across the table at a pot, from `elevation` degrees up through a long lens (half field, degrees)."""
    obj = _camera()
    obj.data.lens = 36 / (2 * math.tan(math.radians(field)))
    e = math.radians(elevation)
    at = (target[0], target[1] - distance * math.cos(e), target[2] + distance * math.sin(e))
    _aim(obj, at, target)
