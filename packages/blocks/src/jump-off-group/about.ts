export const jumpOffGroupAbout = {
  notFor:
    'For five destinations and more, or for short names without pictures: use a [Navigation links banner](navigation-links-banner.md).',
  accessibility:
    'The tiles are a list, read out in the order you give them. Their titles are headings, below the group’s where it has one.',
};
