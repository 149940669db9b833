"""A single-breasted wool coat to the knee, with lapels and flapped pockets."""
import numpy as np

from curves import curve, line
from outlines.collar import fall

CUFF = line((.412, .424), (.330, .404))

KIND = dict(
    cloth='felt',
    front=curve((0, .760), (.050, .860), (.082, .990)),
    back=curve((0, .985), (.056, .985), (.082, 1.000)),
    rest=[
        ('seam', line((.082, .990), (.232, .948))),
        ('seam', curve((.232, .948), (.318, .85), (.424, .370))),
        ('hem', line((.424, .370), (.334, .348))),
        ('seam', curve((.334, .348), (.296, .60), (.256, .712))),
        ('seam', curve((.256, .712), (.252, .40), (.302, 0))),
        ('hem', curve((.302, 0), (.15, -.014), (0, -.014))),
    ],
    armhole=[curve((.232, .948), (.216, .83), (.256, .712))],
    centre_stitches=[line((.052, .740), (.052, -.014))],
    stitches=[CUFF],
    sleeve_grain=-24, sleeve_turn=(-2, 4), band=.0, hem=.0,
    grow=.028, relief=.008, thickness=.0052, bend=2.4, fill=.84, seed=15, detail=(.02, -.24, .46),
    pieces=[
        dict(lift=.001, region=5, outline=np.r_[curve((-.096, 1.026), (0, 1.050), (.096, 1.026)),
                                                curve((.066, .986), (0, .940), (-.066, .986))]),
        dict(lift=.006, puff=.006, region=6, mirrored=True,
             outline=np.r_[[(.004, .752)], curve((.030, .772), (.090, .820), (.128, .884)), [(.100, .900)],
                           curve((.108, .950), (.106, .975), (.092, .990)), curve((.070, .980), (.030, .850), (.006, .758))]),
        dict(lift=.009, puff=.003, mirrored=True,
             outline=np.r_[[(.078, .893), (.140, .908)], curve((.146, .960), (.136, 1.000), (.108, 1.028)),
                           curve((.104, 1.031), (.090, 1.040), (.076, 1.036)), curve((.072, 1.032), (.062, .960), (.074, .896))]),
        dict(lift=.004, mirrored=True,
             outline=[(.112, .438), (.226, .448), (.228, .390), (.116, .380)]),
    ],
    buttons=[(.026, .700), (.026, .570), (.026, .440)], button_radius=.0115,
    behind=dict(stitches=[CUFF], centre_stitches=[line((0, .990), (0, -.014))], buttons=[(-.082, .600), (.082, .600)], pieces=[
        fall(1.042, .078, .086),
        dict(lift=.005, puff=.002, outline=[(-.106, .624), (.106, .624), (.106, .576), (-.106, .576)]),
    ]),
)
