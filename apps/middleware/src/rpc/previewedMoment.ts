import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Method } from '@tailorbird/commerce/contract/method';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Context } from 'hono';
import { isSame } from '../isSame.ts';
import type { previewAccessOf } from '../services/content/previewAccessOf.ts';
import { badArguments } from './callDoor.ts';

const secretNeeded: CallError = {
  tag: 'refused',
  message:
    'A preview-moment needs the preview’s secret as x-api-key: set the same TAILORBIRD_PREVIEW_SECRET on shop and middleware.',
};

/**
 * The moment at which an editor looks at the shop, where a call names one. It counts for what everybody may read, and for nothing
 * that belongs to somebody or changes anything: bags and orders are of the present.
 */
export function previewedMoment(
  c: Context,
  { owner, effect }: Pick<Method, 'owner' | 'effect'>,
  preview: ReturnType<typeof previewAccessOf> | undefined,
): Result<Date | undefined, CallError> {
  const text = c.req.header('preview-moment');
  if (text === undefined || owner !== 'public' || effect !== 'read') return ok(undefined);
  const isLet =
    preview !== undefined && (preview.isOpen || isSame(c.req.header('x-api-key') ?? '', preview.secret));
  if (!isLet) return err(secretNeeded);
  if (!/^\d{1,14}$/.test(text)) return err(badArguments('preview-moment is in milliseconds since 1970.'));
  return ok(new Date(Number(text)));
}
