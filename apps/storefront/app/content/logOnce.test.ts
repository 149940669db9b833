import { expect, test, vi } from 'vitest';
import { logOnce } from './logOnce.ts';

test('the same line is written once, another is written too', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const reason of ['too long', 'too long', 'missing']) logOnce({ op: 'content.block', reason });
  expect(write.mock.calls.map(([line]) => line)).toEqual([
    '{"op":"content.block","reason":"too long"}\n',
    '{"op":"content.block","reason":"missing"}\n',
  ]);
  write.mockRestore();
});
