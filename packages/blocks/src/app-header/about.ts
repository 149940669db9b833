export const appHeaderAbout = {
  notFor:
    'For what stands in the header: the menu is the [Desktop navigation](desktop-navigation.md), the strip above it the [Benefit bar](benefit-bar.md).',
  accessibility:
    'A transparent header keeps pale paper under its words, and solid paper once the page is scrolled. The words of the page’s first block begin below it.',
};
