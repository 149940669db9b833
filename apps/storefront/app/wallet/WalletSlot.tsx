import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { logWallet } from './logWallet.ts';
import { WalletSlotRoot } from './WalletSlot.styles.ts';
import type { WalletButtonProps, WalletSlotProps } from './walletSlotProps.ts';

/**
 * The place of the wallet's button. The button comes when its place is nearly in sight, and costs the page nothing
 * before; where there is none to come, the place goes.
 */
export function WalletSlot(props: WalletSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Button: ComponentType<WalletButtonProps> }>();
  const [isNone, setIsNone] = useState(false);
  const onNone = useCallback(() => setIsNone(true), []);
  // The external system is the window: what is in it.
  useEffect(() => {
    const whenSeen: IntersectionObserverCallback = (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      import('./WalletButton.tsx').then(
        (m) => setLoaded({ Button: m.WalletButton }),
        (cause: unknown) => {
          logWallet(cause);
          onNone();
        },
      );
    };
    const observer = new IntersectionObserver(whenSeen, { rootMargin: '25%' });
    if (slot.current) observer.observe(slot.current);
    return () => observer.disconnect();
  }, [onNone]);
  if (isNone) return null;
  return (
    <WalletSlotRoot ref={slot} data-part="wallet">
      {loaded && <loaded.Button {...props} onNone={onNone} />}
    </WalletSlotRoot>
  );
}
