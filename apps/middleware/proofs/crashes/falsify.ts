import type { Engine } from './engine.ts';
import type { Ledger } from './invariants.ts';

/** Changes the books of a shop with one order so that none of the invariants holds: what a crash must never do. */
export async function falsify({ rows }: Engine, ledger: Ledger): Promise<void> {
  // An order whose number somebody was given, and a unit that was accepted, and neither is there.
  ledger.orders.add(0);
  ledger.units += 1;
  await rows(
    'update stock_levels set on_hand = on_hand + 1 where stock_item_id = (select min(stock_item_id) from stock_levels)',
  );
  await rows(
    `insert into reservations (cart_id, stock_item_id, location_id, quantity, expires_at)
       select cart_id, stock_item_id, location_id, 1, now() + interval '1 day' from orders, stock_levels limit 1`,
  );
  await rows('update test_card_charges set amount = amount - 1');
  await rows(`delete from outbox where message_id like 'order-%'`);
  await rows(`update carts set status = 'open' where status = 'completed'`);
  await rows(
    `insert into carts (id, session_hash, channel_id, currency, created_at, updated_at)
       select gen_random_uuid(), repeat('0', 64), channel_id, currency, now(), now() from orders limit 1`,
  );
  await rows(
    `insert into campaign_uses (campaign_id, cart_id, state, expires_at)
       select campaigns.id, carts.id, 'used', now() from campaigns, carts where carts.session_hash = repeat('0', 64) limit 1`,
  );
  await rows(
    `insert into gift_cards (code_hash, last_four, order_line_id, currency, amount, balance, send_at, expires_at)
       select repeat('0', 64), '0000', order_lines.id, orders.currency, 100, 99, now(), now() + interval '1 year'
       from order_lines join orders on orders.id = order_lines.order_id limit 1`,
  );
}
