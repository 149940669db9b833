"""Light without its grain: Debian's Blender has no denoiser, so few samples are smoothed here along the relief of the cloth."""
import numpy as np

REACH = 2  # pixels each way: wide enough to still the grain, narrow enough to keep a fold's edge
STEADY = 1e-3  # how unlike two places must be before their light is told apart, squared


def _around(values):
    """The mean over the square of pixels around each."""
    padded = np.pad(values, ((REACH + 1, REACH), (REACH + 1, REACH)) + ((0, 0),) * (values.ndim - 2), 'edge')
    sums = padded.cumsum(0, np.float64).cumsum(1)
    side = 2 * REACH + 1
    return (sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]) / side**2


def calm(light, normal, cover):
    """Light fitted, around every pixel, as a straight line of how the surface faces and of whether there is cloth.

    `light` and `normal` are height by width by 3, `cover` height by width from 0 to 1. Noise follows neither and goes;
    weave, stitches and folds turn the surface and stay.
    """
    out = np.empty_like(light)
    guides = np.dstack([normal, cover]).astype(np.float64)
    # In bands, so that the products of a large picture fit in memory.
    for top in range(0, len(light), 100):
        low, high = max(0, top - 2 * REACH), min(len(light), top + 100 + 2 * REACH)
        guide, lit = guides[low:high], light[low:high].astype(np.float64)
        mean_guide, mean_lit = _around(guide), _around(lit)
        alike = _around(guide[..., :, None] * guide[..., None, :]) - mean_guide[..., :, None] * mean_guide[..., None, :]
        shared = _around(guide[..., :, None] * lit[..., None, :]) - mean_guide[..., :, None] * mean_lit[..., None, :]
        slope = np.linalg.solve(alike + STEADY * np.eye(guide.shape[-1]), shared)
        level = mean_lit - np.einsum('...gc,...g->...c', slope, mean_guide)
        fitted = np.einsum('...gc,...g->...c', _around(slope), guide) + _around(level)
        out[top:top + 100] = fitted[top - low:top - low + 100]
    return out
