import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/root.ts';
import { startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';

/** Printed pictures, kept from run to run: each is kept under what it is made of. */
const prints = join(root, '.cache/shop-pictures');

/** Building, migrating and filling on a busy machine. */
const startTimeoutMs = 180_000;

/** Starts the built shop with the demonstration's goods, at a moment, on a database and a port of its own. */
export async function openShop(
  moment: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-pictured-'));
  mkdirSync(prints, { recursive: true });
  symlinkSync(prints, join(folder, 'pictures'));
  const clock = new URL(`file://${join(root, 'scripts/atMoment.ts')}?${moment}`);
  const shop = await startShop(['--import', clock.href, ...startCommand], {
    DATA_DIRECTORY: folder,
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
  });
  const close = async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilServing(shop, startTimeoutMs);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: shop.origin, close };
}
