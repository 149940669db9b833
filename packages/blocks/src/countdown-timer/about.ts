export const countdownTimerAbout = {
  notFor:
    'For a date that needs no hurry, as the opening of a shop: say it in a [Text block, large](text-block-large.md).',
  accessibility:
    'Screen readers read the time when asked, not every second. Say in the text what ends, as the digits alone do not; without script the end stands there as a date.',
};
