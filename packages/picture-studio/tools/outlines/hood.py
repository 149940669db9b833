"""Hoods laid flat: above a neckline with the lining in sight, and down the back of a garment that lies on its face."""
import numpy as np

from curves import curve, mirror


def hood(throat):
    """The pieces of a hood whose front edges meet at this height, in metres."""
    outer = np.r_[curve((.002, -.012), (.080, -.010), (.112, .058)), curve((.112, .058), (.162, .140), (.142, .214)),
                  curve((.142, .214), (.122, .292), (0, .296))]
    opening = np.r_[curve((0, .252), (.072, .248), (.082, .182)), curve((.082, .182), (.080, .100), (.004, .026))]
    lining = np.r_[curve((0, .006), (.112, .076), (.108, .180)), curve((.108, .180), (.096, .270), (0, .276))]
    return [
        dict(lift=.001, region=5, outline=np.r_[lining, mirror(lining)] + [0, throat]),
        dict(lift=.004, puff=.012, outline=np.r_[outer, mirror(outer), mirror(opening), opening] + [0, throat]),
    ]


def hood_behind(neck):
    """The pieces of a hood fallen onto the back, whose neckline is at this height: its opening, and both halves of its crown."""
    rim = curve((0, -.018), (.080, -.016), (.106, .020))
    half = np.r_[rim, curve((.111, .023), (.134, .022), (.147, -.036)), curve((.150, -.044), (.162, -.208), (0, -.216))]
    opening = np.r_[curve((-.104, .030), (0, .100), (.104, .030)), curve((.104, .024), (0, -.090), (-.104, .024))]
    return [
        dict(lift=.001, region=5, outline=opening + [0, neck]),
        dict(lift=.004, puff=.012, mirrored=True, outline=half + [0, neck]),
    ]
