import { describe, expect, it } from 'vitest';
import { mailDomain } from './sendMailFor.ts';

describe('the domain of the mails', () => {
  const from = { TAILORBIRD_MAIL_FROM: 'hello@mail.shop.example', TAILORBIRD_MAIL_DOMAIN: undefined };
  it.each([
    ['https://shop.example', 'shop.example'],
    ['https://www.shop.example:8443', 'www.shop.example'],
    ['http://localhost:3000', 'mail.shop.example'],
    ['http://203.0.113.9', 'mail.shop.example'],
    ['http://[2001:db8::1]:3000', 'mail.shop.example'],
  ])('a shop at %s calls itself %s', (PUBLIC_URL, domain) => {
    expect(mailDomain({ ...from, PUBLIC_URL })).toBe(domain);
  });

  it('what is set goes first', () => {
    const set = { ...from, PUBLIC_URL: 'https://shop.example', TAILORBIRD_MAIL_DOMAIN: 'news.example' };
    expect(mailDomain(set)).toBe('news.example');
  });
});
