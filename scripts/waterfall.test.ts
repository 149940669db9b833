import { describe, expect, it } from 'vitest';
import { type Done, drawWaterfall, rowsOf } from './waterfall.ts';

const done = (id: string, parentId: string | undefined, startMs: number, endMs: number): Done => ({
  id,
  parentId,
  name: id,
  startMs,
  endMs,
  isStatement: id.startsWith('sql'),
});
const purchase = [
  done('sql-2', 'call', 6, 7),
  done('page', 'press', 2, 18),
  done('press', undefined, 0, 20),
  done('charge', 'call', 8, 12),
  done('call', 'page', 3, 15),
  done('sql-1', 'call', 4, 5),
  done('later', undefined, 16, 19),
];

describe('a waterfall of what was done', () => {
  it('has a row for each thing below what asked for it, in the order of time, and statements in the row that asked', () => {
    const rows = rowsOf(purchase).map(({ done: { id }, depth, statements }) => [
      id,
      depth,
      statements.map((one) => one.id),
    ]);
    expect(rows).toEqual([
      ['press', 0, []],
      ['page', 1, []],
      ['call', 2, ['sql-1', 'sql-2']],
      ['charge', 3, []],
      ['later', 0, []],
    ]);
  });

  it('shows what was asked by somebody unknown at the top', () => {
    expect(rowsOf([done('call', 'gone', 1, 2)]).map(({ depth }) => depth)).toEqual([0]);
  });

  it('draws each bar where its time is, and writes names as text', () => {
    const picture = drawWaterfall(
      rowsOf([done('a <b>', undefined, 100, 200), done('c', undefined, 150, 200)]),
      'T',
    );
    expect(picture).toContain('a &#60;b&#62;');
    expect(picture).toContain('<rect x="330" y="67" width="846"');
    expect(picture).toContain('<rect x="753" y="89" width="423"');
    expect(picture.match(/<text [^>]*text-anchor="middle">\d+ ms/g)).toHaveLength(11);
  });
});
