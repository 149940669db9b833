import type { z } from 'zod';
import type { accordion } from './schema.ts';

const delivery = {
  title: 'How long does delivery take?',
  body: 'Three to five days. **Next day** if you order by 2 pm, and [any of our shops](/shop-finder) for nothing.',
};
const returns = {
  title: 'May I send something back?',
  body: 'Yes, within thirty days, as long as it has not been worn.\n\n1. Print the label\n2. Wrap it up\n3. Take it to a post office',
};
const care = {
  title: 'How do I wash wool?',
  body: 'Seldom. Air it first; then cool, by hand, and dry it flat.\n\n- No spin\n- No dryer\n- No hurry',
};
const repairs = {
  title: 'Do you mend?',
  body: 'We do: buttons for nothing, seams for the cost of the thread.',
};

export const accordionFixtures = {
  default: { title: 'Questions we are asked', items: [delivery, returns, care, repairs] },
  minimal: { items: [{ title: 'Do you mend?', body: 'We do.' }] },
  severalOpen: {
    title: 'Questions we are asked',
    items: [{ ...delivery, startsOpen: true }, { ...returns, startsOpen: true }, care],
    allowMultiple: true,
  },
  maximal: {
    title: 'Delivery and returns',
    items: [
      { ...delivery, anchor: 'delivery-times', startsOpen: false },
      { ...returns, anchor: 'sending-back', startsOpen: true },
      { ...care, anchor: 'care', startsOpen: false },
    ],
    allowMultiple: false,
  },
  withoutTitle: { items: [delivery, returns, care] },
  longText: {
    title: 'Questions that take some answering, and were well worth the asking',
    items: [
      {
        title:
          'What happens if I order a dress on a Thursday, change my mind on the Friday and am away on the Saturday?',
        body: `## It depends\n\n${'We will do what we can to stop it at the door. '.repeat(14)}`,
        startsOpen: true,
      },
      delivery,
    ],
  },
} satisfies { [name: string]: z.input<typeof accordion> };
