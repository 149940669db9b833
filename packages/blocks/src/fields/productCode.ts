import { z } from 'zod';

/** A style’s code: the first six characters of each of its SKUs. */
export const productCode = z
  .string()
  .trim()
  .regex(/^[\w-]{1,64}$/, 'must be a style code such as 200001')
  .meta({
    title: 'Style code',
    format: 'style-code',
    description: 'The first six characters of the SKU.',
    examples: ['200001'],
  });
