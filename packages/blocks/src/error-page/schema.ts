import { z } from 'zod';

/** The page shown in place of one that does not exist or failed (blocks §2 error page). */
export const errorPage = z
  .object({
    status: z
      .int()
      .min(400)
      .max(599)
      .default(404)
      .meta({
        title: 'Status',
        description: '404: the page does not exist. Any other: it could not be shown.',
        examples: [404],
      }),
    message: z
      .string()
      .max(120)
      .optional()
      .meta({
        title: 'Message',
        description:
          'What was not found, under the title of a 404. Without one: ‘This page could not be found’.',
        examples: ['This shelf could not be found'],
      }),
  })
  .meta({
    title: 'Error page',
    description: 'Shown in place of a page that does not exist or failed, with four ways back into the shop.',
    events: ['navigation_click'],
  });
export type ErrorPageContent = z.output<typeof errorPage>;
