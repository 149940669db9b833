import { z } from 'zod';

/** How words are set. */
export const textAlignment = z.enum(['Left', 'Centre', 'Right']).default('Left').meta({
  title: 'Text alignment',
  description: 'How the words are set.',
});
