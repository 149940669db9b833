import { expect, test, vi } from 'vitest';
import { logFaults } from '../../../apps/storefront/app/content/logFaults.ts';
import { parsePage } from '../../../packages/blocks/src/content-page/parsePage.ts';
import { schemaAddress } from '../../../packages/blocks/src/schemaAddress.ts';
import { hostileItems } from '../../../packages/blocks/src/testing/hostileItems.ts';
import { mutatedItems } from '../../../packages/blocks/src/testing/strangeItems.ts';
import { lintContent } from './lintContent.ts';

const facts = {
  isKnown: () => true,
  widthOf: () => 'any' as const,
  filesOf: () => new Set(['jpg', 'mp4', 'webm']),
  isSold: () => true,
};
const pageOf = (item: object) => ({
  _meta: { schema: schemaAddress('content-page') },
  title: 'Sale',
  slots: [item],
});

test('whatever is to be told of content is told in the preview, by `content lint` and in the log, in the same words', () => {
  const items = [...mutatedItems(), ...Object.values(hostileItems)];
  expect(items.length).toBeGreaterThanOrEqual(340);
  const lines: string[] = [];
  const log = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  let told = 0;
  for (const [at, item] of items.entries()) {
    const json = JSON.parse(JSON.stringify(pageOf(item)));
    const page = parsePage(json);
    expect(page).toBeDefined();
    const { problems } = lintContent({ name: `${at}.json`, json }, facts);
    const linted = problems.map(({ path, reason }) => `${path}: ${reason}`);
    for (const block of page?.broken ?? []) {
      told += 1;
      for (const { path, reason } of block.faults) {
        expect(block.problem).toContain(reason);
        expect(linted).toContain(`slots[0].${path}: ${reason}`);
      }
      lines.length = 0;
      logFaults(`page-${at}`, [block]);
      expect(JSON.parse(lines.join(''))).toMatchObject({ page: `page-${at}`, faults: block.faults });
    }
  }
  log.mockRestore();
  process.stdout.write(`${items.length} strange items: ${told} with something to be told\n`);
  expect(told).toBeGreaterThan(200);
});
