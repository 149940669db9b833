import { hex } from '@tailorbird/tokens/hex';
import { expect, it } from 'vitest';
import { mailButton, mailFrame } from './mailFrame.ts';

it('a mail is in the shop’s colours, on a width that is easily read, and needs nothing from elsewhere', () => {
  const html = mailFrame('Your order', '<p>Hello</p>');
  expect(html).toContain('<title>Your order</title>');
  expect(html).toContain('max-width:560px');
  expect(html).toContain(`background:${hex.paper};color:${hex.ink}`);
  expect(html).not.toMatch(/<(?:link|script|img)\b|url\(|@import/);
});

it('a dark mail program shows light words on the shop’s ink, and buttons the other way round', () => {
  const html = mailFrame('Your order', mailButton('See it', 'https://shop.example'));
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*?)\}\n\}/s.exec(html) ?? [];
  expect(dark).toContain(`.ground{background:${hex.ink}!important;color:${hex.paper}!important}`);
  expect(dark).toContain(`.ground a.button{background:${hex.paper}!important;color:${hex.ink}!important`);
  for (const name of ['ground', 'button', 'masthead']) expect(html).toContain(`class="${name}"`);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

it('nothing of a title, a word or an address is taken as HTML', () => {
  expect(mailFrame('<b>', '')).toContain('<title>&lt;b&gt;</title>');
  expect(mailButton('<i>', 'https://shop.example/?a="b"')).toContain(
    'href="https://shop.example/?a=&quot;b&quot;"',
  );
  expect(mailButton('<i>', '')).toContain('&lt;i&gt;');
});
