/** What a page tells of the place it keeps for the wallet's button. */
export interface WalletSlotProps {
  /** What the page knows of the goods; the server's own amounts take its place before anything is paid. */
  readonly goodsOf: () => { readonly isDigital: boolean; readonly amount: number };
  /** On a product page, the form of what is added first; it answers nothing while something is missing. */
  readonly formOf?: (() => FormData | undefined) | undefined;
  readonly disabled?: boolean | undefined;
}

/** What the place passes on to the button. */
export interface WalletButtonProps extends WalletSlotProps {
  /** Told once it is known that there is no button to draw here. */
  readonly onNone: () => void;
}
