import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { firstWalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import { importAgain } from '@tailorbird/engine/importAgain';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { showBag, useBag } from '../bag/bagStore.ts';
import { report } from '../data-layer/report.ts';
import { type ChosenWallet, chooseWallet } from './chooseWallet.ts';
import { type DemonstrationView, demonstrationSheet } from './demonstrationSheet.ts';
import { logWallet } from './logWallet.ts';
import { payByWallet, type WalletTurns } from './payByWallet.ts';
import { WalletFace } from './WalletFace.tsx';
import type { WalletOffer } from './walletAnswers.ts';
import { walletCalls, walletOfferAt } from './walletCalls.ts';
import type { WalletButtonProps } from './walletSlotProps.ts';
import { useWallet } from './walletStore.ts';

interface Wallet extends ChosenWallet {
  readonly offer: WalletOffer;
}

/** The express button: drawn where the shop and the browser have a wallet in common, and nothing where they have not. */
export function WalletButton({ goodsOf, formOf, disabled, onNone }: WalletButtonProps) {
  const { href, market } = usePageFacts();
  const { wallet, drawn } = useWalletHere(href('/me/wallet'), onNone);
  const { status, message } = useWallet();
  const turns = useTurns();
  const addedBefore = useRef<string>(undefined);
  if (!wallet) return null;
  const press = () => {
    const form = formOf?.();
    if (formOf && !form) return;
    const choice = form && JSON.stringify([...form]);
    const isInBag = form !== undefined && choice === addedBefore.current && holds(form);
    const added: WalletTurns['added'] = (answer) => {
      addedBefore.current = choice;
      turns.added(answer);
    };
    const calls = walletCalls({ wallet: href('/me/wallet'), bag: href('/me/bag') });
    const first = firstWalletRequest({ ...goodsOf(), market, email: wallet.offer.email });
    void payByWallet({ sheet: wallet.sheet, calls, first, form, isInBag, turns: { ...turns, added } });
  };
  return (
    <>
      <WalletFace kind={wallet.kind} status={status} message={message} disabled={disabled} onPress={press} />
      {drawn && createPortal(<drawn.Sheet {...drawn.of} />, document.body)}
    </>
  );
}

/** Whether the product a form is about is in the bag, as this page knows it. */
function holds(form: FormData): boolean {
  const bag = useBag.getState().view?.bag;
  const productId = Number(form.get('productId'));
  return !!bag && bagLines(bag).some((line) => line.productId === productId);
}

interface DrawnSheet {
  readonly Sheet: ComponentType<DemonstrationView>;
  readonly of: DemonstrationView;
}

/**
 * Asks the shop, then the browser; a button that cannot be mounted is only logged (commerce §8). Also what is drawn of
 * the demonstration's sheet, which whoever leaves the page has dismissed.
 */
function useWalletHere(address: string, onNone: () => void) {
  const [wallet, setWallet] = useState<Wallet>();
  const [drawn, setDrawn] = useState<DrawnSheet>();
  // The external systems are the server, the browser's wallets, and a sheet that waits for its shopper.
  useEffect(() => {
    let isHere = true;
    let open: DemonstrationView | null = null;
    const demonstration = demonstrationSheet((of) => {
      open = of;
      if (!of) return setDrawn(undefined);
      importAgain(() => import('./DemonstrationSheet.tsx')).then(
        (m) => (isHere ? setDrawn({ Sheet: m.DemonstrationSheet, of }) : of.onEnd('dismissed')),
        of.onFail,
      );
    });
    walletOfferAt(address)
      .then(async (offer) => {
        const chosen = await chooseWallet(offer, window, demonstration);
        if (!isHere) return;
        if (chosen) setWallet({ ...chosen, offer });
        else onNone();
      })
      .catch((cause: unknown) => {
        logWallet(cause);
        if (isHere) onNone();
      });
    return () => {
      isHere = false;
      open?.onEnd('dismissed');
    };
  }, [address, onNone]);
  return { wallet, drawn };
}

function useTurns(): WalletTurns {
  const { href } = usePageFacts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMemo(
    () => ({
      opened: () => useWallet.setState({ status: 'open', message: null }),
      closed: () => useWallet.setState({ status: 'idle', message: null }),
      failed: (message) => useWallet.setState({ status: 'failure', message }),
      added: ({ view, item, currency }) => {
        showBag(view);
        report(itemEvent('add_to_cart', currency, [item]));
      },
      bought: (to) => {
        useBag.setState({ count: 0 });
        void navigate(to);
      },
      toBag: () => (pathname === href('/bag') ? location.reload() : void navigate(href('/bag'))),
      bagLoaded: showBag,
      log: (text, cause) => logWallet(cause, text),
    }),
    [href, navigate, pathname],
  );
}
