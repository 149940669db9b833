export const textBoxOneAbout = {
  notFor:
    'For a picture whose middle matters, as the box stands on it: use a [Text box, type two](text-box-two.md).',
  accessibility:
    'The words stand on the colour of their box, so the picture behind them never makes them hard to read. A film in its place has a button that stops it.',
};
