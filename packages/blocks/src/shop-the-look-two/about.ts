export const shopTheLookTwoAbout = {
  notFor:
    'For a picture that is busy from side to side, as the card covers one of them: use [Shop the look, type one](shop-the-look-one.md).',
  accessibility:
    'The picture is read out first, then title and pieces, whichever side the card stands on. A picture that is a link is called by its alternative text, or else by the look’s title.',
};
