export const shopTheLookOneAbout = {
  notFor: 'For looks of three pieces and more: use a [Card group](card-group.md) below a picture.',
  accessibility:
    'The title and the names of the two pieces are headings. The link that buys both is read out with the look’s title, so two looks on a page can be told apart.',
};
