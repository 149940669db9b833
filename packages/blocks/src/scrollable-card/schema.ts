import { z } from 'zod';
import { card } from '../parts/card/card.ts';

/** Editorial cards in a row that scrolls sideways where it does not fit. */
export const scrollableCard = z
  .object({
    title: z.string().max(60).optional().meta({ title: 'Title', description: 'Above the row.' }),
    cards: z.array(card).min(1).max(12).meta({ title: 'Cards', description: 'One to twelve.' }),
  })
  .meta({
    title: 'Scrollable card',
    description: 'Editorial cards in a row that scrolls sideways.',
    events: ['select_promotion'],
  });
export type ScrollableCardContent = z.output<typeof scrollableCard>;
