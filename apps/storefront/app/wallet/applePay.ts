/** Apple Pay on the web as far as we use it, version 3; TypeScript's DOM does not have it. */
export interface ApplePay {
  new (version: number, request: ApplePayRequest): ApplePaySession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

export interface ApplePayLine {
  readonly label: string;
  readonly amount: string;
}

export interface ApplePayMethod extends ApplePayLine {
  readonly identifier: string;
  readonly detail: string;
}

export interface ApplePayContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly addressLines?: readonly string[];
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
  readonly phoneNumber?: string;
  readonly emailAddress?: string;
}

export interface ApplePayRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly merchantCapabilities: readonly string[];
  readonly total: ApplePayLine;
  readonly lineItems: readonly ApplePayLine[];
  readonly shippingMethods: readonly ApplePayMethod[];
  readonly requiredShippingContactFields: readonly string[];
  readonly requiredBillingContactFields: readonly string[];
  readonly shippingContact?: ApplePayContact;
}

export interface ApplePayUpdate {
  readonly newTotal: ApplePayLine;
  readonly newLineItems: readonly ApplePayLine[];
  readonly newShippingMethods?: readonly ApplePayMethod[];
  readonly errors?: readonly object[];
}

export interface ApplePaySession {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentmethodselected: () => void;
  onshippingcontactselected: (event: { readonly shippingContact: ApplePayContact }) => void;
  onshippingmethodselected: (event: { readonly shippingMethod: ApplePayMethod }) => void;
  onpaymentauthorized: (event: { readonly payment: ApplePayPayment }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePaymentMethodSelection(update: ApplePayUpdate): void;
  completeShippingContactSelection(update: ApplePayUpdate): void;
  completeShippingMethodSelection(update: ApplePayUpdate): void;
  completePayment(result: { readonly status: number; readonly errors?: readonly object[] }): void;
}

export interface ApplePayPayment {
  readonly token: { readonly paymentData: unknown };
  readonly shippingContact?: ApplePayContact;
  readonly billingContact?: ApplePayContact;
}

/** Makes an error that the sheet shows at a contact's field. */
export type ApplePayErrorMaker = new (code: string, field: string, message: string) => object;

/** Apple Pay, in browsers that have it and a card in it. */
export function applePayIn(browser: object): ApplePay | undefined {
  // Apple's documentation has this class under this name.
  const { ApplePaySession } = browser as { ApplePaySession?: ApplePay };
  try {
    return ApplePaySession?.canMakePayments() ? ApplePaySession : undefined;
  } catch {
    return undefined;
  }
}

/** The class of the sheet's errors, beside Apple Pay. */
export function applePayErrorIn(browser: object): ApplePayErrorMaker | undefined {
  // As above.
  return (browser as { ApplePayError?: ApplePayErrorMaker }).ApplePayError;
}
