import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** When an item holds, in the content service’s own words (services §3): during its edition, and until it expires. */
const schedule = z.object({
  edition: z.object({ start: instant.optional(), end: instant.optional() }).optional(),
  lifecycle: z.object({ expiryTime: instant.optional() }).optional(),
});
type Schedule = z.output<typeof schedule>;

/** Reads when an item holds from its `_meta`; the error is where it cannot be read. */
export function scheduleOf(meta: unknown): Result<Schedule, string> {
  const read = schedule.safeParse(meta);
  if (read.success) return ok(read.data);
  return err(read.error.issues[0]?.path.join('.') ?? '');
}

/**
 * Whether an item holds at a moment, in milliseconds since 1970: from its edition’s start on, until just before the edition
 * ends or the item expires. One whose times cannot be read never does.
 */
export function holdsAt(meta: unknown, moment: number): boolean {
  const read = scheduleOf(meta);
  if (!read.ok) return false;
  const { edition, lifecycle } = read.value;
  return (
    moment >= (edition?.start ?? -Infinity) &&
    moment < (edition?.end ?? Infinity) &&
    moment < (lifecycle?.expiryTime ?? Infinity)
  );
}
