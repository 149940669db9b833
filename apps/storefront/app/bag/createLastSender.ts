type Send = (quantity: number) => Promise<boolean>;

/**
 * Sends the quantities of one line so that the last one wanted is the one that stays. Two on their way may arrive in
 * either order, so a newer one waits for the answer to the one before. `atOnce` is for a page that may be gone by then:
 * it goes out beside the other, and once more after it. Answers whether the last got through.
 */
export function createLastSender() {
  let next: number | undefined;
  let underWay: Promise<boolean> | undefined;
  const beside: Promise<boolean>[] = [];
  const sendAll = async (send: Send) => {
    let arrived = true;
    while (next !== undefined) {
      const quantity = next;
      next = undefined;
      arrived = await send(quantity);
      while (beside.length > 0) await Promise.all(beside.splice(0));
    }
    underWay = undefined;
    return arrived;
  };
  return (quantity: number, send: Send, { atOnce = false } = {}): Promise<boolean> => {
    next = quantity;
    if (atOnce && underWay) beside.push(send(quantity));
    underWay ??= sendAll(send);
    return underWay;
  };
}
