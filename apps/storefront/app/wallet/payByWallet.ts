import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import type { BagAnswer, BagView } from '../bag/bagAnswer.ts';
import type { OpenAnswer, PayAnswer } from './walletAnswers.ts';
import type { WalletCalls } from './walletCalls.ts';
import { walletFailure } from './walletFailure.ts';
import type { WalletSheet } from './walletSheet.ts';

/** What the page does at each turn of a wallet. */
export interface WalletTurns {
  /** Marks the wallet open. */
  readonly opened: () => void;
  /** Takes the mark away. */
  readonly closed: () => void;
  /** Sets the state to failure, and says why. */
  readonly failed: (message: string) => void;
  readonly added: (answer: Extract<BagAnswer, { tag: 'added' }>) => void;
  readonly bought: (to: string) => void;
  readonly toBag: () => void;
  /** The bag was loaded anew. */
  readonly bagLoaded: (view: BagView) => void;
  /** For the log alone. */
  readonly log: (text: string, cause: unknown) => void;
}

export interface WalletPayment {
  readonly sheet: WalletSheet;
  readonly calls: WalletCalls;
  /** What the page knows when the button is pressed. */
  readonly first: WalletRequest;
  /** The form of what is added first, on a product page. */
  readonly form?: FormData | undefined;
  /** Whether an earlier press has put it into the bag, where it still is. */
  readonly isInBag?: boolean;
  readonly turns: WalletTurns;
}

type Start = OpenAnswer | { readonly tag: 'failed'; readonly message: string };

/** One press on a wallet button, from the open sheet to what becomes of it (commerce §4 wallet express payment). */
export async function payByWallet(payment: WalletPayment): Promise<void> {
  const { sheet, calls, first, turns } = payment;
  turns.opened();
  const start = begin(payment);
  let paid: PayAnswer | undefined;
  try {
    const end = await sheet.show(first, {
      opened: start.then((answer) => (answer.tag === 'sheet' ? answer.request : undefined)),
      quote: (country, option) => calls.quote(country, option),
      pay: async (authorised) => {
        paid = await calls.pay(authorised).catch(unanswered);
        return paid;
      },
    });
    // What the specification has the sheet report, by its name there (commerce §8).
    if (end === 'dismissed') turns.log('ApplePay UI dismissed', 'CANCEL');
    await conclude(await start, end === 'dismissed' ? undefined : paid, payment);
  } catch (cause) {
    turns.log('Can not mount applepay', cause);
    turns.failed(walletFailure());
  }
}

/** Nobody knows whether it was charged; trying again finds out, and charges nothing twice. */
function unanswered(): PayAnswer {
  return { tag: 'failed', message: walletFailure('payment-timeout') };
}

async function begin({ calls, form, isInBag, turns }: WalletPayment): Promise<Start> {
  try {
    const again = isInBag ? await calls.open() : undefined;
    if (again && again.tag !== 'nowhere') return again;
    const added = form && (await calls.add(form));
    if (added?.tag === 'refused') return { tag: 'failed', message: added.message };
    if (added?.tag === 'added') turns.added(added);
    return await calls.open();
  } catch {
    return { tag: 'failed', message: walletFailure() };
  }
}

async function conclude(
  start: Start,
  paid: PayAnswer | undefined,
  { calls, turns }: WalletPayment,
): Promise<void> {
  if (start.tag === 'failed') return turns.failed(start.message);
  if (start.tag === 'nowhere') return turns.closed();
  if (start.tag === 'bought') {
    turns.closed();
    return turns.bought(start.to);
  }
  if (start.tag === 'bag') {
    turns.closed();
    return turns.toBag();
  }
  if (paid?.tag === 'paid') {
    turns.closed();
    return turns.bought(paid.to);
  }
  if (paid?.tag === 'bag') {
    turns.failed(walletFailure('sold-out'));
    return turns.toBag();
  }
  if (paid?.tag === 'failed') return turns.failed(paid.message);
  const cleaned = await calls.dismiss().catch((cause: unknown) => {
    turns.log('wallet.dismiss', cause);
  });
  if (cleaned) turns.bagLoaded(cleaned);
  return turns.closed();
}
