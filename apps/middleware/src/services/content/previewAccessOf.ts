import { randomBytes } from 'node:crypto';
import type { Env } from '../../env.ts';

/**
 * Who may look at what is not published: whoever has the secret. Without one that is set, everybody in a demonstration
 * that listens on this machine alone, and nobody elsewhere.
 */
export function previewAccessOf(env: Pick<Env, 'HOST' | 'TAILORBIRD_PREVIEW_SECRET' | 'isLive'>): {
  readonly secret: string;
  readonly isOpen: boolean;
} {
  const secret = env.TAILORBIRD_PREVIEW_SECRET;
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(env.HOST ?? '');
  return {
    secret: secret ?? randomBytes(32).toString('hex'),
    isOpen: secret === undefined && !env.isLive && isHere,
  };
}
