import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import { askServer } from '../http/askServer.ts';
import type { SheetAnswers, SheetEnd, WalletSheet } from './walletSheet.ts';

/** What the demonstration's sheet is drawn with. */
export interface DemonstrationView {
  readonly first: WalletRequest;
  readonly answers: SheetAnswers;
  readonly token: WalletToken;
  readonly onEnd: (how: SheetEnd) => void;
  /** It cannot be drawn. */
  readonly onFail: (cause: unknown) => void;
}

/** What is to come of a payment, for whoever tries the shop. */
export type WalletOutcome = 'approve' | 'decline' | 'timeout';
export type WalletToken = (outcome: WalletOutcome) => Promise<string>;

/**
 * A sheet of our own in place of a wallet, for demonstrations and tests: it asks the same and drives the same code.
 * `draw` is told what to draw, and null once it has closed.
 */
export function demonstrationSheet(
  draw: (view: DemonstrationView | null) => void,
  token: WalletToken = simulatedToken,
): WalletSheet {
  return {
    show: (first, answers) =>
      new Promise((resolve, reject) => {
        const onEnd = (how: SheetEnd) => {
          draw(null);
          resolve(how);
        };
        draw({ first, answers, token, onEnd, onFail: reject });
        void answers.opened.then((request) => request ?? onEnd('done'));
      }),
  };
}

/** From the test payment provider, which stands for the wallet's. */
async function simulatedToken(outcome: WalletOutcome): Promise<string> {
  const { token } = await askServer<{ readonly token?: string }>('/payments/wallet-tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet: 'applepay', outcome }),
  });
  if (!token) throw new Error('The simulated wallet answered without a token.');
  return token;
}
