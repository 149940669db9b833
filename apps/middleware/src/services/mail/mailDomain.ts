import { isIP } from 'node:net';
import type { Env } from '../../env.ts';

/**
 * The domain the shop names to mail servers and in the ids of its mails: the one that is set, else the host shoppers
 * reach the shop at, else (on an address or a bare name, which strict servers refuse) the sender's.
 */
export function mailDomain(
  env: Pick<Env, 'PUBLIC_URL' | 'TAILORBIRD_MAIL_DOMAIN' | 'TAILORBIRD_MAIL_FROM'>,
): string {
  const { hostname } = new URL(env.PUBLIC_URL);
  const isDomain = hostname.includes('.') && isIP(hostname) === 0;
  const sender = env.TAILORBIRD_MAIL_FROM.slice(env.TAILORBIRD_MAIL_FROM.lastIndexOf('@') + 1);
  return env.TAILORBIRD_MAIL_DOMAIN ?? (isDomain ? hostname : sender);
}
