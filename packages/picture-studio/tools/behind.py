"""A garment turned over: what lies on top when it is laid face down."""
from cloth import SLEEVE_TURN

FRONT_ONLY = ('stitches', 'centre_stitches', 'pieces', 'collar', 'stand', 'buttons', 'label')


def turned(kind):
    """The kind lying face down, drawn as it is seen then: the back above the front, each sleeve on the other side, and
    of what is sewn on only what the outline says is `behind`. It is laid anew, so its folds are its own."""
    kept = {name: value for name, value in kind.items() if name not in FRONT_ONLY}
    return kept | dict(front=kind['back'], back=kind['front'], sleeve_turn=kind.get('sleeve_turn', SLEEVE_TURN)[::-1],
                       seed=kind.get('seed', 0) + 50) | kind.get('behind', {})
