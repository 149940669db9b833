import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CrashingShop, crashingShop } from './crashingShop.ts';
import { embeddedEngine } from './engine.ts';
import { shoppingCrowd } from './shoppingCrowd.ts';

/** How a shop came through a disk with nothing left on it. `problems` is empty when all was as it has to be. */
export interface FullDisk {
  /** Orders whose numbers shoppers were given, before it was full and after. */
  readonly orders: number;
  /** Calls that were still answered on the full disk, before the first that could not be kept. */
  readonly served: number;
  readonly problems: readonly string[];
}

const mebibyte = 1024 * 1024;
/** Room is left within the database's files for some hundreds of bags. */
const maxBags = 5_000;
const endMs = 30_000;

/**
 * Reliability B6: ten people buy while the disk of the embedded database fills up, and go on once there is room; then
 * the shop is started on a full disk, and on one that cannot be written. Mounts a disk of 64 MiB, so it may need to run
 * under `unshare --map-root-user --mount`.
 */
export async function fullDisk(): Promise<FullDisk> {
  const disk = mkdtempSync(join(tmpdir(), 'tailorbird-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  const engine = embeddedEngine(disk);
  const shop = await crashingShop(engine, []);
  let room = Promise.resolve();
  try {
    await shop.start();
    await shop.untilReady();
    const crowd = await shoppingCrowd(engine, { origin: shop.origin, people: 10, untilBack: () => room });
    await sleep(1_000);
    const full = fill(disk);
    room = full.emptied;
    const { served, problems } = await whileFull(shop);
    full.empty();
    await sleep(1_000);
    problems.push(...(await crowd.goHome()));
    await shop.stop();
    const fullAgain = fill(disk);
    problems.push(...(await problemsOfStart(shop, disk, 'free space on it')));
    fullAgain.empty();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    problems.push(...(await problemsOfStart(shop, disk, 'mounted read-only')));
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    await shop.start();
    await shop.untilReady();
    return { orders: crowd.ledger.orders.size, served, problems };
  } finally {
    shop.kill();
    await shop.died();
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** The shop lives, shows pictures, asks shoppers to try again, and tells its operator what to do. */
async function whileFull(shop: CrashingShop): Promise<{ served: number; problems: string[] }> {
  const send = () =>
    fetch(`${shop.origin}/commerce/createCart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '[]',
    });
  for (let served = 0; served < maxBags; served += 1) {
    const answer = await send();
    const text = await answer.text();
    if (answer.status === 200) continue;
    const alive = await fetch(`${shop.origin}/livez`);
    const picture = await fetch(`${shop.origin}/i/tailorbird/placeholder?w=415`);
    return {
      served,
      problems: [
        ...(answer.status === 503 && text.includes('Please try again')
          ? []
          : [`a call on a full disk was answered ${answer.status}: ${text}`]),
        ...(picture.status === 200 ? [] : [`a picture was answered ${picture.status} on a full disk`]),
        ...(alive.status === 200 ? [] : [`/livez answered ${alive.status} on a full disk`]),
        ...(shop.log().includes('free space on it') ? [] : ['the log does not say that the disk is full']),
      ],
    };
  }
  return { served: maxBags, problems: ['the disk was never full'] };
}

/** A shop that cannot write ends at once, naming the folder and the fix. */
async function problemsOfStart(shop: CrashingShop, disk: string, fix: string): Promise<string[]> {
  await shop.start();
  const isEnded = await Promise.race([shop.died().then(() => true), sleep(endMs, false)]);
  shop.kill();
  await shop.died();
  const said = shop.log();
  if (isEnded && said.includes(disk) && said.includes(fix)) return [];
  return [
    `without "${fix}" ${isEnded ? 'it ended' : `it was still there after ${endMs} ms`}, saying: ${said}`,
  ];
}

/** Leaves not a byte on a disk until it is emptied. */
function fill(disk: string): { empty: () => void; emptied: Promise<void> } {
  const file = join(disk, 'ballast');
  const handle = openSync(file, 'w');
  for (let size = mebibyte; size >= 1; size /= 2) {
    while (takes(handle, size));
  }
  closeSync(handle);
  const { promise: emptied, resolve } = Promise.withResolvers<void>();
  return {
    emptied,
    empty: () => {
      rmSync(file);
      resolve();
    },
  };
}

function takes(handle: number, bytes: number): boolean {
  try {
    return writeSync(handle, Buffer.alloc(bytes)) === bytes;
  } catch {
    return false;
  }
}
