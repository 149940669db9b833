import type { z } from 'zod';
import type { spacingBlock } from './schema.ts';

export const spacingBlockFixtures = {
  default: { size: 'Medium' },
  minimal: {},
  maximal: { size: 'XXL' },
  extraExtraSmall: { size: 'XXS' },
  extraSmall: { size: 'XS' },
  small: { size: 'Small' },
  large: { size: 'Large' },
  extraLarge: { size: 'XL' },
} satisfies { [name: string]: z.input<typeof spacingBlock> };
