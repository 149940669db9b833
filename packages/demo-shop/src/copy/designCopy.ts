import type { Pattern } from '@tailorbird/picture-studio/recipe';

/** Sentences about a cloth design, for the middle of a description. */
export const designCopy: { readonly [P in Pattern]: readonly string[] } = {
  solid: [
    'It is dyed in small lots, in colours mixed to go with everything else we make.',
    'The colour is ours: mixed on the studio windowsill, matched at the mill, and the same next year.',
    'Plain on purpose, so that the cut and the cloth can be seen.',
  ],
  marl: [
    'Two colours of yarn are twisted together before knitting, which gives it depth close to.',
    'The flecks come from a second yarn, so it never looks flat and seldom shows a crumb.',
  ],
  denim: [
    'The wash is our own: taken down slowly, until the colour has some weather in it.',
    'No two pieces fade quite alike, which is the point of denim.',
  ],
  stripe: [
    'The stripes are wide and unhurried, and they meet at the side seams.',
    'It takes its stripe from deckchairs, and its manners from there too.',
  ],
  'fine-stripe': [
    'The stripe is the width of a pencil line: a plain from across the room, a stripe up close.',
    'A narrow ticking stripe, woven rather than printed, runs true from top to bottom.',
  ],
  breton: [
    'The stripe is the Breton sailor’s, with the spacing opened up by a few millimetres because we prefer it.',
    'Yarn-dyed stripes run right round the body and carry on across the sleeve at the same height.',
  ],
  check: [
    'The check is our own: three colours and a fine overline, drawn to sit well at this size.',
    'It is a picnic sort of check, broad and friendly, matched at every seam that shows.',
  ],
  gingham: [
    'A small gingham, woven from two yarns so that the squares are crisp on both sides.',
    'Gingham is the oldest good idea in the cupboard, and we have left it alone.',
  ],
  windowpane: [
    'A fine windowpane line crosses the cloth every five centimetres and makes a plain thing interesting.',
    'The line is thin and straight, like the lead in an old window.',
  ],
  dot: [
    'The spots are hand-cut and not quite round, which is why they look alive.',
    'Spots, evenly scattered and a little wonky, drawn with the end of a brush.',
  ],
  floral: [
    'The print is hedgerow blossom, painted in gouache at the studio table and scattered as it falls.',
    'Our blossom print began as a jar of flowers on the windowsill and took a fortnight to get right.',
    'It is printed with hedgerow flowers in four colours, drawn by hand and never bought in.',
  ],
  ditsy: [
    'The print is a ditsy: tiny five-petalled flowers, close together, that read as colour from a distance.',
    'Small flowers are scattered across it as thickly as daisies in a lawn nobody mows.',
  ],
  meadow: [
    'The print is a meadow in June: daisies, poppies and cow parsley, all growing the right way up.',
    'Tall stems and seed heads climb from the hem, drawn from the verge outside the studio.',
  ],
  leaf: [
    'The leaf is cut in lino and printed by hand before it is scaled up, so the ink sits a little differently each time.',
    'It is a block print of a single sprig, turned and turned again across the cloth.',
  ],
  block: [
    'The pomegranate is cut in pear wood and stamped by hand in a half drop, a speck of cloth showing wherever the ink missed.',
    'One block, one fruit, split to show its seeds: no two stamps of it are quite alike.',
  ],
  'fair-isle': [
    'Bands of peaks, diamonds and dots are knitted in two colours a row, from a chart drawn at our own table.',
    'It is a true Fair Isle: the colour that is not wanted is carried behind, which makes it twice as warm.',
  ],
};
