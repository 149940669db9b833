export const desktopNavigationAbout = {
  notFor:
    'For phones, whose menu is the [Mobile navigation](mobile-navigation.md), and for links within a page: use a [Navigation links banner](navigation-links-banner.md).',
  accessibility:
    'Beside each item that has a panel stands a button that opens it by keyboard: the down arrow goes into the panel, Escape closes it and goes back. The item of the page that is open is marked for screen readers.',
};
