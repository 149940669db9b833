import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createLastSender } from './createLastSender.ts';

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
