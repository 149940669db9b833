import { expect, test } from 'vitest';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';

test('a button that lacks a part of what it needs is not shown, which is told; one of which nothing is given is none', () => {
  const whole = { buttonText: 'Shop', buttonLink: '/browse/womens', buttonStyle: 'primary' };
  const { buttonStyle: _, ...plain } = whole;
  const told = (id: string, content: object) =>
    parseBlocks([{ _meta: { schema: schemaAddress(id) }, ...content }]).broken.flatMap(
      ({ shown, faults }) => [shown, ...faults.map(({ path, reason }) => `${path}: ${reason}`)],
    );
  expect(
    told('hero', {
      heading: 'Sale',
      callsToAction: [whole, plain, {}, { buttonText: 'Shop' }],
    }),
  ).toEqual([
    'in part',
    'callsToAction[1]: Call to action has no style, and is not shown.',
    'callsToAction[3]: Call to action has no link and no style, and is not shown.',
    'callsToAction: Calls to action has 4 entries; 3 at most are best.',
  ]);
  expect(told('text-block', { body: 'Words.', callToAction: plain })).toEqual([
    'in part',
    'callToAction: Call to action has no style, and is not shown.',
  ]);
  expect(told('size-block', { titleText: 'Sizes', callsToAction: [plain, { buttonText: '8' }] })).toEqual([
    'in part',
    'callsToAction[1]: Call to action has no link, and is not shown.',
  ]);
});
