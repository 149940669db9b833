import { type ComponentType, useEffect, useRef, useState } from 'react';
import { logWallet } from './logWallet.ts';
import { WalletSlotRoot } from './WalletSlot.styles.ts';

export interface WalletSlotProps {
  /** What the page knows of the goods; the server's own amounts take its place before anything is paid. */
  readonly goodsOf: () => { readonly isDigital: boolean; readonly amount: number };
  /** On a product page, the form of what is added first; it answers nothing while something is missing. */
  readonly formOf?: (() => FormData | undefined) | undefined;
  readonly disabled?: boolean | undefined;
}

/** The place of the wallet's button. The button comes when its place is nearly in sight, and costs the page nothing before. */
export function WalletSlot(props: WalletSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Button: ComponentType<WalletSlotProps> }>();
  // The external system is the window: what is in it.
  useEffect(() => {
    const whenSeen: IntersectionObserverCallback = (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      import('./WalletButton.tsx').then((m) => setLoaded({ Button: m.WalletButton }), logWallet);
    };
    const observer = new IntersectionObserver(whenSeen, { rootMargin: '25%' });
    if (slot.current) observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);
  return <WalletSlotRoot ref={slot}>{loaded && <loaded.Button {...props} />}</WalletSlotRoot>;
}
