export const mobileNavigationAlternativeAbout = {
  notFor:
    'For categories without pictures, or more than twelve of them: use the [Mobile navigation](mobile-navigation.md).',
  accessibility:
    'A circle’s alternative text is read out before its title, in one link. Leave it empty unless it adds something; the letter that stands for a missing picture is not read out.',
};
