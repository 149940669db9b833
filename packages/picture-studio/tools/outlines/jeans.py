"""Straight jeans: scooped pockets, a coin pocket, a fly and a button, all double-stitched."""
import numpy as np

from curves import curve, line

KIND = dict(
    cloth='denim',
    front=line((0, .985), (.196, .995)),
    back=line((0, 1.003), (.196, .995)),
    rest=[
        ('seam', line((.196, .995), (.200, .955))),
        ('seam', curve((.200, .955), (.246, .83), (.252, .68))),
        ('seam', curve((.252, .68), (.250, .40), (.246, 0))),
        ('hem', line((.246, 0), (.066, -.006))),
        ('seam', curve((.066, -.006), (.030, .42), (.010, .700))),
        ('seam', curve((.010, .700), (.008, .712), (0, .714))),
    ],
    waist=[line((-.200, .955), (.200, .955))],
    stitches=[curve((.098, .955), (.104, .870), (.240, .858), 9), line((.150, .900), (.210, .894))],
    centre_stitches=[line((0, .955), (0, .714)), curve((-.032, .955), (-.036, .810), (0, .784), 7)],
    gather=1.0, waist_half=.200, flare=.0, hem=.016,
    band=.0, hold_neck=True, grow=.016, relief=.006, bend=1.8, detail=(.03, -.135, .36), seed=9,
    buttons=[(0, .972)],
    behind=dict(
        stitches=[line((0, .868), (.222, .905)),
                  np.array([(.058, .838), (.180, .852), (.176, .738), (.116, .706), (.060, .728), (.058, .838)])],
        centre_stitches=[line((0, .955), (0, .714))],
    ),
)
