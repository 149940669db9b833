import { scheduleOf } from '../../../apps/middleware/src/services/content/schedule.ts';
import { inside } from '../../../packages/blocks/src/reading/fault.ts';
import type { DeliveredItem } from './deliveredItems.ts';
import type { Problem } from './problem.ts';

/** Times of an item at which nobody would ever see it. */
export function scheduleProblems({ content, path }: DeliveredItem): readonly Problem[] {
  const place = (name: string) => inside(inside(path, '_meta'), name);
  const read = scheduleOf(content['_meta']);
  if (!read.ok) {
    const reason = 'This is no time, so that shoppers never see the item.';
    return [{ path: place(read.error), reason, fix: 'Write it as 2027-01-01T09:00:00Z.' }];
  }
  const { edition: { start = -Infinity, end = Infinity } = {}, lifecycle } = read.value;
  const ends: readonly (readonly [string, number])[] = [
    ['edition.end', end],
    ['lifecycle.expiryTime', lifecycle?.expiryTime ?? Infinity],
  ];
  return ends
    .filter(([, time]) => time <= start)
    .map(([name]) => ({
      path: place(name),
      reason: 'It ends before it begins: shoppers never see the item.',
      fix: 'Let it end after edition.start.',
    }));
}
