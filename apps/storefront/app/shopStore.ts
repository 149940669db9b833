import { create } from 'zustand';

export interface Notice {
  readonly id: string;
  readonly message: string;
  readonly persist?: boolean;
}

interface ShopState {
  readonly notices: readonly Notice[];
  /** The locale the overlay offers, `Ireland EUR`; it is open while this is set. */
  readonly offeredLocale: string | undefined;
  /** Whether a customer is signed in; undefined until the page knows. */
  readonly signedIn: boolean | undefined;
  readonly setSignedIn: (signedIn: boolean) => void;
  /** Who is signed in: searches carry it (commerce §6). */
  readonly customerId: number | undefined;
  readonly setCustomerId: (customerId: number | undefined) => void;
  /** Tells the shopper something, once at a time; an error stays until it is dismissed. */
  readonly notify: (message: string, persist?: boolean) => void;
  readonly dismiss: (id: string) => void;
}

const maxNotices = 3;
let lastNotice = 0;

/** What is open on the screen, and the little that is personal. Everything else is in the address or on the server. */
export const useShop = create<ShopState>()((set) => ({
  notices: [],
  offeredLocale: undefined,
  signedIn: undefined,
  setSignedIn: (signedIn) => set({ signedIn }),
  customerId: undefined,
  setCustomerId: (customerId) => set({ customerId }),
  notify: (message, persist = false) =>
    set(({ notices }) => {
      lastNotice += 1;
      const others = notices.filter((notice) => notice.message !== message);
      return { notices: [...others, { id: String(lastNotice), message, persist }].slice(-maxNotices) };
    }),
  dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
}));
