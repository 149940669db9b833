import { Button } from '@tailorbird/ui/Button';
import type { WalletKind } from './chooseWallet.ts';
import { WalletFaceRoot } from './WalletFace.styles.ts';
import type { WalletStatus } from './walletStore.ts';

const labels: { readonly [K in WalletKind]: string } = {
  'apple-pay': 'Buy with Apple Pay',
  'google-pay': 'Buy with Google Pay',
  demonstration: 'Pay with the demonstration wallet',
};

interface WalletFaceProps {
  readonly kind: WalletKind;
  readonly status: WalletStatus;
  /** Why the last payment failed. */
  readonly message: string | null;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

/** The button in the wallet's own name; while a sheet is open it waits, and a failure is said below it. */
export function WalletFace({ kind, status, message, disabled, onPress }: WalletFaceProps) {
  return (
    <WalletFaceRoot data-status={status}>
      <Button
        variant="secondary"
        fullWidth
        data-wallet={kind}
        loading={status === 'open'}
        disabled={disabled}
        onClick={onPress}
      >
        {labels[kind]}
      </Button>
      {status === 'failure' && message && <p role="alert">{message}</p>}
    </WalletFaceRoot>
  );
}
