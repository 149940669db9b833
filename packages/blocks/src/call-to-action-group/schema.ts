import type { z } from 'zod';
import { callToActionColumns } from '../parts/call-to-action-columns/callToActionColumns.ts';

/** Calls to action in columns (blocks §2 call-to-action group). */
export const callToActionGroup = callToActionColumns.meta({
  title: 'Call-to-action group',
  description: 'Buttons in one to four columns.',
  events: ['select_promotion'],
});
export type CallToActionGroupContent = z.output<typeof callToActionGroup>;
