export const mobileNavigationAbout = {
  notFor:
    'For a menu that is chosen from by pictures: use the [Mobile navigation, alternative](mobile-navigation-alternative.md).',
  accessibility:
    'Layers open by keyboard and without script, and the way back says where it comes back from. The small pictures beside the titles are not read out.',
};
