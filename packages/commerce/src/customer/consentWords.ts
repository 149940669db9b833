/** What somebody may be written to for. */
export const consentKinds = ['marketing_email', 'marketing_post'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Where consent is given or taken back. */
export const consentPlaces = ['create-account', 'preferences', 'newsletter'] as const;
export type ConsentPlace = (typeof consentPlaces)[number];

const tickBoxes = {
  marketing_email: 'Email me news, offers and new arrivals',
  marketing_post: 'Send me catalogues by post',
} as const satisfies { readonly [K in ConsentKind]: string };

/** How often somebody is written to who wants letters, and what becomes of the address. */
export const lettersPromise = 'Once or twice a month, and never passed on.';

/** How letters are got rid of again. */
export const lettersEnd = 'Every letter has a link that ends them.';

/** Said to whoever has confirmed that they want letters. */
export const lettersThanks = 'Thank you. Look out for us, once or twice a month.';

/** The words shown where consent is given: the pages show these, and the record of a consent repeats them. */
export const consentWords = {
  'create-account': tickBoxes,
  preferences: tickBoxes,
  newsletter: {
    ...tickBoxes,
    marketing_email: `New things, how they are made, and now and then a sale. ${lettersPromise}`,
  },
} as const satisfies { readonly [P in ConsentPlace]: { readonly [K in ConsentKind]: string } };
