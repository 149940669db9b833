/** Names of operations in the log where the specification has its own (commerce §8); others are the method's. */
const tags: { readonly [call: string]: string } = {
  'commerce/getCart': 'load',
  'commerce/createCart': 'create',
  'commerce/addCartItems': 'addItem',
  'commerce/removeCartItem': 'removeItem',
  'commerce/updateCartItem': 'updateItemQty',
  'commerce/deleteCart': 'clear',
  'commerce/getChannel': 'channel.load',
  'commerce/checkoutLogin': 'checkoutLogin',
};

/** The tag an operation is logged under. */
export function operationTag(segment: string, method: string): string {
  return tags[`${segment}/${method}`] ?? method;
}
