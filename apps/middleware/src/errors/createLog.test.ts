import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** A process that logs for `ms`, a megabyte every tenth of a second, and ends with 7; it says how much waits at most. */
function logging(ms: number): ChildProcess {
  const script = `
    const { createLog } = await import(${JSON.stringify(new URL('./createLog.ts', import.meta.url).href)});
    const log = createLog({ LOG_LEVEL: 'info' });
    let most = 0;
    setInterval(() => {
      for (let at = 0; at < 100; at += 1) log.info('x'.repeat(10_000));
      most = Math.max(most, process.stdout.writableLength);
    }, 100);
    setTimeout(() => {
      log.info('the last line');
      process.send(most, () => process.exit(7));
    }, ${ms});
  `;
  child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return child;
}

const exitOf = async (process: ChildProcess) => {
  const ended = once(process, 'exit') as Promise<[number | null]>;
  const [code] = await Promise.race([ended, sleep(15_000, ['did not end'])]);
  return code;
};

describe('a process whose log', () => {
  it('is read writes all its lines and ends', async () => {
    const process = logging(600);
    let text = '';
    process.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    expect(await exitOf(process)).toBe(7);
    expect(text).toContain('"msg":"the last line"');
    for (const line of text.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 30 });
  });

  it('is read by nobody any more ends when it is told to', async () => {
    const process = logging(600);
    process.stdout?.pause();
    await sleep(300);
    process.stdout?.destroy();
    expect(await exitOf(process)).toBe(7);
  });

  it('waits for a reader who stands still ends when it is told to, and holds only so much until then', async () => {
    const process = logging(2_500);
    process.stdout?.pause();
    const waiting = once(process, 'message') as Promise<[number]>;
    expect(await exitOf(process)).toBe(7);
    const [most] = await waiting;
    expect(most).toBeGreaterThan(1e6);
    expect(most).toBeLessThan(6e6);
  });
});
