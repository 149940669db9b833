import { z } from 'zod';

/** A mail as it waits in the outbox. */
export const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Mail = z.infer<typeof mail>;
