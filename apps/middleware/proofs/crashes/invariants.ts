import type { Engine } from './engine.ts';

/** What the shoppers were told, against which the books are checked. */
export interface Ledger {
  /** Orders whose number somebody was given. */
  readonly orders: Set<number>;
  /** Units that were accepted into bags; none is taken out again. */
  units: number;
  /** Units on all shelves before the first order. */
  stock: number;
}

/** Reliability §4.2, I1 to I8, and the books of gift cards: each counts what is wrong, so that every figure has to be 0. */
const statements: { readonly [invariant: string]: (ledger: Ledger) => string } = {
  'I1 an acknowledged order exists once': ({ orders }) =>
    `select ${orders.size} - count(*) as wrong from orders where id = any('{${[...orders].join()}}')`,
  'I2 what was sold has left the shelves': ({ stock }) =>
    `select ${stock} - (select sum(on_hand) from stock_levels)
       - coalesce((select sum(line.quantity) from order_lines line join variants on variants.id = line.variant_id
         where variants.stock_item_id is not null), 0) as wrong`,
  'I3 no reservation outlives its bag': () =>
    `select count(*) as wrong from reservations held join carts on carts.id = held.cart_id
       where carts.status <> 'open' or held.expires_at > now() + interval '15 minutes 5 seconds'`,
  'I4 what was captured is what the order comes to': () =>
    `select count(*) as wrong from (select p.cart_id, sum(charge.amount) as taken from payments p
         join test_card_charges charge on charge.idempotency_key = p.attempt and charge.outcome = 'captured'
         group by p.cart_id) paid
       full join orders on orders.cart_id = paid.cart_id
       where coalesce(paid.taken, 0) is distinct from orders.grand_total - orders.gift_card_total`,
  'I5 an order has one mail': () =>
    `select (select count(*) from orders) - (select count(distinct message_id) from outbox
         where message_id in (select 'order-' || id from orders)) as wrong`,
  'I6 a bag that was bought is closed': () =>
    `select count(*) as wrong from orders join carts on carts.id = orders.cart_id where carts.status <> 'completed'`,
  'I7 a used coupon has its order': () =>
    `select count(*) as wrong from campaign_uses used left join orders on orders.cart_id = used.cart_id
       where used.state = 'used' and orders.id is null`,
  'I8 what was accepted is in a bag or an order': ({ units }) =>
    `select ${units} - coalesce((select sum(line.quantity) from cart_lines line
       join carts on carts.id = line.cart_id where carts.status in ('open', 'completed')), 0) as wrong`,
  'what has left a gift card was paid with it': () =>
    `select count(*) as wrong from gift_cards card where card.amount - card.balance <> (select coalesce(sum(amount), 0)
       from gift_card_uses used where used.gift_card_id = card.id and used.spent_at is not null)`,
};

/** The invariants by name. */
export const invariants: readonly string[] = Object.keys(statements);

/** The invariants that do not hold now, in words. */
export async function broken(engine: Engine, ledger: Ledger): Promise<string[]> {
  const problems: string[] = [];
  for (const [invariant, statement] of Object.entries(statements)) {
    const [row] = await engine.rows(statement(ledger));
    if (Number(row?.['wrong']) !== 0) problems.push(`${invariant}: off by ${String(row?.['wrong'])}`);
  }
  return problems;
}
