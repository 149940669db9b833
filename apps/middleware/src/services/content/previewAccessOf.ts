import { randomBytes } from 'node:crypto';
import type { Env } from '../../env.ts';

/**
 * Who may look at what is not published: whoever has the secret. Without one that is set, everybody in a demonstration on
 * this machine, and nobody elsewhere.
 */
export function previewAccessOf(
  env: Pick<Env, 'DATABASE_URL' | 'PUBLIC_URL' | 'TAILORBIRD_PREVIEW_SECRET'>,
): {
  readonly secret: string;
  readonly isOpen: boolean;
} {
  const secret = env.TAILORBIRD_PREVIEW_SECRET;
  const isDemonstration = isHere(env.PUBLIC_URL) && env.DATABASE_URL === undefined;
  return {
    secret: secret ?? randomBytes(32).toString('hex'),
    isOpen: secret === undefined && isDemonstration,
  };
}

function isHere(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
