import type { z } from 'zod';
import type { errorPage } from './schema.ts';

export const errorPageFixtures = {
  default: { status: 404 },
  minimal: {},
  maximal: { status: 404, message: 'This dress could not be found' },
  serverError: { status: 500 },
  longText: {
    status: 404,
    message:
      'This page of a rather long name, which somebody wrote down by hand and read out over the telephone, could not be found'.slice(
        0,
        120,
      ),
  },
} satisfies { [name: string]: z.input<typeof errorPage> };
