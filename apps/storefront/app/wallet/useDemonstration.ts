import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { markets } from '@tailorbird/commerce/market';
import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DemonstrationView, WalletOutcome } from './demonstrationSheet.ts';
import type { WalletContact, WalletProblem } from './walletAnswers.ts';
import { walletFailure } from './walletFailure.ts';

interface Shown {
  readonly request: WalletRequest;
  /** The server has answered. */
  readonly ready: boolean;
  readonly busy: boolean;
  /** The country's, in the shop's words. */
  readonly refusal: string | null;
  readonly problems: readonly WalletProblem[];
  readonly message: string | null;
  readonly country: string;
  /** The way of delivery pressed last, before the server has answered with it. */
  readonly pressed: string | null;
}

/** The state of the demonstration's sheet, which asks what every sheet asks, when a wallet would. */
export function useDemonstration({ first, answers, token, onEnd }: DemonstrationView) {
  const { market } = usePageFacts();
  const [shown, setShown] = useState<Shown>({
    request: first,
    ready: false,
    busy: false,
    refusal: null,
    problems: [],
    message: null,
    country: markets[market].homeCountry,
    pressed: null,
  });
  const change = (part: Partial<Shown>) => setShown((now) => ({ ...now, ...part }));
  const questions = useRef(0);
  const quote = async (country: string, option: string | null) => {
    questions.current += 1;
    const mine = questions.current;
    change({ ready: false, country, pressed: option });
    const answer = await answers
      .quote(country, option)
      .catch(() => ({ tag: 'refused' as const, message: walletFailure() }));
    // Another country or way was chosen meanwhile.
    if (mine !== questions.current) return;
    change(
      answer.tag === 'quoted'
        ? { ready: true, refusal: null, request: answer.request, pressed: null }
        : { ready: true, refusal: answer.message },
    );
  };
  const open = useEffectEvent((request: WalletRequest) => {
    change({ request, ready: true });
    if (request.shippingContactFields.includes('postalAddress')) void quote(shown.country, null);
  });
  // The external system is the server: it has looked at the bag.
  useEffect(() => {
    let current = true;
    void answers.opened.then((request) => current && request && open(request));
    return () => {
      current = false;
    };
  }, [answers]);
  const { request } = shown;
  const delivers = request.shippingContactFields.includes('postalAddress');
  const quoted = request.shippingMethods[0]?.identifier ?? null;
  const pay = async (form: FormData) => {
    change({ busy: true, problems: [], message: null });
    const contact = contactIn(form, request.email ?? '');
    try {
      const answer = await answers.pay({
        shipping: delivers ? contact : null,
        billing: contact,
        option: quoted,
        total: request.minorUnits,
        // A value of the select beside it.
        token: await token(form.get('outcome') as WalletOutcome),
      });
      if (answer.tag !== 'problems') return onEnd('done');
      change({ busy: false, problems: answer.problems });
    } catch {
      change({ busy: false, message: walletFailure() });
    }
  };
  return {
    ...shown,
    option: shown.pressed ?? quoted,
    methods: request.shippingMethods.toSorted((a, b) => Number(a.amount) - Number(b.amount)),
    chooseCountry: (country: string) => (delivers ? void quote(country, null) : change({ country })),
    chooseOption: (identifier: string) => void quote(shown.country, identifier),
    pay,
  };
}

function contactIn(form: FormData, email: string): WalletContact {
  const text = (name: keyof WalletContact) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    addressLine1: text('addressLine1'),
    addressLine2: '',
    city: text('city'),
    county: '',
    postCode: text('postCode'),
    country: text('country'),
    phone: text('phone'),
    email: text('email') || email,
  };
}
