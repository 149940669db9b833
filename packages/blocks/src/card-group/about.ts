export const cardGroupAbout = {
  notFor:
    'For two pieces that are worn together: [Shop the look, type one](shop-the-look-one.md) shows them on one picture.',
  accessibility:
    'The slider never moves by itself; keys, arrows, a mouse and fingers all move it. The names of its products and cards are headings below the group’s title.',
};
