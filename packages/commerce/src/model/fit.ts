import { z } from 'zod';

/** How a garment fits, as somebody says who wears it. */
export const fits = ['small', 'true', 'large'] as const;
export const fit = z.enum(fits);
export type Fit = z.infer<typeof fit>;

/** How many have said each. */
export const fitCounts = z.object({ small: z.int(), true: z.int(), large: z.int() });
export type FitCounts = z.infer<typeof fitCounts>;
