import { z } from 'zod';

/** When a place is open: what editors may write, and what the component is given. */
export const openingTimes = z.object({
  title: z.string().min(1).max(60).meta({ title: 'Title', description: 'Whose times these are.' }),
  times: z
    .array(
      z.object({
        days: z.string().min(1).max(40).meta({ title: 'Days' }),
        hours: z.string().min(1).max(40).meta({ title: 'Hours' }),
      }),
    )
    .min(1)
    .max(7)
    .meta({ title: 'Times' }),
});
export type OpeningTimesContent = z.output<typeof openingTimes>;
