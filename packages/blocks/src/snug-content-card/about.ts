export const snugContentCardAbout = {
  notFor:
    'For a tile with a title and a sentence: use a [Jump-off](jump-off.md). For several of these, use a [Snug content card group](snug-content-card-group.md).',
  accessibility:
    'The button is the card’s one link, and says where all of the card leads. The card has no heading, so describe the picture.',
};
