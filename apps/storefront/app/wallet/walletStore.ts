import { create } from 'zustand';

/** What has become of the wallet (commerce §4 wallet express payment). */
export type WalletStatus = 'idle' | 'open' | 'failure';

interface WalletState {
  readonly status: WalletStatus;
  /** Why it failed, for the shopper. */
  readonly message: string | null;
}

/** One wallet is open at a time, whichever button of the page was pressed. */
export const useWallet = create<WalletState>()(() => ({ status: 'idle', message: null }));
