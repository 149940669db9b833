export const contentPageAbout = {
  notFor:
    'For what stands on every page: the [Benefit bar](benefit-bar.md), the [Footer](footer.md) and the menus are published under keys of their own.',
  accessibility:
    'Blocks are read out in the order of the slots, at every width. Put them in the order in which they make sense without being seen.',
};
