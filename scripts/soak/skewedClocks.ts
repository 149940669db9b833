/**
 * `node scripts/onPostgres.ts node scripts/soak/skewedClocks.ts`: three shops on one PostgreSQL, one right, one an hour
 * ahead and one an hour behind, sell the same ten units: holds of one look lapsed or endless to the others, and still
 * nothing may be sold twice or paid without an order.
 */
import { join } from 'node:path';
import { approvedTokens } from '../../apps/middleware/proofs/crashes/engine.ts';
import { buyer } from '../../apps/middleware/proofs/races/buyer.ts';
import { booksOf, goodsOf, stock, wrongPayments } from '../../apps/middleware/proofs/races/goods.ts';
import { root } from '../root.ts';
import type { ShopProcess } from '../shopProcess.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const hourMs = 3_600_000;
const [buyers, units] = [60, 10];
const engine = await soakDatabase();
const shops: ShopProcess[] = [];
try {
  for (const shiftMs of [0, hourMs, -hourMs])
    shops.push(
      await soakShop(engine, {
        nodeOptions: ['--import', join(root, 'scripts/soak/shiftedClock.mjs')],
        env: {
          CLOCK_SHIFT_MS: String(shiftMs),
          DATA_DIRECTORY: join(engine.env['DATA_DIRECTORY'] ?? '', String(shiftMs)),
        },
      }),
    );
  const [prize] = await goodsOf(engine, 1);
  if (!prize) throw new Error('There is nothing to buy.');
  await stock(engine, prize, units);
  const tokens = await approvedTokens(engine, buyers);
  // The card's provider has a clock of its own: its tokens are fresh to each of the shops.
  await engine.rows(`update test_card_tokens set created_at = now() + interval '1 hour'`);
  const endings = await Promise.all(
    tokens.map((paymentToken, at) =>
      buyer({
        origin: shops[at % shops.length]?.origin ?? '',
        variants: [prize],
        paymentToken,
        email: `skewed${at}@example.com`,
      }),
    ),
  );
  const ordered = endings.filter(({ end }) => end === 'ordered').length;
  const { sold, left } = await booksOf(engine, prize);
  const wrong = await wrongPayments(engine);
  console.log(
    `clock skew of ±1 h, ${buyers} buyers for ${units} at three shops: ${Number(sold)} sold, ${Number(left)} left, ${ordered} told so, ` +
      `${Math.max(0, Number(sold) - units)} sold twice, ${wrong} payments without their order (at most 0)`,
  );
  const isWhole =
    Number(sold) <= units && Number(sold) + Number(left) === units && ordered === Number(sold) && wrong === 0;
  process.exitCode = isWhole && ordered > 0 ? 0 : 1;
} finally {
  for (const shop of shops) await shop.stop();
  await engine.remove();
}
