import type { Answer, Call } from '../../call.ts';

/** The call; when it did what was asked, the promotions engine is told of the bag it was about (commerce §4). */
export function synced<Args extends unknown[], T>(
  implementation: (call: Call, ...args: Args) => Answer<T>,
  cartIdOf: (value: T, ...args: Args) => string,
): (call: Call, ...args: Args) => Answer<T> {
  return async (call, ...args) => {
    const result = await implementation(call, ...args);
    if (result.ok) call.syncPromotions(cartIdOf(result.value, ...args));
    return result;
  };
}
