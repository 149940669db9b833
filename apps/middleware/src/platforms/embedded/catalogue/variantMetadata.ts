import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import { type Answer, type Call, notFound } from '../../call.ts';
import { products, variants } from '../schema/catalogue.ts';

/**
 * The texts kept with a variant: its options and the style's custom fields (commerce §3 Product). They are written in
 * English; in another language there are none.
 */
export async function getVariantMetadata(
  { db }: Call,
  { productId, variantId, language }: ParsedArgsOf<'commerce', 'getVariantMetadata'>[0],
): Answer<Record<string, string>> {
  const [row] = await db
    .select({ variant: variants, customFields: products.customFields, name: products.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), eq(products.id, productId)));
  if (!row) return err(notFound);
  if (!/^en(?![a-z])/i.test(language)) return ok({});
  const { colour, size, length } = row.variant;
  const texts = { name: row.name, colour, size, length, ...row.customFields };
  return ok(
    Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : []))),
  );
}
