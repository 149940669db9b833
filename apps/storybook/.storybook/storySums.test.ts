import { composeStories } from '@storybook/react-vite';
import { contentIn } from '@tailorbird/blocks/testing/contentIn';
import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../packages/blocks/src/testing/htmlOf.ts';
import type { Market } from '../../../packages/commerce/src/market.ts';
import { inMarket } from './inMarket.tsx';

/** What a file of stories exports, as far as it says in which market they are. */
type StoriesFile = Readonly<Record<string, { readonly globals?: { readonly market?: Market } }>>;

const files = import.meta.glob<StoriesFile>([
  '../../storefront/app/*/*.stories.tsx',
  '../../../packages/*/src/**/*.stories.tsx',
]);

interface Rendered {
  readonly name: string;
  readonly html: string;
}

/** The stories of a file as they are in a market, those that are of another one left out. */
async function storiesIn(market: Market, file: string): Promise<readonly Rendered[]> {
  const stories = (await files[file]?.()) ?? {};
  const composed = composeStories(stories as never, {
    initialGlobals: { market },
    decorators: [
      (Story, { args, initialArgs, parameters }) =>
        Story({ args: parameters['schema'] ? contentIn(market, args, initialArgs) : args }),
      (Story) => inMarket(market, Story),
    ],
  });
  const shown: Rendered[] = [];
  for (const [name, Story] of Object.entries<ComponentType>(composed)) {
    const own = stories[name]?.globals?.market ?? stories['default']?.globals?.market;
    if (own !== undefined && own !== market) continue;
    const html = await htmlOf(createElement(Story));
    shown.push({ name: `${file.replace(/^.*\/(?=\w+\.stories)/, '')} ${name}`, html });
  }
  return shown;
}

const textsOf = (html: string): readonly string[] =>
  html
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

const sign: Readonly<Record<Market, string>> = { uk: '£', eu: '€', us: '$' };
const amount = /[£€$]\d[\d,.]*\d|[£€$]\d/g;
const amountsIn = (html: string): readonly string[] =>
  textsOf(html).flatMap((text) => [...text.matchAll(amount)].map(([found]) => found));

const minor = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
const isAmount = (text: string): boolean => /^−?[£€$][\d,.]+$/.test(text);

/** What a shopper reads of a purchase: what its lines come to, and each sum by its name, in order. */
function purchaseIn(html: string) {
  const facts = [...html.matchAll(/<dt[^>]*>([^]*?)<\/dt><dd[^>]*>([^]*?)<\/dd>/g)]
    .map(([, label = '', value = '']) => [textsOf(label).join(' '), textsOf(value).join('')] as const)
    .filter(([, value]) => isAmount(value) || value === 'Free');
  const lines = [...html.matchAll(/<li[^>]*>([^]*?)<\/li>/g)]
    .map(([, line = '']) => textsOf(line).filter(isAmount).at(-1))
    .filter((last) => last !== undefined);
  return { lines, facts };
}

/** In words, what does not add up in what is read. */
function wrongIn({ name, html }: Rendered): readonly string[] {
  const { lines, facts } = purchaseIn(html);
  const at = (label: RegExp) => facts.find(([name]) => label.test(name))?.[1];
  const [subtotal, total] = [at(/^Subtotal/), at(/^Total/)];
  if (subtotal === undefined || total === undefined) return [];
  const saved = minor(at(/^Promotions have saved/) ?? '');
  const first = facts.findIndex(([label]) => label.startsWith('Subtotal'));
  const last = facts.findIndex(([label]) => label.startsWith('Total'));
  const between = facts
    .slice(first + 1, last)
    .map(([, value]) => (value.startsWith('−') ? -minor(value) : minor(value)));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const left = at(/^(?:Left to pay|Paid by card)/);
  const says = (what: string, is: number, reckoned: number) =>
    is === reckoned ? [] : [`${name}: ${what} is ${is}, and adds up to ${reckoned}`];
  return [
    ...says('Subtotal', minor(subtotal), sum(lines.map(minor)) - saved),
    ...says('Total', minor(total), minor(subtotal) + sum(between)),
    ...(left === undefined
      ? []
      : says('What is left', minor(left), minor(total) - minor(at(/^Gift card/) ?? ''))),
  ];
}

const purchases = Object.keys(files).filter((file) => /\/(bag|bag-page|checkout|account)\//.test(file));

test('each story of a bag, a checkout or an order adds up: its lines, its subtotal, its total and what is left to pay', async () => {
  const stories = (await Promise.all(purchases.map((file) => storiesIn('uk', file)))).flat();
  const summed = stories.filter(({ html }) => purchaseIn(html).facts.some(([label]) => label === 'Subtotal'));
  expect(summed.length).toBeGreaterThan(35);
  expect(stories.flatMap(wrongIn)).toEqual([]);
});

/** In words, what a story shows in a market that is none of its prices, or those of the UK with its sign. */
function foreignIn(market: Market, { name, html }: Rendered, uk: readonly Rendered[]): readonly string[] {
  const shown = amountsIn(html);
  const own = amountsIn(uk.find((story) => story.name === name)?.html ?? '');
  const foreign = shown.filter((one) => !one.startsWith(sign[market]));
  const isSwapped = shown.length > 0 && String(shown.map(minor)) === String(own.map(minor));
  return [
    ...(foreign.length > 0 ? [`${name}, ${market}: ${foreign.join(' ')}`] : []),
    ...(isSwapped ? [`${name}, ${market}: ${shown.join(' ')}, as in the UK`] : []),
  ];
}

test('no story shows the prices of one market under the sign of another', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  let priced = 0;
  for (const file of Object.keys(files)) {
    const eu = (await storiesIn('eu', file)).filter(({ html }) => amountsIn(html).length > 0);
    if (eu.length === 0) continue;
    priced += eu.length;
    const uk = await storiesIn('uk', file);
    const us = await storiesIn('us', file);
    wrong.push(...eu.flatMap((story) => foreignIn('eu', story, uk)));
    wrong.push(...us.flatMap((story) => foreignIn('us', story, uk)));
  }
  expect(priced).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
