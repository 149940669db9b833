import type { Modifier } from '../model/product.ts';

const emailModifiers: readonly Modifier[] = [
  { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
  { id: 2, displayName: 'Recipient name', type: 'text', required: true, sortOrder: 2 },
  { id: 3, displayName: 'Your email', type: 'email', required: true, sortOrder: 3 },
  { id: 4, displayName: 'Your name', type: 'text', required: true, sortOrder: 4 },
  { id: 5, displayName: 'Send date', type: 'date', required: false, sortOrder: 5 },
  { id: 6, displayName: 'Your message', type: 'message', required: false, sortOrder: 6 },
  { id: 7, displayName: 'hidden_uid', type: 'hidden', required: false, sortOrder: 7 },
];
const postedModifiers: readonly Modifier[] = emailModifiers.filter(
  ({ displayName }) => displayName !== 'Recipient email' && displayName !== 'Send date',
);

/** What the shopper fills in for a gift card that goes by email or by post (commerce §3 cart: gift-type items). */
export const giftCardModifiers = { email: emailModifiers, post: postedModifiers } as const;
