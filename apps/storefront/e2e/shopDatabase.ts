import { type CampaignInput, campaign } from '@tailorbird/commerce/promotions/campaign';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { inject } from 'vitest';
import { z } from 'zod';

const text = z.coerce.string();
const count = z.coerce.number();
const variantRow = z.object({
  id: text,
  slug: text,
  name: text,
  colour: text,
  size: text,
  length: z.string().nullable(),
  variant_id: text,
  stock_item_id: count,
});
const orderRow = z.object({
  id: count,
  channel_id: count,
  currency: text,
  grand_total: count,
  gift_card_total: count,
  discount_total: count,
  lines: count,
});

/** Something in the shop that can be bought in quantity. */
export interface Buyable {
  readonly path: string;
  readonly name: string;
  readonly variantId: string;
  readonly stockItemId: number;
}

export interface PlacedOrder {
  readonly id: number;
  readonly channelId: number;
  readonly currency: string;
  readonly grandTotal: number;
  readonly giftCardTotal: number;
  readonly discountTotal: number;
  readonly lines: number;
}

function buyableOf(row: z.infer<typeof variantRow>): Buyable {
  const options = new URLSearchParams({ Size: row.size, ...(row.length && { Length: row.length }) });
  const colour = encodeURIComponent(row.colour.replaceAll(' ', '_'));
  return {
    path: `/p/${row.id}/${row.slug}/${colour}?${options}`,
    name: row.name,
    variantId: row.variant_id,
    stockItemId: row.stock_item_id,
  };
}

