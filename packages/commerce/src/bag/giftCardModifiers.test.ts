import { expect, test } from 'vitest';
import { giftCardModifiers } from './giftCardModifiers.ts';

const asked = (way: keyof typeof giftCardModifiers) =>
  giftCardModifiers[way]
    .filter(({ type }) => type !== 'hidden')
    .map(({ displayName, required }) => (required ? displayName : `${displayName}, if you like`));

test('who gives a card by email says to whom, from whom, and when it is to be sent', () => {
  expect(asked('email')).toEqual([
    'Recipient email',
    'Recipient name',
    'Your email',
    'Your name',
    'Send date, if you like',
    'Your message, if you like',
  ]);
});

test('a card that goes by post needs no email of whom it is for, and no day', () => {
  expect(asked('post')).toEqual(['Recipient name', 'Your email', 'Your name', 'Your message, if you like']);
});
