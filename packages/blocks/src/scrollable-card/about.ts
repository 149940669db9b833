export const scrollableCardAbout = {
  notFor: 'For products, whose prices and stock change: use a [Card group](card-group.md), which knows them.',
  accessibility:
    'The row moves only when it is scrolled, and follows the focus from card to card. Each card’s title is its link and a heading; ‘Read more’ and its like are not read out.',
};
