import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { Footer } from './Footer.tsx';
import { footerFixtures as fixtures } from './fixtures.ts';
import { footer } from './schema.ts';

const html = (name: keyof typeof fixtures) => renderBlock(<Footer {...footer.parse(fixtures[name])} />);

test('blocks §4 footer 1: columns share a name, so that one is open at a time', () => {
  const names = [...html('default').matchAll(/<details name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
});

test('blocks §4 footer 1: … unless several are allowed', () => {
  expect(html('maximal')).not.toContain('<details name=');
  expect(html('maximal').match(/<details/g)).toHaveLength(5);
});

test('blocks §2 footer 1: columns and the brand', () => {
  const words = wordsOf(html('default'));
  for (const part of ['Tailorbird', 'Help', 'Returns']) expect(words).toContain(part);
});

/** The entries of one of its lists, by the words above it. */
const entries = (shown: string, label: string) => {
  const list = new RegExp(`<ul[^>]*aria-label="${label}"[^>]*>(.*?)</ul>`).exec(shown)?.[1] ?? '';
  return list.match(/<li>.*?<\/li>/g) ?? [];
};
const followed = (networks: readonly string[]) => {
  const socialLinks = networks.map((network) => ({ network, url: 'https://social.example/tailorbird' }));
  return entries(renderBlock(<Footer {...footer.parse({ socialLinks })} />), 'Follow us');
};
const paidWith = (paymentLogos: readonly string[]) =>
  entries(renderBlock(<Footer {...footer.parse({ paymentLogos: [...paymentLogos] })} />), 'Ways to pay');

test.each(['Instagram', 'Facebook', 'Pinterest', 'TikTok', 'YouTube', 'X', 'LinkedIn', 'Threads', 'Bluesky'])(
  'blocks §2 footer 1: %s is an icon with its name',
  (network) => {
    const [shown = ''] = followed([network]);
    expect(shown).toContain(`aria-label="${network}"`);
    expect(shown).toMatch(/<svg aria-hidden="true"[^>]*><path d="M/);
    expect(wordsOf(shown)).toBe('');
  },
);

test.each([
  'Visa',
  'Mastercard',
  'Maestro',
  'American Express',
  'Amex',
  'PayPal',
  'Apple Pay',
  'Google Pay',
  'Klarna',
  'Clearpay',
  'Afterpay',
  'Discover',
  'Diners Club',
  'JCB',
])('blocks §2 footer 1: %s is a mark with its name', (method) => {
  const [shown] = paidWith([method]);
  expect(shown).toContain(`<svg role="img" aria-label="${method}"`);
});

test('blocks §2 footer 1: a network or a way to pay that is not drawn is shown by its name', () => {
  expect(followed(['Instagram', 'Ravelry', 'constructor'])).toEqual([
    expect.stringContaining('<svg'),
    expect.stringMatching(/>Ravelry<\/a>/),
    expect.stringMatching(/>constructor<\/a>/),
  ]);
  expect(paidWith(['Visa', 'Blik', 'toString'])).toEqual([
    expect.stringContaining('<svg'),
    '<li>Blik</li>',
    '<li>toString</li>',
  ]);
});

test('blocks §2 footer 1: no name is too strange to stand beside the others', () => {
  expect(paidWith(['VISA', 'Visa', 'mastercard', '今すぐ'])).toHaveLength(4);
});

test('empty content is a footer all the same', () => {
  expect(wordsOf(html('minimal'))).toBe('Tailorbird .');
});
