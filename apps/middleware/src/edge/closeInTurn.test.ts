import { describe, expect, it } from 'vitest';
import { closeInTurn } from './closeInTurn.ts';

const never = () => new Promise(() => undefined);

describe('what is closed in turn', () => {
  it('is closed one after another, and nothing is left to tell', async () => {
    const closed: string[] = [];
    const slowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      closed.push('first');
    };
    const all = [
      { name: 'one', close: slowly },
      { name: 'two', close: () => closed.push('second') },
    ];
    expect(await closeInTurn(all)).toEqual([]);
    expect(closed).toEqual(['first', 'second']);
  });

  it('is told by name where it fails or takes too long, and the rest is closed all the same', async () => {
    let isClosed = false;
    const all = [
      { name: 'database', close: never },
      { name: 'pictures', close: () => Promise.reject(new Error('no disk')) },
      {
        name: 'port',
        close: () => {
          throw new Error('not open');
        },
      },
      {
        name: 'last',
        close: () => {
          isClosed = true;
        },
      },
    ];
    expect(await closeInTurn(all, 50)).toEqual([
      'database: not closed after 0.05 s',
      'pictures: no disk',
      'port: not open',
    ]);
    expect(isClosed).toBe(true);
  });
});
