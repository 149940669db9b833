import { addressPart } from '@tailorbird/commerce/listing/addressPart';
import type { SeedCategory } from '@tailorbird/commerce/model/seedData';

type Branch = readonly [name: string, description: string, children?: readonly Branch[]];

const womens: Branch = [
  'Womens',
  'Dresses with pockets, tops in our own prints, and knitwear for most of the year.',
  [
    ['New In', 'The newest things off the studio table, added every week.'],
    [
      'Dresses',
      'Printed, plain and easy to wear, nearly all of them with pockets.',
      [
        ['Midi Dresses', 'Cut to swing below the knee, in prints drawn here and cloth worth keeping.'],
        ['Mini Dresses', 'Above the knee and off the shoulder blades, for the warm end of the year.'],
        ['Day Dresses', 'Soft, washable and good with trainers: the dresses for ordinary days.'],
        ['Occasion Dresses', 'For weddings, birthdays and other good reasons.'],
      ],
    ],
    [
      'Tops',
      'Tees, blouses and shirts to wear with everything else.',
      [
        [
          'T-Shirts',
          'Heavy organic cotton, necklines that keep their shape, and stripes that meet at the seams.',
        ],
        ['Vests', 'Scooped and bound, to wear under the rest until it is warm enough not to.'],
        ['Blouses', 'Light woven tops in small prints, easy under a jumper.'],
        ['Shirts', 'Proper collars and corozo buttons, in cord, linen and brushed cotton.'],
      ],
    ],
    [
      'Knitwear',
      'Lambswool, cotton and soft merino, from fine gauge to fireside.',
      [
        ['Jumpers', 'Crew necks in lambswool and cotton, knitted to be lived in.'],
        ['Cardigans', 'Buttoned to the neck, or open over a dress: the knits for changing your mind in.'],
        ['Fine Knits', 'Light merino layers for under, over and in between.'],
        ['Sweatshirts', 'Loopback cotton with a hood or without, for days off.'],
      ],
    ],
    [
      'Skirts',
      'A-line, printed and cord skirts, with pockets wherever we could fit them.',
      [
        ['Midi Skirts', 'Printed and plain, cut to move.'],
        ['Cord & Denim Skirts', 'Hard-wearing skirts for boots and thick tights.'],
      ],
    ],
    [
      'Trousers & Jeans',
      'Straight, relaxed and wide, in denim, cord and linen.',
      [
        ['Jeans', 'Organic denim in four honest washes.'],
        ['Trousers', 'Cords, linens and cotton twills that go from Monday to Sunday.'],
        ['Shorts', 'Linen and twill, pleated at the waist, for knees with nothing to hide.'],
      ],
    ],
    ['Coats & Jackets', 'For weather: the kind you go out in anyway.'],
    ['Nightwear', 'Soft cotton tees, nightdresses and pyjama trousers in our own prints.'],
    [
      'Accessories',
      'Scarves and hats to finish things off, and a bag to carry them in.',
      [
        ['Scarves & Wraps', 'Woven wool and printed cotton, wide enough to share.'],
        ['Hats', 'Lambswool beanies with a cuff to turn up.'],
        ['Socks', 'Combed cotton with a contrast heel, in colours for both feet.'],
        ['Bags', 'Canvas totes, strong enough for potatoes.'],
      ],
    ],
    ['Sale', 'Last of the line, at kinder prices.'],
  ],
];

const mens: Branch = [
  'Mens',
  'Well-made basics with a bit of character: tees, knitwear, cords and jeans.',
  [
    ['New In', 'What has just come off the cutting table.'],
    [
      'Tops',
      'Tees and shirts in cloth with some weight to it.',
      [
        ['T-Shirts', 'Heavyweight organic cotton, plain and striped.'],
        ['Shirts', 'Shirts with a pocket and a curved hem, in cord, linen and brushed checks.'],
      ],
    ],
    [
      'Knitwear',
      'Lambswool and cotton, knitted for weather.',
      [
        ['Jumpers', 'Crew necks in lambswool, guernsey cotton and fisherman rib.'],
        ['Cardigans', 'Lambswool with six buttons and two pockets, for indoors and nearly out.'],
        ['Sweatshirts', 'Loopback cotton, hooded and plain, that gets better every wash.'],
      ],
    ],
    [
      'Trousers & Jeans',
      'Cords, chinos and jeans in straight and relaxed cuts.',
      [
        ['Jeans', 'Organic denim, straight or relaxed.'],
        ['Trousers', 'Needlecord, moleskin and cotton twill.'],
        ['Shorts', 'Linen and twill to the knee, pleated so that you can sit.'],
      ],
    ],
    ['Coats & Jackets', 'Layers for the walk there and the longer walk back.'],
    ['Nightwear', 'Brushed cotton pyjamas for the slow end of the day.'],
    [
      'Accessories',
      'Small knits that make large coats unnecessary.',
      [
        ['Hats', 'Lambswool beanies with a cuff to turn up.'],
        ['Socks', 'Combed cotton with a contrast heel, in colours for both feet.'],
      ],
    ],
    ['Sale', 'Last of the line, at kinder prices.'],
  ],
];

const otherStuff: Branch = [
  'Other Stuff',
  'Cushions, mugs, throws and presents: everything that is not clothes.',
  [
    [
      'Homeware',
      'Things for the house, printed, thrown and woven in small runs.',
      [
        ['Cushions', 'Block prints, checks and florals, with covers that come off for washing.'],
        ['Throws & Blankets', 'Recycled wool and washed cotton for sofas, beds and picnics.'],
        ['Mugs & Ceramics', 'Stoneware thrown by the dozen and glazed in our colours.'],
        ['Vases', 'Stoneware for one good stem or an armful of hedge.'],
        ['Candles', 'Soy wax poured in a cup you keep.'],
        ['Tea Towels', 'Half-linen tea towels with our prints on, sold one at a time.'],
      ],
    ],
    [
      'Gifts',
      'Presents with some thought in them, and paper to wrap them in.',
      [
        ['Gifts for Her', 'Scarves, nightwear and other things she may keep for years.'],
        ['Gifts for Him', 'Good knits, warm feet and a mug nobody else is allowed to use.'],
        ['Gifts for the Home', 'For housewarmings, hosts and people who have everything but a good cushion.'],
        ['Little Gifts', 'Small things that post well and cost little.'],
      ],
    ],
    ['Gift Cards', 'When they would rather choose: by email or in the post.'],
    ['Sale', 'Last of the line, at kinder prices.'],
  ],
];

/** Collections go through the departments by what is printed or woven (commerce §2: /browse/collection/{collectionId}). */
const collection: Branch = [
  'Collection',
  'Things that belong together, whatever they are.',
  [
    [
      'Garden Prints',
      'Flowers and leaves from the studio table, on dresses, cushions and everything between.',
    ],
    ['In Stripes', 'Breton, deckchair and ticking: lines that meet at the seams.'],
    ['Checks and Gingham', 'Picnic cloth, for picnics and for all other days.'],
  ],
];

/** Every category, parents before their children. */
export const seedCategories: readonly SeedCategory[] = [womens, mens, otherStuff, collection].flatMap(
  (branch) => flatten(branch, null),
);

function flatten([name, description, children = []]: Branch, parentUrl: string | null): SeedCategory[] {
  const url = `${parentUrl ?? ''}/${addressPart(name)}`;
  return [{ name, description, url, parentUrl }, ...children.flatMap((child) => flatten(child, url))];
}
