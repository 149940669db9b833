"""Collars as they are seen from behind: the fall, over the back of the neck."""
import numpy as np

from curves import curve


def fall(height, width=.072, depth=.064):
    """The fall of a collar whose fold is at this height: from shoulder to shoulder, deeper than its stand."""
    out, low = width + .036, height - depth
    return dict(lift=.004, puff=.003, outline=np.r_[
        curve((-width, height - .008), (0, height + .010), (width, height - .008)),
        curve((width + .010, height - .010), (out, height - .018), (out, height - .050)),
        curve((out - .004, low + .006), (0, low - .006), (-out + .004, low + .006)),
        curve((-out, height - .050), (-out, height - .018), (-width - .010, height - .010))])
