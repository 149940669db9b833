import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startPostgres } from '../../../scripts/postgresServer.ts';
import { createHealth } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';

it('reliability J3: when the database server dies the shop lives on, is not ready within 2 s, and is again when it is back', async () => {
  const server = await startPostgres();
  const opened = await openDatabase({ url: server.url, directory: '' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { db, close } = opened.value;
  await migrate(opened.value);
  const health = createHealth({ db, isDraining: () => false });
  const liveMs: number[] = [];
  /** Waits until readiness has a status, asking for liveness beside it all the time; answers how long it took. */
  const until = async (status: number) => {
    const since = performance.now();
    for (;;) {
      const asked = performance.now();
      expect((await health.request('/livez')).status).toBe(200);
      liveMs.push(performance.now() - asked);
      if ((await health.request('/readyz')).status === status) return Math.round(performance.now() - since);
      await sleep(20);
    }
  };
  await until(200);
  liveMs.length = 0;
  await server.kill();
  const down = await until(503);
  await server.startAgain();
  const back = await until(200);
  process.stdout.write(
    `reliability J3: not ready ${down} ms after the database died, ready ${back} ms after it was back; ` +
      `/livez ${(liveMs.toSorted((a, b) => a - b)[Math.floor(liveMs.length / 2)] ?? 0).toFixed(1)} ms in the middle of ${liveMs.length}\n`,
  );
  expect(down).toBeLessThan(2_000);
  expect(back).toBeLessThan(5_000);
  await close();
  await server.stop();
});
