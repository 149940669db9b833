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

test('blocks §2 footer 1: columns, social links, payment logos and the brand', () => {
  const words = wordsOf(html('default'));
  for (const part of ['Tailorbird', 'Help', 'Returns', 'Instagram', 'Mastercard'])
    expect(words).toContain(part);
});

test('blocks §7 navigation 1: a link of the footer carries its column and its words', () => {
  expect(html('default')).toContain('data-navigation="Footer &gt; Help &gt; Returns"');
});

test('empty content is a footer all the same', () => {
  expect(wordsOf(html('minimal'))).toBe('Tailorbird .');
});
