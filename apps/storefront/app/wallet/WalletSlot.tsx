import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { logWallet } from './logWallet.ts';
import { WalletSlotRoot } from './WalletSlot.styles.ts';

export interface WalletSlotProps {
  /** What the page knows of the goods; the server's own amounts take its place before anything is paid. */
  readonly goodsOf: () => { readonly isDigital: boolean; readonly amount: number };
  /** On a product page, the form of what is added first; it answers nothing while something is missing. */
  readonly formOf?: (() => FormData | undefined) | undefined;
  readonly disabled?: boolean | undefined;
}

export interface WalletButtonProps extends WalletSlotProps {
  /** Told once it is known that there is no button to draw here. */
  readonly onNone: () => void;
}

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
