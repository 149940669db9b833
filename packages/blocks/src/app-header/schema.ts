import { z } from 'zod';

/** What editors say of the header around every page (blocks §3, §7): a setting, looked up by its key. */
export const appHeader = z
  .object({
    transparentHomeHeader: z
      .boolean()
      .default(false)
      .meta({
        title: 'Transparent home header',
        description:
          'On the home page the header lets the first picture through, and the page is pushed up under it.',
        examples: [true],
      }),
  })
  .meta({
    title: 'App header',
    description:
      'How the header of every page behaves. Published once a market under the key app-header, and put on no page: there it shows nothing.',
  });
