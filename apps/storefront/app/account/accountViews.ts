import type { pages } from '../pages.ts';

/** The views of the account, by the last part of their address (commerce §2), in the order of their links. */
export const accountViews = {
  MyProfile: 'My profile',
  OrderHistory: 'Order history',
  SavedAddresses: 'Saved addresses',
  Preferences: 'Preferences',
  Security: 'Email and password',
  YourData: 'Your data',
} as const satisfies { readonly [View in (typeof pages.account.spellings.pageName)[number]]: string };
export type AccountView = keyof typeof accountViews;

/** The view an address names, however it is capitalised; nothing for one there is none of. */
export function viewNamed(name: string): AccountView | undefined {
  return viewNames.find((view) => view.toLowerCase() === name.toLowerCase());
}

// `Object.keys` answers strings; these are the keys of the constant above.
export const viewNames = Object.keys(accountViews) as AccountView[];

/** What was done, by the word that stands in the address after it. */
const doneTexts = {
  saved: 'Saved.',
  address: 'Your address book is up to date.',
  email:
    'We have sent a link to your new address, unless one went there within the last hour. It works for an hour, and changes your email address once you have opened it.',
  password: 'Your password has been changed. Other devices have been logged out.',
} as const;

/** The sentence for a word in the address, if it is one of ours. */
export function doneText(word: string | null): string | null {
  // Checked to be an own key of the object it indexes.
  return word !== null && Object.hasOwn(doneTexts, word) ? doneTexts[word as keyof typeof doneTexts] : null;
}
