import { expect, test, vi } from 'vitest';
import { logOnce } from './logOnce.ts';

test('the same line is written once, another is written too', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const reason of ['too long', 'too long', 'missing'])
    logOnce({ level: 'warn', op: 'content.block', reason });
  const lines = write.mock.calls.map(([line]): unknown => JSON.parse(String(line)));
  expect(lines).toMatchObject([
    { level: 40, op: 'content.block', reason: 'too long' },
    { level: 40, op: 'content.block', reason: 'missing' },
  ]);
  write.mockRestore();
});
