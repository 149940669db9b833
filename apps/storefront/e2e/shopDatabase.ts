import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { inject } from 'vitest';

/** Something in the shop that can be bought in quantity. */
export interface Buyable {
  readonly path: string;
  readonly name: string;
  readonly stockItemId: number;
}

export interface PlacedOrder {
  readonly id: number;
  readonly channelId: number;
  readonly currency: string;
  readonly grandTotal: number;
  readonly lines: number;
}

/** Looks at what a journey wrote, in the shop's own database. */
export async function openShopDatabase() {
  const opened = await openDatabase({ url: inject('databaseUrl'), directory: '' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { pool, close } = opened.value;

  const rows = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> => {
    // An aggregate or a plain select: one statement, its rows by column name.
    const answer: { rows: Record<string, unknown>[] } = await pool.query(text, values);
    return answer.rows;
  };

  /** The nth variant with plenty of stock in the warehouse. */
  const buyable = async (nth: number): Promise<Buyable> => {
    const [found] = await rows(
      `select p.id, p.slug, p.name, v.colour, v.size, v.length, v.stock_item_id
         from variants v
         join products p on p.id = v.product_id
         join stock_levels s on s.stock_item_id = v.stock_item_id and s.location_id = 1
        where p.inventory_tracking = 'variant' and not v.purchasing_disabled and s.on_hand > 20
          and p.sku not like '10000%' and v.size is not null
        order by p.id, v.id offset $1 limit 1`,
      [nth],
    );
    if (!found) throw new Error(`There is no variant number ${nth} with plenty of stock.`);
    const options = new URLSearchParams({
      Size: String(found['size']),
      ...(found['length'] ? { Length: String(found['length']) } : {}),
    });
    const colour = encodeURIComponent(String(found['colour']).replaceAll(' ', '_'));
    return {
      path: `/p/${found['id']}/${found['slug']}/${colour}?${options}`,
      name: String(found['name']),
      stockItemId: Number(found['stock_item_id']),
    };
  };

  const onHand = async (stockItemId: number): Promise<number> => {
    const [sum] = await rows('select sum(on_hand) as units from stock_levels where stock_item_id = $1', [
      stockItemId,
    ]);
    return Number(sum?.['units']);
  };

  const order = async (id: number): Promise<PlacedOrder | undefined> => {
    const [found] = await rows(
      `select o.*, (select count(*) from order_lines l where l.order_id = o.id) as lines from orders o where o.id = $1`,
      [id],
    );
    if (!found) return undefined;
    return {
      id: Number(found['id']),
      channelId: Number(found['channel_id']),
      currency: String(found['currency']),
      grandTotal: Number(found['grand_total']),
      lines: Number(found['lines']),
    };
  };

  /** The mails whose text names a word, such as an order's number. */
  const mailsNaming = async (word: string): Promise<number> => {
    const [found] = await rows(
      `select count(*) as mails from outbox where kind = 'mail' and payload::text like '%' || $1 || '%'`,
      [word],
    );
    return Number(found?.['mails']);
  };

  const ordersOf = async (email: string): Promise<number> => {
    const [found] = await rows('select count(*) as orders from orders where email = $1', [email]);
    return Number(found?.['orders']);
  };

  return { buyable, onHand, order, ordersOf, mailsNaming, close };
}
