import { expect, test } from 'vitest';
import { consentWords } from './customer/consentWords.ts';
import { giftCardMessages } from './gift-card/giftCardMessages.ts';
import { messages } from './messages.ts';

test('email is spelled in one way, but for the sentence the specification has in another', () => {
  const { resetMailDelay, ...others } = messages;
  expect(resetMailDelay).toBe('The reset e-mail can take up to 10 minutes.');
  const texts = JSON.stringify([others, consentWords, giftCardMessages]);
  expect(texts).toContain('email');
  expect(texts).not.toMatch(/e-mail/i);
});
