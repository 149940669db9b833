import type { AnswerOf, ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { ok } from '@tailorbird/commerce/result';
import { sql } from 'drizzle-orm';
import type { Answer, Call } from '../../call.ts';

type Addresses = AnswerOf<'commerce', 'getProductAddresses'>;

/** A run of the styles sold in the caller's market, with the colours whose page exists: those there are variants of. */
export async function getProductAddresses(
  { db, channelId }: Call,
  { page, limit }: ParsedArgsOf<'commerce', 'getProductAddresses'>[0],
): Answer<Addresses> {
  const { rows } = await db.execute<{ products: Addresses['products']; total: number }>(sql`
    with sold as (
      select p.id, p.slug, (
        select jsonb_agg(c.colour order by c.position, c.id) from product_colours c
        where c.product_id = p.id and exists (
          select 1 from variants v where v.product_id = p.id and (v.colour is null or v.colour = c.colour))
      ) as colours
      from products p join product_prices price on price.product_id = p.id and price.channel_id = ${channelId}
      order by p.id limit ${limit} offset ${(page - 1) * limit}
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'colours', colours) order by id)
        from sold where colours is not null), '[]') as products,
      (select count(*)::int from product_prices where channel_id = ${channelId}) as total`);
  const [{ products, total } = { products: [], total: 0 }] = rows;
  return ok({ products, pages: Math.ceil(total / limit) });
}