/** Looks at what a journey wrote, in the shop's own database. */
export async function openShopDatabase() {
  const opened = await openDatabase({ url: inject('databaseUrl'), directory: '' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { pool, close } = opened.value;

  /** The rows of one statement, as the schema reads them. */
  const rows = async <T>(row: z.ZodType<T>, statement: string, values: unknown[]): Promise<T[]> => {
    const answer: { rows: unknown[] } = await pool.query(statement, values);
    return z.array(row).parse(answer.rows);
  };
  const number = async (statement: string, values: unknown[]): Promise<number> => {
    const [found] = await rows(z.object({ n: count }), statement, values);
    return found?.n ?? 0;
  };

  /** The nth variant with plenty of stock in the warehouse, of those of another name than `besides`. */
  const buyable = async (nth: number, besides = ''): Promise<Buyable> => {
    const [found] = await rows(
      variantRow,
      `select p.id, p.slug, p.name, v.colour, v.size, v.length, v.id as variant_id, v.stock_item_id
         from variants v
         join products p on p.id = v.product_id
         join stock_levels s on s.stock_item_id = v.stock_item_id and s.location_id = 1
        where p.inventory_tracking = 'variant' and not v.purchasing_disabled and s.on_hand > 20
          and p.sku not like '10000%' and v.size is not null and p.name <> $2
        order by p.id, v.id offset $1 limit 1`,
      [nth, besides],
    );
    if (!found) throw new Error(`There is no variant number ${nth} with plenty of stock.`);
    return buyableOf(found);
  };

  /**
   * A variant of the nth style from the last, with plenty of stock. The shop goes on serving a page it has for minutes
   * (decision 9): for what changes before its page is asked for, where no other journey has asked. A number is one journey's.
   */
  const unvisited = async (nth: number): Promise<Buyable> => {
    const [found] = await rows(
      variantRow,
      `select distinct on (p.id) p.id, p.slug, p.name, v.colour, v.size, v.length, v.id as variant_id, v.stock_item_id
         from variants v
         join products p on p.id = v.product_id
         join stock_levels s on s.stock_item_id = v.stock_item_id and s.location_id = 1
        where p.inventory_tracking = 'variant' and not v.purchasing_disabled and s.on_hand > 20
          and p.sku not like '10000%' and v.size is not null
        order by p.id desc, v.id offset $1 limit 1`,
      [nth],
    );
    if (!found) throw new Error(`There is no style number ${nth} from the last with plenty of stock.`);
    return buyableOf(found);
  };

  /** The page of the gift card that goes by e-mail, with an amount chosen. */
  const giftCardPath = async (amount: string): Promise<string> => {
    const row = z.object({ id: text, slug: text, colour: text });
    const [found] = await rows(
      row,
      `select p.id, p.slug, v.colour from variants v join products p on p.id = v.product_id
         where p.sku = '100000' and v.size = $1 order by v.id limit 1`,
      [amount],
    );
    if (!found) throw new Error(`There is no gift card of ${amount}.`);
    return `/p/${found.id}/${found.slug}/${found.colour.replaceAll(' ', '_')}?Size=${amount}`;
  };

  /** The page of something worn by women, in several colours, with more than so many reviews. */
  const reviewedPath = async (reviews: number): Promise<string> => {
    const row = z.object({ id: text, slug: text, colour: text });
    const [found] = await rows(
      row,
      `select p.id, p.slug, min(v.colour) as colour from variants v join products p on p.id = v.product_id
         join product_categories c on c.product_id = p.id join categories k on k.id = c.category_id
        where p.rating_count > $1 and k.url like '/womens/%' and v.size = '10'
        group by p.id having count(distinct v.colour) > 1 order by p.id limit 1`,
      [reviews],
    );
    if (!found) throw new Error(`Nothing has more than ${reviews} reviews.`);
    return `/p/${found.id}/${found.slug}/${found.colour.replaceAll(' ', '_')}`;
  };

  /** Leaves so many units of a stock item on each shelf: somebody else has bought the others. */
  const leaveOnHand = (stockItemId: number, units: number) =>
    pool.query('update stock_levels set on_hand = $2 where stock_item_id = $1', [stockItemId, units]);

  /** Ends every session of a customer, as time would. */
  const endSessionsOf = (email: string) =>
    pool.query(
      'update sessions set expires_at = now() where customer_id = (select id from customers where email = $1)',
      [email],
    );

  const onHand = (stockItemId: number) =>
    number('select sum(on_hand) as n from stock_levels where stock_item_id = $1', [stockItemId]);

  const order = async (id: number): Promise<PlacedOrder | undefined> => {
    const [found] = await rows(
      orderRow,
      `select o.*, (select count(*) from order_lines l where l.order_id = o.id) as lines from orders o where o.id = $1`,
      [id],
    );
    if (!found) return undefined;
    const { channel_id: channelId, currency, lines } = found;
    return {
      id,
      channelId,
      grandTotal: found.grand_total,
      giftCardTotal: found.gift_card_total,
      discountTotal: found.discount_total,
      currency,
      lines,
    };
  };

  /** A bag as it is kept, and whether it is the one its customer comes back to. */
  const cart = async (id: string) => {
    const row = z.object({ status: text, customer_id: z.coerce.string().nullable(), saved: z.boolean() });
    const [found] = await rows(
      row,
      `select c.status, c.customer_id::text, exists (select 1 from saved_carts s where s.cart_id = c.id) as saved
         from carts c where c.id = $1`,
      [id],
    );
    return found && { status: found.status, hasCustomer: found.customer_id !== null, isSaved: found.saved };
  };

  const deleteCart = (id: string) => pool.query(`update carts set status = 'deleted' where id = $1`, [id]);

  /** Makes every change to the lines of these bags fail, until `mend` is called. */
  const breakLinesOf = async (ids: readonly string[]): Promise<{ mend: () => Promise<void> }> => {
    const name = `refuse_${crypto.randomUUID().replaceAll('-', '')}`;
    // Ids are the database's own; a trigger's condition takes no parameters.
    const named = ids.map((id) => `'${z.uuid().parse(id)}'`).join(',');
    await pool.query(
      `create function ${name}() returns trigger as 'begin raise exception ''broken''; end' language plpgsql`,
    );
    await pool.query(
      `create trigger ${name} before update on cart_lines for each row when (old.cart_id in (${named})) execute function ${name}()`,
    );
    return {
      mend: async () => {
        await pool.query(`drop function ${name} cascade`);
      },
    };
  };

  /** How many mails were written about an order. */
  const mailsAbout = (orderId: number) =>
    number(`select count(*) as n from outbox where kind = 'mail' and order_id = $1`, [orderId]);

  /** The text of the newest mail to an address; empty when there is none. */
  const newestMailTo = async (email: string): Promise<string> => {
    const [found] = await rows(
      z.object({ payload: text }),
      `select payload::text as payload from outbox where kind = 'mail' and payload->>'to' = $1 order by id desc limit 1`,
      [email],
    );
    return found?.payload ?? '';
  };

  /** Plans a campaign, which no card or bag knows of before it begins, until `cancel` is called. */
  const planCampaign = async (rule: CampaignInput): Promise<{ cancel: () => Promise<void> }> => {
    const values = [rule.id, JSON.stringify(campaign.parse(rule))];
    await pool.query('insert into campaigns (id, definition) values ($1, $2)', values);
    return {
      cancel: async () => {
        await pool.query('delete from campaigns where id = $1', [rule.id]);
      },
    };
  };

  const ordersOf = (email: string) => number('select count(*) as n from orders where email = $1', [email]);

  return {
    buyable,
    unvisited,
    giftCardPath,
    reviewedPath,
    onHand,
    leaveOnHand,
    endSessionsOf,
    order,
    cart,
    deleteCart,
    breakLinesOf,
    planCampaign,
    ordersOf,
    mailsAbout,
    newestMailTo,
    close,
  };
}
