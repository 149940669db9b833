import { z } from 'zod';

/** Space between two blocks. Its pixels are blocks §9's. */
export const spacingBlock = z
  .object({
    size: z
      .enum(['XXS', 'XS', 'Small', 'Medium', 'Large', 'XL', 'XXL'])
      .default('Medium')
      .meta({
        title: 'Size',
        description:
          'XXS is 6 px, XS 12, Small 24, Medium 36, Large 48, XL 60 and XXL 72. It takes the place of the usual space between two blocks.',
        examples: ['Small'],
      }),
  })
  .meta({
    title: 'Spacing block',
    description: 'Sets two blocks exactly as far apart as an editor says.',
  });
export type SpacingBlockContent = z.output<typeof spacingBlock>;
