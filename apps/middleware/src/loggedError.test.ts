import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggedError } from './loggedError.ts';

function logOf(cause: Error): string {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line: string) => lines.push(line) });
  log.error({ err: cause }, 'the call failed');
  return lines.join('');
}

const refused = (code: string) =>
  new DrizzleQueryError(
    'insert into "sessions" values ($1)',
    ['sam@example.com', 'line\nline'],
    Object.assign(new Error('could not extend file'), { code }),
  );

it('reliability B6: a disk that is full is logged with its fix', () => {
  expect(logOf(refused('53100'))).toContain('free space on it');
  expect(
    logOf(new Error('no picture', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) })),
  ).toContain('free space on it');
  expect(logOf(refused('40001'))).not.toContain('"fix"');
});

it('keeps the statement that failed and why, and none of its values', () => {
  const logged = logOf(new Error('the bag was not saved', { cause: refused('53100') }));
  expect(logged).toContain('insert into');
  expect(logged).toContain('could not extend file');
  for (const value of ['sam@example.com', 'line\\nline', 'params']) expect(logged).not.toContain(value);
});

it('logs what is no query as it is', () => {
  expect(logOf(new Error('of its own kind'))).toContain('of its own kind');
});
