"""A short-sleeved dress with a gathered midi skirt."""
from curves import curve, line

KIND = dict(
    cloth='weave',
    front=curve((0, .865), (.075, .865), (.095, 1.0)),
    back=curve((0, .965), (.07, .965), (.095, 1.0)),
    rest=[
        ('seam', line((.095, 1.0), (.185, .972))),
        ('seam', curve((.185, .972), (.25, .945), (.315, .835))),
        ('hem', line((.315, .835), (.235, .765))),
        ('seam', curve((.235, .765), (.215, .785), (.205, .80))),
        ('seam', curve((.205, .80), (.185, .70), (.165, .62))),
        ('seam', curve((.165, .62), (.215, .50), (.335, 0))),
        ('hem', curve((.335, 0), (.17, -.03), (0, -.03))),
    ],
    armhole=[curve((.185, .972), (.165, .88), (.205, .80))],
    waist=[line((-.165, .62), (.165, .62))],
    gather=1.22, waist_half=.165, flare=.27,
    sleeve_grain=-42,
    band=.012, label=True,
    grow=.040, relief=.008,
    behind=dict(centre_stitches=[line((0, .965), (0, .540))]),
)
