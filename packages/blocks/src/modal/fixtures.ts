import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { modal } from './schema.ts';

export const modalFixtures = {
  default: {
    modalId: 'how-it-fits',
    triggerText: 'How it fits',
    title: 'How it fits',
    body: 'True to size, with room for a jumper beneath.\n\n- **Regular**: 160–175 cm\n- **Petite**: under 160 cm',
    persistent: false,
  },
  minimal: { modalId: 'a-word', title: 'A word before you go' },
  maximal: {
    modalId: 'wash-with-care',
    triggerText: 'Wash it with care',
    title: 'Wash it with care',
    body: 'Cool water, a little soap, and patience. Dry it flat, out of the sun.',
    image: picture('hero-knits', 'Two Fair Isle jumpers and a mustard hat', { x: 95, y: 50 }),
    imageAlt: 'Two Fair Isle jumpers and a hat laid flat to dry',
    callToAction: {
      buttonText: 'All about wool',
      buttonLink: '/our-cloth',
      buttonStyle: 'primary',
      customId: 'modal-wool',
    },
    persistent: true,
  },
  longText: {
    modalId: 'small-print',
    triggerText: 'All of the small print, in print that is not small',
    title: 'Terms of the offer, in full and with every one of its exceptions said',
    body: 'The offer ends at midnight on Sunday. It cannot be joined to any other, nor used for gift cards.\n\n'.repeat(
      12,
    ),
  },
  missingImage: {
    modalId: 'lost',
    triggerText: 'See the picture',
    title: 'A lost picture',
    image: picture('no-such-picture', 'A lost picture'),
  },
  video: {
    modalId: 'print-table',
    triggerText: 'Watch how we print',
    title: 'From the print table',
    image: film('film-prints', 'Printed dresses, side by side'),
  },
} satisfies { [name: string]: z.input<typeof modal> };
