/** A cloth or clay: the word it may lend a name, what the label says, and how to look after it. */
export interface Cloth {
  readonly word: string;
  readonly composition: string;
  readonly washcare: string;
  /** A sentence or two about it for descriptions. */
  readonly stories: readonly string[];
  readonly organic?: boolean;
}

const cool =
  'Machine wash at 30°C with like colours, inside out. Reshape while damp and dry flat or on a line. Warm iron.';
const gentle =
  'Gentle machine wash at 30°C. Do not tumble dry. Cool iron on the reverse. Wash dark colours separately.';
const wool =
  'Hand wash or wool cycle at 30°C with a wool detergent. Reshape and dry flat, away from heat. Do not tumble dry.';
const denim =
  'Wash inside out at 30°C and not too often. Line dry. The dye may rub off on pale things at first.';
const cover =
  'Take the cover off and machine wash at 30°C. Line dry. Warm iron on the reverse. Sponge the pad clean.';
const kiln = 'Safe in the dishwasher, the microwave and a low oven. Let it warm up slowly.';

/** Everything the range is made of. */
export const cloths = {
  jersey: {
    word: 'Jersey',
    composition: '100% organic cotton',
    washcare: cool,
    organic: true,
    stories: [
      'The jersey is organic cotton, 190 grams to the square metre: heavy enough to hang straight, soft from the first wear.',
      'It is knitted from long-staple organic cotton, then washed before we cut it, so what fits in the shop still fits after the wash.',
      'Organic cotton jersey with a little weight to it, and a neckband that springs back.',
    ],
  },
  slub: {
    word: 'Slub',
    composition: '100% organic cotton slub',
    washcare: cool,
    organic: true,
    stories: [
      'Slub yarn is spun a little unevenly on purpose, which gives the cloth its grain and keeps it cool.',
      'A light slub cotton with the look of something already favourite.',
    ],
  },
  lawn: {
    word: 'Lawn',
    composition: '100% cotton lawn',
    washcare: gentle,
    stories: [
      'Cotton lawn is fine, crisp and cool, and takes a print better than anything else we know.',
      'The lawn is woven close and light, so it floats rather than clings.',
    ],
  },
  crepe: {
    word: 'Crepe',
    composition: '100% viscose',
    washcare: gentle,
    stories: [
      'The crepe is a wood-pulp viscose with a dry handle and a good swing; it barely creases in a case.',
      'Soft viscose crepe, made from certified wood pulp, that drapes and then behaves itself.',
    ],
  },
  poplin: {
    word: 'Poplin',
    composition: '100% organic cotton poplin',
    washcare: cool,
    organic: true,
    stories: [
      'Organic cotton poplin: smooth, matt and easy to press, or not to press at all.',
      'The poplin has just enough body to hold its shape through a long day.',
    ],
  },
  linen: {
    word: 'Linen',
    composition: '55% linen, 45% cotton',
    washcare: gentle,
    stories: [
      'Linen and cotton together: the coolness of one and the good manners of the other.',
      'The linen is grown in Normandy and blended with cotton so that it creases kindly.',
    ],
  },
  cord: {
    word: 'Cord',
    composition: '98% cotton, 2% elastane',
    washcare: cool,
    stories: [
      'It is a fourteen-wale needlecord, brushed until it is nearly velvet, with a touch of stretch.',
      'The cord is dyed after it is sewn, so the seams wear in paler and better looking every year.',
    ],
  },
  brushed: {
    word: 'Brushed',
    composition: '100% brushed cotton',
    washcare: cool,
    stories: [
      'The cotton is brushed on both sides, so it is warm before you are.',
      'Brushed cotton, yarn-dyed and woven rather than printed, so the pattern is the same inside and out.',
    ],
  },
  lambswool: {
    word: 'Lambswool',
    composition: '100% lambswool',
    washcare: wool,
    stories: [
      'The yarn is two-ply lambswool spun in Yorkshire: light for its warmth, springy, and not in the least scratchy.',
      'Pure lambswool with a dry, lofty handle that softens as you wear it.',
    ],
  },
  merino: {
    word: 'Merino',
    composition: '100% extra-fine merino wool',
    washcare: wool,
    stories: [
      'Extra-fine merino, which keeps you warm outdoors and does not cook you indoors.',
      'The merino is fine enough to wear next to the skin and layer under anything.',
    ],
  },
  cottonKnit: {
    word: 'Cotton',
    composition: '100% organic cotton',
    washcare: cool,
    organic: true,
    stories: [
      'Knitted in organic cotton, so it is right for the nine months that are neither hot nor cold.',
      'The cotton yarn is chunky and dry to touch, and goes in the machine without a second thought.',
    ],
  },
  woolBlend: {
    word: 'Wool',
    composition: '70% recycled wool, 30% recycled nylon',
    washcare: wool,
    stories: [
      'Made from wool that has been a jumper before, carded with a little recycled nylon for strength.',
      'The yarn is recycled wool, sorted by colour before spinning, so it needs very little dye.',
    ],
  },
  sockCotton: {
    word: 'Cotton',
    composition: '80% combed cotton, 18% recycled nylon, 2% elastane',
    washcare: cool,
    stories: [
      'Combed cotton, with enough recycled nylon to get through a heel slowly.',
      'The yarn is combed so that only the long fibres are left, which is why they do not bobble.',
    ],
  },
  loopback: {
    word: 'Loopback',
    composition: '100% organic cotton loopback',
    washcare: cool,
    organic: true,
    stories: [
      'Loopback organic cotton, smooth outside and looped within, in the weight you remember from school.',
      'A proper 350-gram loopback that gets softer for years before it thinks of wearing out.',
    ],
  },
  denim: {
    word: 'Denim',
    composition: '99% organic cotton, 1% elastane',
    washcare: denim,
    organic: true,
    stories: [
      'Twelve-ounce organic denim with a trace of stretch, washed with stones rather than chemicals.',
      'The denim is woven in Turkey from organic cotton and washed with ninety per cent less water than usual.',
    ],
  },
  twill: {
    word: 'Twill',
    composition: '97% cotton, 3% elastane',
    washcare: cool,
    stories: [
      'Peached cotton twill with enough give for bicycles and big lunches.',
      'A garment-dyed twill that arrives already friendly.',
    ],
  },
  wovenWool: {
    word: 'Wool',
    composition: '100% recycled wool',
    washcare: wool,
    stories: [
      'Woven in a Yorkshire mill from recycled wool, then washed in soft Pennine water to raise the nap.',
      'It is recycled wool, woven loosely so that it traps the warm air and none of the damp.',
    ],
  },
  melton: {
    word: 'Wool',
    composition: 'Outer 80% recycled wool, 20% recycled nylon, lining 100% viscose',
    washcare: 'Brush it and air it. Dry clean when it needs it, which is seldom. Hang on a broad hanger.',
    stories: [
      'The cloth is a melton of recycled wool, fulled until rain runs off it, and lined so that it slides over a jumper.',
      'It is recycled wool, woven in Yorkshire, felted close against the wind and brushed until it is soft.',
    ],
  },
  waxed: {
    word: 'Waxed',
    composition: 'Outer 100% waxed cotton, lining 100% cotton',
    washcare:
      'Sponge with cold water and let it drip dry. Never machine wash. Wax it again when it stops beading.',
    stories: [
      'The cotton is woven close and waxed until rain gives up and rolls off.',
      'A light waxed cotton, lined with plain cotton so that it slides on over wet sleeves.',
    ],
  },
  quilted: {
    word: 'Quilted',
    composition: 'Outer 100% cotton, filling 100% recycled polyester',
    washcare: 'Machine wash at 30°C. Tumble dry on low with a clean tennis ball, which plumps it up again.',
    stories: [
      'Close cotton outside and recycled wadding within, quilted in rows so that it stays where it was put.',
      'The filling was bottles once; it is warmer now and goes out more.',
    ],
  },
  canvas: {
    word: 'Canvas',
    composition: 'Cover 100% cotton canvas, pad recycled polyester',
    washcare: cover,
    stories: [
      'The cover is heavy cotton canvas, piped in a contrast colour, with a hidden zip and a plump recycled pad.',
      'Printed on cotton canvas that will stand up to dogs, elbows and film nights.',
    ],
  },
  bagCanvas: {
    word: 'Canvas',
    composition: '100% cotton canvas',
    washcare: 'Wash at 30°C inside out. Line dry, and pull it straight while it is damp. Warm iron.',
    stories: [
      'The canvas is twelve-ounce cotton: stiff when new, soft by the second summer, and hard to wear out.',
      'Heavy cotton canvas, which stands up by itself at first and learns to fold.',
    ],
  },
  cushionLinen: {
    word: 'Linen',
    composition: 'Cover 55% linen, 45% cotton, pad recycled polyester',
    washcare: cover,
    stories: [
      'Linen and cotton, washed soft before sewing, with piped edges and a feather-free pad.',
      'The cloth is a washed linen mix, the zip is hidden, and the pad is included.',
    ],
  },
  halfLinen: {
    word: 'Linen',
    composition: '50% linen, 50% cotton',
    washcare: 'Machine wash at 60°C. Line dry. Hot iron if you must. It dries better after three washes.',
    stories: [
      'Half linen, half cotton: the linen drinks and the cotton does not mind.',
      'It is woven thick enough to dry a pan and printed well enough to hang on the wall.',
    ],
  },
  stoneware: {
    word: 'Stoneware',
    composition: 'Glazed stoneware',
    washcare: kiln,
    stories: [
      'Stoneware, glazed by hand and fired twice, so no two are quite the same shade.',
      'It is thrown in a small pottery, dipped in our own glaze and left bare at the foot.',
    ],
  },
  candle: {
    word: 'Soy',
    composition: 'Soy wax, cotton wick, glazed stoneware cup',
    washcare:
      'Burn for three hours at a time. When it is finished, pour in boiling water, lift out the wax and keep the cup.',
    stories: [
      'Soy wax and a cotton wick, poured by hand into a glazed stoneware cup that is yours for good.',
      'It burns for about forty hours. Then you wash it out and have a cup.',
    ],
  },
} as const satisfies Record<string, Cloth>;

export type ClothName = keyof typeof cloths;
