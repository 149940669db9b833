import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { directoryInUse, lockDirectory } from './directoryLock.ts';
import { openDatabase } from './openDatabase.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tailorbird-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('a data directory', () => {
  it('reliability B5: held by another process is refused at once, naming process, directory and fix', async () => {
    const holder = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { lockDirectory } = await import(${JSON.stringify(new URL('./directoryLock.ts', import.meta.url).href)});
         lockDirectory(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((done) => holder.stdout.once('data', done));
    const toldBefore = directoryInUse(directory);
    const opened = await openDatabase({ directory });
    const dead = new Promise((done) => holder.once('exit', done));
    holder.kill('SIGKILL');
    await dead;
    expect(opened).toMatchObject({ ok: false, error: { tag: 'held' } });
    const message = opened.ok ? '' : opened.error.message;
    expect(toldBefore?.message).toBe(message);
    expect(directoryInUse(directory)).toBeUndefined();
    for (const part of [`process ${holder.pid}`, directory, 'DATA_DIRECTORY=', `kill ${holder.pid}`]) {
      expect(message).toContain(part);
    }
    expect(lockDirectory(directory).ok).toBe(true);
  });

  it('is refused to a second opening in the same process, and free again after release', () => {
    const first = lockDirectory(directory);
    expect(lockDirectory(directory).ok).toBe(false);
    if (first.ok) first.value.release();
    expect(lockDirectory(directory).ok).toBe(true);
  });

  it('with the lock of an earlier process of our own number is taken over', () => {
    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: process.pid, started: 'another boot 1' }));
    expect(lockDirectory(directory).ok).toBe(true);
    expect(readFileSync(join(directory, 'lock'), 'utf8')).not.toContain('another boot');
  });

  it.runIf(process.platform === 'linux')(
    'with the lock of a process that has ended and that nobody collects is taken over',
    async () => {
      // The shell becomes a program that does not wait for the children it had.
      const held = spawn('sh', ['-c', 'sleep 1 & cat /proc/$!/stat; exec sleep 30'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [stat] = await once(held.stdout, 'data');
      const fields = String(stat).split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const holder = { pid: Number(fields[0]), started: `${boot} ${fields[21]}` };
      writeFileSync(join(directory, 'lock'), JSON.stringify(holder));
      expect(directoryInUse(directory)?.message).toContain(`process ${holder.pid}`);
      await expect.poll(() => directoryInUse(directory), { timeout: 10_000 }).toBeUndefined();
      expect(existsSync(`/proc/${holder.pid}`)).toBe(true);
      expect(lockDirectory(directory).ok).toBe(true);
      held.kill();
    },
  );

  it('with a lock that cannot be read is taken over', () => {
    writeFileSync(join(directory, 'lock'), 'not a lock');
    expect(lockDirectory(directory).ok).toBe(true);
  });

  it('its database is the owner’s alone, that of an earlier start too', { timeout: 60_000 }, async () => {
    const folder = join(directory, 'pg');
    mkdirSync(folder, { mode: 0o755 });
    const opened = await openDatabase({ directory });
    if (!opened.ok) throw new Error(opened.error.message);
    await opened.value.close();
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
    expect(readdirSync(folder)).toContain('PG_VERSION');
  });

  it('that cannot be made is told with its fix', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const opened = await openDatabase({ directory: join(file, 'inside') });
    expect(opened).toMatchObject({ ok: false, error: { tag: 'unusable' } });
  });
});

describe('a database server', () => {
  it('that refuses is told with host, cause and fix, without the password', async () => {
    const url = 'postgres://shop:secret@127.0.0.1:1/tailorbird';
    const opened = await openDatabase({ url, directory });
    const message = opened.ok ? '' : opened.error.message;
    expect(message).toContain('127.0.0.1:1/tailorbird');
    expect(message).toContain('ECONNREFUSED');
    expect(message).toContain('Start the server');
    expect(message).not.toContain('secret');
  });

  it('that never answers is given up within seconds', async () => {
    const silent = await listen();
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const started = performance.now();
    const opened = await openDatabase({ url: `postgres://shop@127.0.0.1:${port}/tailorbird`, directory });
    expect(opened).toMatchObject({ ok: false, error: { tag: 'unreachable' } });
    expect(performance.now() - started).toBeLessThan(10_000);
    silent.close();
  });
});

/** A server that takes connections and says nothing. */
function listen(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}));
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}
