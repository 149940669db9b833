import type { Engine } from '../crashes/engine.ts';

/** Something to race for: one variant, and its shelf. */
export interface Goods {
  readonly productId: number;
  readonly variantId: number;
  readonly stockItemId: number;
}

/** So many variants of different styles that can be bought. */
export async function goodsOf(engine: Engine, count: number): Promise<Goods[]> {
  const rows = await engine.rows(
    `select distinct on (product_id) product_id, id, stock_item_id from variants
       where stock_item_id is not null and not purchasing_disabled order by product_id, id limit ${count}`,
  );
  return rows.map((row) => ({
    productId: Number(row['product_id']),
    variantId: Number(row['id']),
    stockItemId: Number(row['stock_item_id']),
  }));
}

/** Puts so many units into the warehouse and so many into the reserve of the shops. */
export async function stock(
  engine: Engine,
  { stockItemId }: Goods,
  warehouse: number,
  reserve = 0,
): Promise<void> {
  await engine.rows(
    `update stock_levels set on_hand = case location_id when 1 then ${warehouse} else ${reserve} end
       where stock_item_id = ${stockItemId}`,
  );
}

/** What the books say of a variant now. */
export async function booksOf(engine: Engine, { variantId, stockItemId }: Goods) {
  const [row] = await engine.rows(
    `select
       (select coalesce(sum(quantity), 0) from order_lines where variant_id = ${variantId}) as sold,
       (select coalesce(sum(on_hand), 0) from stock_levels where stock_item_id = ${stockItemId}) as left,
       (select coalesce(sum(quantity), 0) from reservations where stock_item_id = ${stockItemId}) as held`,
  );
  return { sold: Number(row?.['sold']), left: Number(row?.['left']), held: Number(row?.['held']) };
}

/** Orders without the money for them, money without an order, and orders of one bag: each is to be 0. */
export async function wrongPayments(engine: Engine): Promise<number> {
  const [row] = await engine.rows(
    `select count(*) as wrong from (select p.cart_id, sum(charge.amount) as taken from payments p
         join test_card_charges charge on charge.idempotency_key = p.attempt and charge.outcome = 'captured'
         group by p.cart_id) paid
       full join orders on orders.cart_id = paid.cart_id
       where coalesce(paid.taken, 0) is distinct from orders.grand_total - orders.gift_card_total`,
  );
  return Number(row?.['wrong']);
}

/** Deadlocks the server has broken so far in this database, whether or not anybody was told. */
export async function deadlocks(engine: Engine): Promise<number> {
  const [row] = await engine.rows(
    `select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.['deadlocks']);
}
