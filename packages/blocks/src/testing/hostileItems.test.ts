import { describe, expect, test } from 'vitest';
import { parsePage } from '../content-page/parsePage.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { hostileItems } from './hostileItems.ts';
import { htmlOf } from './htmlOf.ts';
import { pageOf } from './pageOf.tsx';

describe('content that was written in a hurry, by mistake or with bad intent', () => {
  test('there are forty of it at least', () => {
    expect(Object.keys(hostileItems).length).toBeGreaterThanOrEqual(40);
  });

  test.each(Object.entries(hostileItems))(
    '%s: its block and its page stand, and the editor is told',
    async (_, item) => {
      const read = parsePage({
        _meta: { schema: schemaAddress('content-page') },
        title: 'Sale',
        slots: [item],
      });
      expect(read?.slots.blocks).toHaveLength(1);
      expect(read?.broken).toMatchObject([{ shown: expect.stringMatching(/in part|whole/) }]);
      expect(
        read?.broken[0]?.faults.filter(({ path, reason }) => path === '' || !/[a-z]{3}.*[.?]$/.test(reason)),
      ).toEqual([]);
      const [block] = read?.slots.blocks ?? [];
      if (block === undefined) return;
      expect(await htmlOf(pageOf(block.id, item).page)).toContain('<div');
    },
  );
});
