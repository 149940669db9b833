import { describe, expect, it } from 'vitest';
import { type BagEvent, historyProblems } from './bagHistory.ts';

const event = (what: BagEvent['what'], from: number, to: number, client = 1): BagEvent => ({
  client,
  from,
  to,
  what,
});
const read = (items: readonly number[], value: number) => ({ did: 'read', items, value }) as const;
const add = { did: 'add', item: 7 } as const;
const remove = { did: 'remove', item: 7 } as const;
const write = (value: number) => ({ did: 'write', value }) as const;

describe('a history of a bag', () => {
  it.each<[string, readonly BagEvent[]]>([
    ['an item is there once added', [event(add, 0, 1), event(read([7], 1), 2, 3)]],
    ['it may be there while it is added', [event(add, 0, 5), event(read([7], 1), 2, 3)]],
    ['or not yet', [event(add, 0, 5), event(read([], 1), 2, 3)]],
    ['it is gone once removed', [event(add, 0, 1), event(remove, 2, 3), event(read([], 1), 4, 5)]],
    ['the last quantity is read', [event(write(4), 0, 1), event(write(5), 2, 3), event(read([], 5), 4, 5)]],
    [
      'either of two written at once',
      [event(write(4), 0, 3), event(write(5), 1, 2), event(read([], 4), 4, 5)],
    ],
    ['one that is under way', [event(write(4), 0, 9), event(read([], 4), 4, 5)]],
  ])('is right where %s', (_name, events) => {
    expect(historyProblems(events, 1)).toEqual([]);
  });

  it.each<[string, readonly BagEvent[], string]>([
    ['an added item is lost', [event(add, 0, 1), event(read([], 1), 2, 3)], 'the added item 7 is missing'],
    ['an item was added twice', [event(add, 0, 1), event(read([7, 7], 1), 2, 3)], 'item 7 is there twice'],
    ['an item comes from nowhere', [event(read([7], 1), 2, 3)], 'item 7 is there'],
    [
      'a removed item is back',
      [event(add, 0, 1), event(remove, 2, 3), event(read([7], 1), 4, 5)],
      'item 7 is there',
    ],
    [
      'a quantity that was written over is read',
      [event(write(4), 0, 1), event(write(5), 2, 3), event(read([], 4), 4, 5)],
      'read the quantity 4',
    ],
    [
      'a quantity comes before it is written',
      [event(read([], 4), 0, 1), event(write(4), 2, 3)],
      'quantity 4',
    ],
  ])('is wrong where %s', (_name, events, problem) => {
    expect(historyProblems(events, 1)).toEqual([expect.stringContaining(problem)]);
  });
});
