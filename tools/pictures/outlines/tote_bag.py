"""A canvas tote bag with two webbing handles."""
from curves import line

HANDLE = [(-.105, .350), (-.100, .520), (-.078, .610), (-.036, .652), (0, .660), (.036, .652), (.078, .610), (.100, .520),
          (.105, .350), (.080, .350), (.076, .515), (.060, .588), (.028, .622), (0, .628), (-.028, .622), (-.060, .588),
          (-.076, .515), (-.080, .350)]

KIND = dict(
    cloth='canvas',
    front=line((0, .400), (.190, .404)),
    back=line((0, .404), (.190, .404)),
    rest=[('seam', line((.190, .404), (.196, 0))), ('hem', line((.196, 0), (0, -.006)))],
    stitches=[line((0, .370), (.192, .373)), line((.079, .398), (.079, .352)), line((.106, .398), (.106, .352))],
    band=.0, hem=.0, hold_neck=True, grow=.034, relief=.012, thickness=.0024, bend=1.6, fill=.80, detail=(.06, -.02, .30),
    seed=20,
    pieces=[dict(lift=.001, region=6, outline=[(x * .96 - .012, y + .022 if y > .5 else y + .04) for x, y in HANDLE]),
            dict(lift=.003, region=2, outline=HANDLE)],
)
