import { z } from 'zod';

/** A mail as it waits in the outbox. */
export const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** What stands in it and is worth money: forgotten once a mail server has taken the mail. */
  secret: z.string().optional(),
});
export type Mail = z.infer<typeof mail>;
