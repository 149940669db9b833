"""A scoop-neck vest, bound at neck and arms."""
from curves import curve, line

KIND = dict(
    cloth='jersey',
    detail=(.02, -.17, .36),
    front=curve((0, .500), (.092, .500), (.112, .690)),
    back=curve((0, .612), (.086, .600), (.112, .690)),
    rest=[
        ('seam', line((.112, .690), (.160, .682))),
        ('hem', curve((.160, .682), (.160, .500), (.246, .452))),
        ('seam', curve((.246, .452), (.226, .25), (.252, 0))),
        ('hem', curve((.252, 0), (.13, -.010), (0, -.010))),
    ],
    band=.013, hem=.013, label=True,
    grow=.046, relief=.012, seed=3,
)
