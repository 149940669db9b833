import type { z } from 'zod';
import type { textBlock } from './schema.ts';

export const textBlockFixtures = {
  default: {
    title: 'Delivery',
    body: 'Orders placed before **2 pm** leave us the same day. [Find a shop](/shop-finder) to collect for nothing.\n\n- Standard: three to five days\n- Next day: order by 2 pm',
    callToAction: { buttonText: 'Shop womens', buttonLink: '/browse/womens', buttonStyle: 'primary' },
  },
  minimal: { body: 'Thank you.' },
  maximal: {
    title: 'Made to be mended',
    body: 'Bring it back with a button off, a seam gone or a hem down. We mend what we make, for **as long as we can get the thread**.\n\n- Buttons for nothing\n- Seams and hems from £6',
    callToAction: {
      buttonText: 'Find a shop',
      buttonLink: '/shop-finder',
      buttonStyle: 'secondary',
      customId: 'mending-find-a-shop',
    },
  },
  everyMark: {
    title: 'Size guide',
    body: [
      '## Measuring yourself',
      'Stand *easy*, breathe ~~in~~ **out**, and measure over `underwear`.',
      '### In centimetres',
      '| Size | Chest | Waist |\n| --- | --- | --- |\n| 10 | 86 | 70 |\n| 12 | 91 | 75 |',
      '> If you are between two sizes, choose the larger.',
      '1. Chest\n2. Waist\n3. Hip',
      '---',
      '#### Help',
      'Write to us  \nor ask [in a shop](/shop-finder).',
    ].join('\n\n'),
  },
  hostileMarkdown: {
    title: 'Nothing here may run',
    body: 'Plain words, [a link](javascript:alert(1)), <img src=x onerror=alert(1)> and ![a picture](https://example.com/x.png).\n\n<script>alert(1)</script>\n\n<iframe src="https://example.com"></iframe>',
  },
  longText: {
    title: 'Our cloth',
    body: `${'We buy wool by the fleece, cotton by the field and linen by the boatload. '.repeat(12)}`,
  },
} satisfies { [name: string]: z.input<typeof textBlock> };
