export const snugContentCardGroupAbout = {
  notFor: 'For products, which would have no name and no price here: use a [Card group](card-group.md).',
  accessibility:
    'The cards are a list without a heading: let a block with a title come before it. Give each button words of its own, as ‘Shop now’ four times leads nowhere in a list of links.',
};
