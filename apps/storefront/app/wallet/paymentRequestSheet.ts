import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import type { Authorised, WalletContact } from './walletAnswers.ts';
import { walletFailure } from './walletFailure.ts';
import type { SheetAnswers, SheetEnd, WalletSheet } from './walletSheet.ts';

/** The browser's `PaymentRequest`, with the one method it is asked for. */
interface PaymentRequestSheet {
  readonly PaymentRequest: typeof PaymentRequest;
  readonly method: PaymentMethodData;
}

/** The browser's own sheet, for wallets it knows, such as Google's. Amounts are the server's from its first answer on. */
export function paymentRequestSheet({ PaymentRequest, method }: PaymentRequestSheet): WalletSheet {
  return {
    async show(first, answers) {
      const asked = new PaymentRequest([method], detailsOf(first), optionsOf(first));
      const open = { request: first };
      answerChanges(asked, open, answers);
      const opened = answers.opened.then((request) => {
        if (!request) throw new DOMException('There is nothing to pay.', 'AbortError');
        open.request = request;
        return detailsOf(request);
      });
      try {
        return await settle(await asked.show(opened), open, answers);
      } catch (cause) {
        return endOf(cause, await answers.opened);
      }
    },
  };
}

interface OpenRequest {
  request: WalletRequest;
}

/** Both the shopper's Cancel and our own word that there is nothing to pay close the sheet with an AbortError. */
function endOf(cause: unknown, request: WalletRequest | undefined): SheetEnd {
  if (!request) return 'done';
  if (cause instanceof DOMException && cause.name === 'AbortError') return 'dismissed';
  throw cause;
}

function answerChanges(asked: PaymentRequest, open: OpenRequest, answers: SheetAnswers): void {
  const quoted = async (option: string | null): Promise<PaymentDetailsUpdate> => {
    const country = asked.shippingAddress?.country ?? '';
    const answer = await answers
      .quote(country, option)
      .catch(() => ({ tag: 'refused' as const, message: walletFailure() }));
    if (answer.tag === 'refused') return { shippingOptions: [], error: answer.message };
    open.request = answer.request;
    return detailsOf(answer.request);
  };
  asked.addEventListener('shippingaddresschange', (event) => event.updateWith(quoted(null)));
  asked.addEventListener('shippingoptionchange', (event) => event.updateWith(quoted(asked.shippingOption)));
}

async function settle(
  response: PaymentResponse,
  open: OpenRequest,
  answers: SheetAnswers,
): Promise<SheetEnd> {
  const answer = await answers.pay(authorisedBy(response, open.request));
  if (answer.tag === 'problems') {
    await response.retry({ error: answer.problems[0]?.message ?? '' });
    return settle(response, open, answers);
  }
  await response.complete(answer.tag === 'paid' ? 'success' : 'fail');
  return 'done';
}

function authorisedBy(response: PaymentResponse, request: WalletRequest): Authorised {
  // Google's answer: the token of the card, and the card's address.
  const details = response.details as {
    readonly paymentMethodData?: {
      readonly tokenizationData?: { readonly token?: string };
      readonly info?: { readonly billingAddress?: GoogleAddress };
    };
  };
  const { tokenizationData, info } = details.paymentMethodData ?? {};
  const known = { phone: response.payerPhone ?? '', email: response.payerEmail ?? request.email ?? '' };
  const to = response.shippingAddress;
  const delivers = request.shippingContactFields.includes('postalAddress');
  return {
    shipping: delivers
      ? { ...shippingContact(to), ...nameIn(to?.recipient || response.payerName), ...known }
      : null,
    billing: { ...billingContact(info?.billingAddress), ...known },
    option: response.shippingOption,
    total: request.minorUnits,
    token: tokenizationData?.token ?? '',
  };
}

interface GoogleAddress {
  readonly name?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

type Place = Omit<WalletContact, 'firstName' | 'lastName' | 'phone' | 'email'>;

function shippingContact(to: PaymentAddress | null): Place {
  const [addressLine1 = '', ...more] = to?.addressLine ?? [];
  return {
    addressLine1,
    addressLine2: more.join(', '),
    city: to?.city ?? '',
    county: to?.region ?? '',
    postCode: to?.postalCode ?? '',
    country: to?.country ?? '',
  };
}

function billingContact(from: GoogleAddress = {}): Omit<WalletContact, 'phone' | 'email'> {
  return {
    ...nameIn(from.name),
    addressLine1: from.address1 ?? '',
    addressLine2: from.address2 ?? '',
    city: from.locality ?? '',
    county: from.administrativeArea ?? '',
    postCode: from.postalCode ?? '',
    country: from.countryCode ?? '',
  };
}

/** These sheets have one line for a name; its last word is taken for the family's. */
function nameIn(name: string | null | undefined): { firstName: string; lastName: string } {
  const words = (name ?? '').trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

function optionsOf({ shippingContactFields }: WalletRequest): PaymentOptions {
  const delivers = shippingContactFields.includes('postalAddress');
  return {
    requestPayerName: delivers,
    requestPayerEmail: shippingContactFields.includes('email'),
    requestPayerPhone: shippingContactFields.includes('phone'),
    requestShipping: delivers,
  };
}

function detailsOf({ currencyCode, amount, lines, shippingMethods }: WalletRequest): PaymentDetailsInit {
  const money = (value: string) => ({ currency: currencyCode, value });
  return {
    total: { label: 'Tailorbird', amount: money(amount) },
    displayItems: lines.map((line) => ({ label: line.label, amount: money(line.amount) })),
    shippingOptions: shippingMethods.map((method, index) => ({
      id: method.identifier,
      label: `${method.label}, ${method.detail}`,
      amount: money(method.amount),
      selected: index === 0,
    })),
  };
}
