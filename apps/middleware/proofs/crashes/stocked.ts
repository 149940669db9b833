import type { Engine } from './engine.ts';

/** Something to buy, and how many units there were of everything before. */
export interface Stocked {
  readonly productId: number;
  readonly variantIds: readonly number[];
  readonly stock: number;
}

/** A style with two variants to buy, and every shelf full. */
export async function stocked(engine: Engine): Promise<Stocked> {
  await engine.rows('update stock_levels set on_hand = 1000');
  const [style] = await engine.rows(
    `select product_id as id, array_to_string((array_agg(id order by position))[1:2], ' ') as variants
       from variants where stock_item_id is not null and not purchasing_disabled
       group by product_id having count(*) > 1 order by product_id limit 1`,
  );
  const [shelves] = await engine.rows('select sum(on_hand) as units from stock_levels');
  return {
    productId: Number(style?.['id']),
    variantIds: String(style?.['variants']).split(' ').map(Number),
    stock: Number(shelves?.['units']),
  };
}
