"""A single-breasted wool coat to the knee, with lapels and flapped pockets."""
from curves import curve, line

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
    stitches=[line((.412, .424), (.330, .404))],
    sleeve_grain=-24, sleeve_turn=(-2, 4), band=.0, hem=.0,
    grow=.028, relief=.008, thickness=.0052, bend=2.4, fill=.84, seed=15, detail=(.02, -.24, .46),
    pieces=[
        dict(lift=.003, region=6, mirrored=True,
             outline=[(.004, .752), (.052, .800), (.104, .868), (.078, .886), (.098, .908), (.104, .960), (.086, .996),
                      (.066, .980), (.040, .900), (.018, .820)]),
        dict(lift=.005, region=2, mirrored=True,
             outline=[(.078, .886), (.136, .900), (.130, .944), (.108, .988), (.084, 1.014), (.050, 1.018), (.060, .990),
                      (.074, .950)]),
        dict(lift=.004, region=2, mirrored=True,
             outline=[(.112, .438), (.226, .448), (.228, .390), (.116, .380)]),
    ],
    buttons=[(.026, .700), (.026, .570), (.026, .440)], button_radius=.0115,
)
