import { expect, test } from 'vitest';
import { describeFailure, describeReport } from './importReport.ts';

test('an import tells what it did in words', () => {
  const report = {
    created: 1,
    updated: 2,
    unpublished: 1,
    variants: 9,
    missingPictures: ['a', 'b', 'c', 'd', 'e'],
  };
  expect(describeReport('shop.csv', report)).toBe(
    [
      'Imported shop.csv: 1 new product, 2 brought up to date, 9 variants in all.',
      '1 product not published there, so not on sale here.',
      '5 pictures could not be fetched; what there was stays, and else the placeholder stands in:',
      '  a',
      '  b',
      '  c',
      '  … and 2 more.',
    ].join('\n'),
  );
});

test('a refused file is told with line, column and reason', () => {
  const problems = [
    { line: 2, column: 'Variant Price', reason: '"dear" is not a price.' },
    { line: 7, column: '', reason: 'The line is not UTF-8.' },
  ];
  expect(describeFailure('shop.csv', problems)).toBe(
    [
      'shop.csv was not imported, and the shop is as it was. 2 problems:',
      '  Line 2, Variant Price: "dear" is not a price.',
      '  Line 7: The line is not UTF-8.',
    ].join('\n'),
  );
});
