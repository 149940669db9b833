import { paymentMessages } from './checkout/paymentMessages.ts';
import { passwordWords } from './customer/passwordWords.ts';
import { errorMessages } from './errorMessages.ts';
import { listingMessages } from './listing/listingMessages.ts';
import { notReached } from './notReached.ts';

/** Everything the shop says to a shopper about commerce, in the specification's words (commerce §5, §8). */
export const messages = {
  // Identity
  invalidCredentials: 'Invalid Credentials',
  wrongCredentials:
    "Your email/password combination is incorrect. Please click 'Forgot your password?' below to reset your password.",
  credentialsMissing: 'Please enter your email address and password',
  wrongPassword: 'The password you entered was incorrect.',
  phoneRequired: 'Phone number is required',
  accountExists: 'An account already exists for the email you used to checkout. Please reset your password',
  triesUsedUp:
    'There were too many tries. If it is your account, please use the link we have sent to its email address, or try again in a quarter of an hour.',
  userDataFailed: 'Retrieving user data failed.',
  customerUpdateFailed: 'Failed to update customer',
  resetLinkInvalid: 'The password-reset link is not valid.',
  linkInvalid: 'This link is not valid. A link works once, and not for long.',
  emailInvalid: 'Please enter a valid email address',
  passwordRule: passwordWords.rule,
  passwordTooLong: 'Please use at most 128 characters.',
  passwordCommon: 'This password is too easy to guess. Please choose another.',
  resetMailDelay: 'The reset e-mail can take up to 10 minutes.',

  // Stock
  quantityAdjusted: 'Sorry we have had to adjust the quantity',
  weHaveSoldOut: "Oh no! We've sold out",
  bagHasSoldOut:
    'Sorry! Some products in your bag have sold out and will need to be removed before you can checkout',
  quantityExceedsStock: 'The selected quantity exceeds available stock.',
  lowStock: 'There are less than 5 of these left',
  unavailable: 'Currently unavailable',

  // Browsing
  ...listingMessages,
  ...errorMessages,
  notReached,

  // Bag and wishlist
  bagEmpty: 'Your shopping bag is empty',
  bagFull: 'Your bag is full: it holds 100 different items. Please remove one to add another.',
  wishlistEmpty: 'Your bag is empty',
  noCartToAddTo: 'There is no cart to add the item to.',
  noCartToRemoveFrom: 'There is no cart to remove the item from.',
  noCartToUpdate: 'There is no cart to update product quantity in.',
  noCartToClear: 'There is no cart to clear.',

  // Checkout
  ...paymentMessages,
  billingAddressRequired: 'Billing address is required',
  deliveryAddressRequired: 'A delivery address is required',
  cardExpiryInvalid: 'Please enter the expiry date as MM/YY',
  securityCodeInvalid: 'Please enter the 3 or 4 digit security code',
  orderBeingPlaced: 'Your order is being placed. Please wait a moment and look again.',
  walletCountries: 'We only ship to UK, Jersey, and Guernsey',
  cannotShip: 'We can not ship to this address',

  // Middleware
  channelIdNotANumber: 'Channel id is not a number.',
} as const;

/** One of the catalogue's texts. */
export type Message = (typeof messages)[keyof typeof messages];
