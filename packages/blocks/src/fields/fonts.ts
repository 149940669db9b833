import { z } from 'zod';

/** The brand’s two fonts by the names editors know: Quisas for headings, Athletics for the rest. */
export const brandFont = z
  .enum(['Quisas', 'Athletics'])
  .meta({ title: 'Font', description: 'Quisas is the heading font, Athletics the text font.' });

/** Weights editors choose from (blocks §3 two-column tile). */
export const fontWeight = z.enum(['Medium', 'Bold', 'Extra Bold']).meta({ title: 'Weight' });
