import { expect, test } from 'vitest';
import { maxFieldLength, readCsv } from './readCsv.ts';

const read = (text: string | Uint8Array, required = ['Handle', 'Price']) =>
  readCsv([Buffer.from(text)], required);
const problemsOf = async (text: string | Uint8Array) => {
  const result = await read(text);
  return result.ok ? [] : result.error;
};

test('rows are read by column name, with the line each begins on', async () => {
  const result = await read('\ufeffHandle,Price,Body\r\na, 5 ,"two\r\nlines"\r\n\r\nb,6,\r\n');
  expect(
    result.ok && result.value.map((row) => [row.line, row.get('Handle'), row.get('Price'), row.get('None')]),
  ).toEqual([
    [2, 'a', '5', ''],
    [5, 'b', '6', ''],
  ]);
});

test('a file is the same however its bytes arrive', async () => {
  const bytes = Buffer.from('Handle,Price\nmoss-🧶,5\nfern,6');
  for (const size of [1, 3, 7]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, at * size + size),
    );
    const result = await readCsv(pieces, ['Handle']);
    expect(result.ok && result.value.map((row) => row.get('Handle'))).toEqual(['moss-🧶', 'fern']);
  }
});

test('a missing column is named', async () => {
  expect(await problemsOf('Handle,Cost\na,5')).toMatchObject([{ line: 1, column: 'Price' }]);
});

test('a column that is there twice is named', async () => {
  expect(await problemsOf('Handle,Price,Handle\na,5,b')).toMatchObject([{ line: 1, column: 'Handle' }]);
});

test('a line with too many or too few values is named', async () => {
  expect(await problemsOf('Handle,Price\na,5\nb\nc,6,7')).toMatchObject([
    { line: 3, reason: expect.stringContaining('1 values for 2 columns') },
    { line: 4, reason: expect.stringContaining('3 values for 2 columns') },
  ]);
});

test('a huge field is refused, and one larger than a row may be stops the reading', async () => {
  const huge = await problemsOf(`Handle,Price\na,5\nb,${'x'.repeat(maxFieldLength + 1)}\n`);
  expect(huge).toMatchObject([
    { line: 3, column: 'Price', reason: expect.stringContaining('100001 characters') },
  ]);
  const monstrous = await problemsOf(`Handle,Price\n"a${'x\n'.repeat(700_000)}`);
  expect(monstrous).toHaveLength(1);
});

test('a file that is not UTF-8 is refused with the line', async () => {
  const latin = Buffer.concat([
    Buffer.from('Handle,Price\na,5\ncaf'),
    Buffer.from([0xe9]),
    Buffer.from(',6\nb,7'),
  ]);
  expect(await problemsOf(latin)).toMatchObject([{ line: 3, reason: expect.stringContaining('not UTF-8') }]);
});

test('a NUL character is refused', async () => {
  expect(await problemsOf('Handle,Price\na\u0000,5')).toMatchObject([{ line: 2, column: 'Handle' }]);
});

test.each([
  ['', 'empty'],
  ['Handle,Price\n', 'no product'],
  ['Handle,Price\na,"5', 'not well-formed'],
  ['Handle,Price\na,5"6"\n', 'not well-formed'],
])('a file of %j cannot be read', async (text, reason) => {
  expect((await problemsOf(text))[0]?.reason).toContain(reason);
});
