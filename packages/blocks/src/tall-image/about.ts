export const tallImageAbout = {
  notFor: 'For a picture that is wider than high: use a [Jump-off](jump-off.md) of type 1 or 3.',
  accessibility:
    'Keep the shadow behind a pale headline; switch it off for dark words on a pale picture only. The link over the picture is called by its headline, its quisas text or its alternative text.',
};
