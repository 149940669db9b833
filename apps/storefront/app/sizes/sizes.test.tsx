import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { sizeTables } from '@tailorbird/commerce/sizes/sizeTables';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { adviceText } from './adviceText.ts';
import { demonstrationFitService } from './demonstrationFitService.ts';
import { type FitService, fitLocales, reachFitService } from './fitSizing.ts';
import { SizeHelp } from './SizeHelp.tsx';
import { SizeTables } from './SizeTables.tsx';

const told = { customerId: 7, locale: 'en_US' } as const;
const product = { sku: '200001', sizes: ['8', '10'], lengths: [] };
const html = (node: React.ReactNode, market: 'uk' | 'us' = 'uk') =>
  renderToStaticMarkup(<PageFactsProvider market={market}>{node}</PageFactsProvider>);

test('commerce §7 fit sizing 1: the service is told the customer, and the market’s locale', async () => {
  const heard: unknown[] = [];
  const listening: FitService = async (shopper) => {
    heard.push(shopper);
    return demonstrationFitService(shopper);
  };
  await reachFitService(listening, told);
  expect(heard).toEqual([told]);
  expect(fitLocales).toEqual({ uk: 'en_GB', us: 'en_US', eu: 'en_EU' });
});

test('a fit service that is away, or too slow, is nothing to wait for', async () => {
  expect(await reachFitService(() => Promise.reject(new Error('away')), told)).toBeUndefined();
  expect(await reachFitService(() => new Promise(() => {}), told, 5)).toBeUndefined();
});

test('the demonstration advises from the tables of the size guide', async () => {
  const sizing = await demonstrationFitService(told);
  const garment = { sku: '200001', tableId: 'womens', lengths: [] } as const;
  expect((await sizing.advise(garment, { Bust: 88 })).size).toBe('10');
});

test('advice says a size the style comes in, and where it will be loose', () => {
  const advice = { size: '12', length: 'Petite', loose: ['Bust', 'Waist'] };
  expect(adviceText(advice, ['12'], 'uk')).toBe(
    'We suggest size 12, Petite. It will sit loosely at the bust and the waist.',
  );
  expect(adviceText(advice, ['10'], 'uk')).toBe('Your size is 12, which this does not come in.');
  expect(adviceText({ ...advice, size: null }, ['12'], 'uk')).toMatch(/^None of our sizes/);
});

test('without script, help with sizes is the table of the size-guide page', () => {
  const help = html(<SizeHelp product={product} tableIds={['womens']} />);
  expect(help.match(/href="\/size-guide#womens"/g)).toHaveLength(2);
  expect(html(<SizeHelp product={product} tableIds={['cushions']} />)).not.toContain('Find my size');
  expect(html(<SizeHelp product={product} tableIds={[]} />)).toBe('');
});

test('tables hold both units, and start with the market’s', () => {
  const tables = html(<SizeTables tables={[sizeTables.womens]} />, 'us');
  expect(tables).toContain('<span data-unit="cm">88</span><span data-unit="in">34½</span>');
  expect(tables).toMatch(/checked="" value="in"|value="in" checked=""/);
});
