/**
 * `node scripts/onPostgres.ts node scripts/soak/rollingRestart.ts [--restarts 10] [--rate 100]`: two shops on one
 * PostgreSQL behind nginx are restarted in turn while people shop; no request may fail and no bag may be lost
 * (reliability J2). With `--faulty` the balancer is told that no shop is there, and every request in between must be told.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodsOf } from '../../apps/middleware/proofs/races/goods.ts';
import { commandOptions } from '../commandOptions.ts';
import { freePort } from '../port.ts';
import { startMixedLoad } from './mixedLoad.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const { values: options } = commandOptions({
  options: {
    restarts: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    faulty: { type: 'boolean', default: false },
  },
});
const [restarts, perSecond] = [Number(options.restarts), Number(options.rate)];

/** A balancer as a shop would set it up: connections kept open, and nothing new for the process that is taken out. */
function settings(folder: string, port: number, shops: readonly number[], out: readonly number[]): string {
  return `
    pid ${folder}/nginx.pid;
    daemon off;
    error_log ${folder}/error.log warn;
    events { worker_connections 4096; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      scgi_temp_path ${folder}/scgi;
      uwsgi_temp_path ${folder}/uwsgi;
      upstream shop {
        ${shops.map((shop) => `server 127.0.0.1:${shop} max_fails=0${out.includes(shop) ? ' down' : ''};`).join('\n        ')}
        keepalive 64;
      }
      server {
        listen 127.0.0.1:${port};
        # nginx hangs up on idle clients when it reads its settings anew; what it does to them is not what is measured.
        keepalive_timeout 0;
        location / {
          proxy_pass http://shop;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_connect_timeout 5s;
        }
      }
    }`;
}

const found = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
if (found === undefined) {
  console.error(
    'There is no nginx, which stands in front of the two shops. Install it: apt-get install nginx-light',
  );
  process.exit(1);
}
const engine = await soakDatabase();
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-nginx-'));
const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const env = {
  PUBLIC_URL: origin,
  TAILORBIRD_TRUST_PROXY: '1',
  TAILORBIRD_DRAIN_SECONDS: '2',
};
const start = (place: number) =>
  soakShop(engine, { port: place, env: { ...env, DATA_DIRECTORY: join(folder, String(place)) } });

const file = join(folder, 'nginx.conf');
let nginx: ChildProcess | undefined;
/** Has the balancer send a process no more requests, or all of them again: it finishes what it has, and reads its settings. */
const balance = async (...out: readonly number[]) => {
  writeFileSync(file, settings(folder, port, ports, out));
  nginx?.kill('SIGHUP');
  await sleep(1_000);
};
await balance();
const first = await start(ports[0] ?? 0);
const shops = [first, await start(ports[1] ?? 0)];
nginx = spawn(found, ['-p', folder, '-c', file], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
while (
  !(await fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await sleep(100);
await engine.rows('update stock_levels set on_hand = 1000000');
const goods = await goodsOf(engine, 20);
const load = startMixedLoad(origin, { perSecond, goods });
const started = performance.now();
const badEnds: number[] = [];
try {
  await sleep(2_000);
  for (let restart = 0; restart < restarts; restart += 1) {
    const at = restart % shops.length;
    await balance(...(options.faulty ? ports : ports.slice(at, at + 1)));
    const code = (await shops[at]?.stop()) ?? 1;
    if (code !== 0) badEnds.push(code);
    shops[at] = await start(ports[at] ?? 0);
    await balance();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const { requests, errors, bags, lostBags } = await load.stop();
  console.log(
    `reliability J2: ${restarts} restarts of two shops in ${seconds} s under ${Math.round(requests / seconds)} requests a second: ` +
      `${errors.length} of ${requests} failed, ${lostBags} of ${bags} bags lost, ${badEnds.length} ended badly (target 0, 0, 0)`,
  );
  for (const error of [...new Set(errors)].slice(0, 10)) console.log(`  ${error}`);
  if (errors.length > 0) console.log(readFileSync(join(folder, 'error.log'), 'utf8').slice(-3_000));
  const isWhole = errors.length === 0 && lostBags === 0 && badEnds.length === 0 && requests > 0 && bags > 0;
  process.exitCode = isWhole ? 0 : 1;
} finally {
  for (const shop of shops) await shop.stop();
  nginx.kill('SIGQUIT');
  await engine.remove();
  rmSync(folder, { recursive: true, force: true });
}
