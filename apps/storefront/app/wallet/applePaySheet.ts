import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import type {
  ApplePay,
  ApplePayContact,
  ApplePayErrorMaker,
  ApplePayMethod,
  ApplePayPayment,
  ApplePayRequest,
  ApplePaySession,
  ApplePayUpdate,
} from './applePay.ts';
import type { Authorised, PayAnswer, QuoteAnswer, WalletContact, WalletProblem } from './walletAnswers.ts';
import { walletFailure } from './walletFailure.ts';
import type { SheetAnswers, SheetEnd, WalletSheet } from './walletSheet.ts';

interface ApplePaySheet {
  readonly applePay: ApplePay;
  readonly errors: ApplePayErrorMaker | undefined;
  /** Has the shop validated by Apple; the answer is opaque. */
  readonly validate: (validationUrl: string) => Promise<unknown>;
}

const version = 3;
const shopName = 'Tailorbird';

/** Apple Pay's sheet. Amounts and ways of delivery are the server's from its first answer on. */
export function applePaySheet({ applePay, errors, validate }: ApplePaySheet): WalletSheet {
  return {
    show: (first, answers) =>
      new Promise((resolve, reject) => {
        const session = new applePay(version, requestOf(first));
        const open = openSheet(first, answers, errors);
        const end = (how: SheetEnd) => resolve(how);
        session.onvalidatemerchant = ({ validationURL }) => {
          answers.opened
            .then(async (request) => {
              if (!request) return abort(session, end);
              open.request = request;
              session.completeMerchantValidation(await validate(validationURL));
            })
            .catch((cause: unknown) => {
              abort(session, () => undefined);
              reject(cause);
            });
        };
        session.onpaymentmethodselected = () =>
          void answers.opened.then((request) =>
            session.completePaymentMethodSelection(updateOf(request ?? open.request)),
          );
        session.onshippingcontactselected = ({ shippingContact }) =>
          void open
            .quote(shippingContact.countryCode ?? '', null)
            .then((update) => session.completeShippingContactSelection(update));
        session.onshippingmethodselected = ({ shippingMethod }) =>
          void open
            .quote(open.country, shippingMethod.identifier)
            .then((update) => session.completeShippingMethodSelection(update));
        session.onpaymentauthorized = ({ payment }) =>
          void answers.pay(open.authorised(payment)).then((answer) => {
            session.completePayment(resultOf(answer, applePay, errors));
            if (answer.tag !== 'problems') end('done');
          });
        session.oncancel = () => end('dismissed');
        session.begin();
      }),
  };
}

function abort(session: ApplePaySession, end: (how: SheetEnd) => void): void {
  try {
    session.abort();
  } catch {
    // The shopper was faster: it has closed.
  }
  end('done');
}

/** What is known of an open sheet, and what it asks next. */
function openSheet(first: WalletRequest, answers: SheetAnswers, errors: ApplePayErrorMaker | undefined) {
  const open = {
    request: first,
    country: '',
    option: null as string | null,
    async quote(country: string, option: string | null): Promise<ApplePayUpdate> {
      const answer = await answers.quote(country, option).catch(unquoted);
      open.country = country;
      if (answer.tag === 'refused') {
        const error = errors && new errors('addressUnserviceable', 'countryCode', answer.message);
        return { ...updateOf(open.request), newShippingMethods: [], ...(error && { errors: [error] }) };
      }
      open.request = answer.request;
      open.option = answer.request.shippingMethods[0]?.identifier ?? null;
      return { ...updateOf(answer.request), newShippingMethods: answer.request.shippingMethods };
    },
    authorised: (payment: ApplePayPayment): Authorised => {
      const { shippingContact, billingContact, token } = payment;
      const known = { email: open.request.email ?? '' };
      const shipping = contactOf(shippingContact, known);
      const delivers = open.request.shippingContactFields.includes('postalAddress');
      return {
        shipping: delivers ? shipping : null,
        billing: contactOf(billingContact, { email: shipping.email, phone: shipping.phone }),
        option: open.option,
        total: open.request.minorUnits,
        token: JSON.stringify(token.paymentData),
      };
    },
  };
  return open;
}

function unquoted(): QuoteAnswer {
  return { tag: 'refused', message: walletFailure() };
}

function requestOf(request: WalletRequest): ApplePayRequest {
  const { email } = request;
  return {
    countryCode: request.countryCode,
    currencyCode: request.currencyCode,
    supportedNetworks: ['visa', 'masterCard', 'amex'],
    merchantCapabilities: ['supports3DS'],
    total: totalOf(request),
    lineItems: request.lines,
    shippingMethods: request.shippingMethods,
    requiredShippingContactFields: request.shippingContactFields,
    requiredBillingContactFields: request.billingContactFields,
    ...(email !== null && { shippingContact: { emailAddress: email } }),
  };
}

const totalOf = ({ amount }: WalletRequest) => ({ label: shopName, amount });

function updateOf(
  request: WalletRequest,
): ApplePayUpdate & { newShippingMethods?: readonly ApplePayMethod[] } {
  return { newTotal: totalOf(request), newLineItems: request.lines };
}

function contactOf(contact: ApplePayContact = {}, known: Partial<WalletContact>): WalletContact {
  const [addressLine1 = '', ...more] = contact.addressLines ?? [];
  return {
    firstName: contact.givenName ?? '',
    lastName: contact.familyName ?? '',
    addressLine1,
    addressLine2: more.join(', '),
    city: contact.locality ?? '',
    county: contact.administrativeArea ?? '',
    postCode: contact.postalCode ?? '',
    country: (contact.countryCode ?? '').toUpperCase(),
    phone: contact.phoneNumber ?? known.phone ?? '',
    email: contact.emailAddress ?? known.email ?? '',
  };
}

const fieldNames: { readonly [F in WalletProblem['field']]: string } = {
  firstName: 'name',
  lastName: 'name',
  addressLine1: 'addressLines',
  addressLine2: 'addressLines',
  city: 'locality',
  county: 'administrativeArea',
  postCode: 'postalCode',
  country: 'countryCode',
  phone: 'phoneNumber',
  email: 'emailAddress',
};

function resultOf(answer: PayAnswer, applePay: ApplePay, errors: ApplePayErrorMaker | undefined) {
  if (answer.tag === 'paid') return { status: applePay.STATUS_SUCCESS };
  if (answer.tag !== 'problems' || !errors) return { status: applePay.STATUS_FAILURE };
  const shown = answer.problems.map(
    ({ field, message }) => new errors('shippingContactInvalid', fieldNames[field], message),
  );
  return { status: applePay.STATUS_FAILURE, errors: shown };
}
