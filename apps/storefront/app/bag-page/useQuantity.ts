import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A quantity waits this long for the next change (commerce §9). */
const debounceMs = 500;

/**
 * Sends a quantity half a second after its last change, or at once when the shopper leaves: presses something outside
 * its `form`, closes the page or goes to another. `send` answers whether it got through; until it did, what was typed
 * stands. `version` is new whenever the field has to show another number than the one typed.
 */
export function useQuantity(
  form: RefObject<HTMLFormElement | null>,
  served: number,
  send: (quantity: number) => Promise<boolean>,
) {
  const [shown, setShown] = useState({ quantity: served, version: 0 });
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef(served);
  const [sendLast] = useState(createLastSender);
  if (!waiting && shown.quantity !== served) setShown({ quantity: served, version: shown.version + 1 });

  const sendNow = async ({ atOnce = false } = {}) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if ((await sendLast(wanted.current, send, { atOnce })) && timer.current === undefined) setWaiting(false);
  };
  const onChange = (quantity: number) => {
    wanted.current = quantity;
    setShown(({ version }) => ({ quantity, version }));
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendNow(), debounceMs);
  };
  const leave = useEffectEvent(() => {
    if (timer.current !== undefined) void sendNow({ atOnce: true });
  });
  // The external systems are time and the browser: a change still waiting goes out before whatever was pressed.
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && form.current?.contains(target))) leave();
    };
    const onHide = () => leave();
    document.addEventListener('click', onPress, true);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('click', onPress, true);
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, [form]);
  return { version: shown.version, onChange, sendNow };
}

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
