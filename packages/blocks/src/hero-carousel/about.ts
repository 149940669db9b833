export const heroCarouselAbout = {
  notFor:
    'For a single message, or one that must be seen: the later slides wait until they are asked for. Use a [Hero](hero.md).',
  accessibility:
    'Slides are moved by keys, arrows or swiping, and their place is read out. With an interval there is a button that stops them; they rest while pointed at or focused, and stay still where motion is unwelcome.',
};
