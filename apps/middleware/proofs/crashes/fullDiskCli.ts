/**
 * `unshare --map-root-user --mount node apps/middleware/proofs/crashes/fullDiskCli.ts`: fills the disk of the embedded
 * database while people buy, and prints what was lost, which has to be nothing (reliability §4.2, B6).
 */
import { fullDisk } from './fullDisk.ts';

const { orders, served, problems } = await fullDisk();
process.stdout.write(
  `reliability B6: a full disk took ${served} more calls, then asked for another try; ${orders} orders acknowledged, ` +
    `${problems.length === 0 ? 'none lost or half made; a start on it, and on one read-only, ended naming the fix' : problems.join('; ')} (target 64 MiB, 0 partial orders)\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
