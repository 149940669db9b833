"""A small algebra over Blender's shader nodes, so that a look reads as arithmetic."""


class Nodes:
    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def feed(self, value, socket):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0., c=0.):
        node = self.add('ShaderNodeMath', operation=operation)
        for i, value in enumerate((a, b, c)):
            self.feed(value, node.inputs[i])
        return node.outputs[0]

    def plus(self, *values):
        total = values[0]
        for v in values[1:]:
            total = self.math('ADD', total, v)
        return total

    def times(self, *values):
        total = values[0]
        for v in values[1:]:
            total = self.math('MULTIPLY', total, v)
        return total

    def minus(self, a, b):
        return self.math('SUBTRACT', a, b)

    def attribute(self, name):
        return self.add('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def noise(self, vector, scale, detail=2.):
        node = self.add('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        self.tree.links.new(vector, node.inputs['Vector'])
        return node.outputs[0]

    def groove(self, distance, at, width):
        """1 on the line `distance == at`, falling to 0 at `width` either side."""
        off = self.math('ABSOLUTE', self.minus(distance, at))
        return self.math('MAXIMUM', self.minus(1., self.math('DIVIDE', off, width)), 0.)

    def below(self, value, limit, softness=.001):
        """1 where the value is under the limit, 0 over it, with a soft edge."""
        x = self.math('DIVIDE', self.minus(limit + softness, value), 2 * softness)
        return self.math('MINIMUM', self.math('MAXIMUM', x, 0.), 1.)

    def to_polylines(self, x, y, polylines):
        """Distance from the point to the nearest of the polylines, exactly, however coarse the mesh."""
        nearest = None
        for line in polylines:
            for (ax, ay), (bx, by) in zip(line[:-1], line[1:]):
                dx, dy = float(bx - ax), float(by - ay)
                px, py = self.minus(x, float(ax)), self.minus(y, float(ay))
                along = self.times(self.plus(self.times(px, dx), self.times(py, dy)), 1 / (dx * dx + dy * dy))
                along = self.math('MINIMUM', self.math('MAXIMUM', along, 0.), 1.)
                ox, oy = self.minus(px, self.times(along, dx)), self.minus(py, self.times(along, dy))
                d = self.math('SQRT', self.plus(self.times(ox, ox), self.times(oy, oy)))
                nearest = d if nearest is None else self.math('MINIMUM', nearest, d)
        return nearest
