import type { ApiCaller } from './apiCaller.ts';

/** Of what the specification asks to be told more, with a cart. */
export const include = 'line_items.physical_items.options,line_items.digital_items.options';

/** A new cart with these lines, made by operations. */
export async function cartOf(caller: ApiCaller, ...line_items: object[]) {
  const { data } = await caller.get('commerce/createCart', {
    data: { currency: { code: 'GBP' }, line_items: [] },
    include,
  });
  if (line_items.length === 0) return data;
  return (await caller.get('commerce/addCartItems', { cartId: data.id, include, data: { line_items } })).data;
}
