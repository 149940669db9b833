"""A square piped cushion, 46 cm."""
KIND = dict(cloth='weave', stuffed=True, side=.46)
