import { describe, expect, it } from 'vitest';
import {
  accountDeletedMail,
  backInStockMail,
  confirmEmailMail,
  emailAskedMail,
  emailChangedMail,
  emailTakenMail,
  passwordChangedMail,
  resetMail,
  unlockingMail,
  welcomeMail,
} from './customerMails.ts';

const maud = { email: 'maud@example.com', firstName: 'Maud' };
const uk = { publicUrl: 'https://shop.example', market: 'uk' } as const;
const us = { publicUrl: 'https://shop.example', market: 'us' } as const;

describe('mails to a customer', () => {
  it.each([
    ['welcome', welcomeMail(maud, us), 'https://shop.example/us/my-account'],
    ['reset', resetMail(maud, us, 'a-token', 60), 'https://shop.example/us/updatePassword?token=a-token'],
    ['a new password', passwordChangedMail(maud, uk), 'https://shop.example/forgot-password'],
    ['a new e-mail address', emailChangedMail(maud, uk), 'https://shop.example/contact'],
    [
      'a link that lets in',
      unlockingMail(maud, us, 'a-token', 30),
      'https://shop.example/us/confirm?token=a-token',
    ],
    ['an address that is asked for', emailAskedMail(maud, uk), 'https://shop.example/forgot-password'],
    ['an address that is taken', emailTakenMail(maud, uk), 'https://shop.example/forgot-password'],
    ['an account that is gone', accountDeletedMail(maud, uk), 'https://shop.example/'],
  ])('%s: say the same in text and HTML, with a link in the reader’s market', (_name, mail, url) => {
    expect(mail.to).toBe('maud@example.com');
    expect(mail.text).toContain('Dear Maud,');
    expect(mail.text).toContain(`: ${url}\n`);
    expect(mail.html).toContain(`<a href="${url}"`);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  });

  it('what a link holds is named as a secret, to be forgotten once it was sent', () => {
    const mails = [
      resetMail(maud, uk, 'a-token', 60),
      unlockingMail(maud, uk, 'a-token', 30),
      confirmEmailMail('wren@example.com', uk, 'a-token', 60),
    ];
    expect(mails.map(({ secret }) => secret)).toEqual(['a-token', 'a-token', 'a-token']);
  });

  it('the reset mail says how long its link works, and what to do without having asked', () => {
    const { text } = resetMail(maud, uk, 'a-token', 60);
    expect(text).toContain('It works once, and for 60 minutes.');
    expect(text).toContain('If you did not ask for it, leave it be');
  });

  it('a name is text, whatever it holds', () => {
    const { html } = welcomeMail({ ...maud, firstName: '<img src=x onerror=alert(1)>' }, uk);
    expect(html).not.toContain('<img');
    expect(html).toContain('Dear &lt;img src=x onerror=alert(1)&gt;,');
  });

  it('whoever asked without a name is greeted without one', () => {
    const mail = backInStockMail('ada@example.com', us, {
      what: 'Fern Shirt, 10',
      path: '/p/1/fern-shirt/Moss?Size=10',
    });
    expect(mail.text).toMatch(/^Hello,\n\nFern Shirt, 10 can be bought again\./);
    expect(mail.text).toContain('https://shop.example/us/p/1/fern-shirt/Moss?Size=10');
  });
});
