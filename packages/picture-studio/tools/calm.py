"""Light without its grain: Debian's Blender has no denoiser, so few samples are smoothed here along the relief of the cloth."""
import numpy as np

REACH = 2  # pixels each way: wide enough to still the grain, narrow enough to keep a fold's edge
STEADY = 2e-4  # how unlike two places must be, squared, before their light is told apart


def _around(values):
    """The mean over the square of pixels around each."""
    padded = np.pad(values, ((REACH + 1, REACH), (REACH + 1, REACH), (0, 0)), 'edge')
    sums = padded.cumsum(0, np.float64).cumsum(1)
    side = 2 * REACH + 1
    return (sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]) / side**2


def enlarge(image, height, width):
    """Bilinear enlargement."""
    h, w, _ = image.shape
    y = np.clip((np.arange(height) + .5) * h / height - .5, 0, h - 1)
    x = np.clip((np.arange(width) + .5) * w / width - .5, 0, w - 1)
    y0, x0 = np.minimum(y.astype(int), h - 2), np.minimum(x.astype(int), w - 2)
    fy, fx = (y - y0)[:, None, None], (x - x0)[None, :, None]
    top = image[y0][:, x0] * (1 - fx) + image[y0][:, x0 + 1] * fx
    low = image[y0 + 1][:, x0] * (1 - fx) + image[y0 + 1][:, x0 + 1] * fx
    return top * (1 - fy) + low * fy


def calm(light, coarse, fine):
    """Light at the size of `fine`, from noisy light at the size of `coarse`: both say of each pixel how its surface
    faces and whether there is cloth, height by width by fact. Around every pixel light is fitted as a straight line of
    those facts. Noise follows none of them and goes; weave, stitches and folds turn the surface and stay.
    """
    facts = coarse.shape[-1]
    pairs = [(i, j) for i in range(facts) for j in range(i, facts)]
    lit = light[..., None]
    means = _around(np.concatenate([coarse, lit, *(coarse[..., i:i + 1] * coarse[..., j:j + 1] for i, j in pairs), coarse * lit], -1))
    mean, mean_lit = means[..., :facts], means[..., facts:facts + 1]
    alike = np.empty((*light.shape, facts, facts))
    for at, (i, j) in enumerate(pairs):
        alike[..., i, j] = alike[..., j, i] = means[..., facts + 1 + at] - mean[..., i] * mean[..., j]
    shared = means[..., -facts:] - mean * mean_lit
    slope = np.linalg.solve(alike + STEADY * np.eye(facts), shared[..., None])[..., 0]
    level = mean_lit - (slope * mean).sum(-1, keepdims=True)
    height, width, _ = fine.shape
    line = enlarge(_around(np.concatenate([slope, level], -1)), height, width)
    return (line[..., :-1] * fine).sum(-1) + line[..., -1]
