import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../../../database/database.ts';
import { type LinkAction, mailedLinks } from '../schema/mailedLinks.ts';

interface Link {
  /** What it is about, as `attemptKey` names it; an earlier link about the same ends. */
  readonly subject: string;
  readonly action: LinkAction;
  readonly customerId?: number;
  readonly expiresAt: Date;
}

/** Makes a link that works once, and answers its token: 256 random bits, kept as a hash. */
export async function makeLink(
  tx: Queries,
  { subject, action, customerId, expiresAt }: Link,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashOfToken(token), action, customerId: customerId ?? null, expiresAt };
  await tx
    .insert(mailedLinks)
    .values({ subject, ...link })
    .onConflictDoUpdate({ target: mailedLinks.subject, set: link });
  return token;
}

/** What is kept of a mailed token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
