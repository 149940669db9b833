export const liveShoppingAbout = {
  notFor:
    'For a film of the shop’s own, which needs no other company’s player: use a [Text box, type one](text-box-one.md).',
  accessibility:
    'A press on start moves focus into the player, which is read out by the title. Its captions and keys are the other company’s, so give a link for those whom they do not serve.',
};
