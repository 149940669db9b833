import type { Market } from '@tailorbird/commerce/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { ClockContext } from '../parts/Clock.tsx';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { CountdownTimer } from './CountdownTimer.tsx';
import { countdownTimerFixtures as fixtures } from './fixtures.ts';
import { countdownTimer } from './schema.ts';

const htmlAt = (
  time: string,
  content: z.input<typeof countdownTimer> = fixtures.default,
  market: Market = 'eu',
) =>
  renderBlock(
    <ClockContext value={() => Date.parse(time)}>
      <CountdownTimer {...countdownTimer.parse(content)} />
    </ClockContext>,
    market,
  );

test('blocks §3 countdown 1: it has a start, an end, a text and a link', () => {
  const html = htmlAt('2026-11-28T18:12:51Z');
  expect(wordsOf(html)).toBe('20% off all knitwear ends in 02 days 05 hours 46 mins 09 secs');
  expect(html).toContain('href="/eu/browse/womens/knitwear"');
  expect(htmlAt('2026-11-28T18:12:51Z', fixtures.minimal)).not.toContain('<a ');
});

test('blocks §4 countdown 1: it is shown only between its start and its end', () => {
  const shown = (time: string) => htmlAt(time).includes('role="timer"');
  expect(shown('2026-11-27T08:59:59Z')).toBe(false);
  expect(shown('2026-11-27T09:00:00Z')).toBe(true);
  expect(shown('2026-11-30T23:58:59Z')).toBe(true);
  expect(shown('2026-11-30T23:59:00Z')).toBe(false);
});

test('for an editor it counts at the moment that is looked at', () => {
  const at = (moment: string) =>
    wordsOf(
      renderToStaticMarkup(
        <PageFactsProvider market="eu" preview moment={moment && String(Date.parse(moment))}>
          <CountdownTimer {...countdownTimer.parse(fixtures.default)} />
        </PageFactsProvider>,
      ),
    );
  expect(at('2026-11-28T18:12:51Z')).toContain('02 days 05 hours 46 mins 09 secs');
  expect(at('2026-11-30T23:59:00Z')).toBe('');
});

test('one of a thing is said in the singular', () => {
  expect(wordsOf(htmlAt('2026-11-29T22:57:59Z'))).toContain('01 day 01 hour 01 min 01 sec');
});

test('the server says when it rendered, so that a page from a cache comes to life as it was', () => {
  const at = Date.parse('2026-11-28T18:12:51Z');
  expect(htmlAt('2026-11-28T18:12:51Z')).toContain(`data-at="${at}"`);
});

test('while there is nothing to count, the same is sent whenever it is rendered', () => {
  expect(htmlAt('2026-11-26T18:12:51Z')).toBe(htmlAt('2026-11-27T08:59:59Z'));
  expect(htmlAt('2026-12-01T00:00:00Z')).toBe(htmlAt('2026-12-24T18:00:00Z'));
});

test('it is not read out every second', () => {
  expect(htmlAt('2026-11-28T18:12:51Z')).not.toContain('aria-live');
});

test.each([
  ['uk', '2026-11-30T23:59:00Z', /30 November at 23:59 GMT/],
  ['eu', '2026-11-30T23:59:00Z', /30 November at 23:59 GMT/],
  ['us', '2026-11-30T23:59:00Z', /November 30 at 06:59\sPM EST/],
  ['uk', '2026-07-31T22:59:00Z', /31 July at 23:59 BST/],
  ['eu', '2026-07-31T22:59:00Z', /31 July at 23:59 IST/],
  ['us', '2026-08-01T03:59:00Z', /July 31 at 11:59\sPM EDT/],
] as const)(
  'blocks §4 countdown 4: without script the %s market is told its end by its own clock: %s',
  (market, endDate, words) => {
    const content = { ...fixtures.default, startDate: '2026-06-27T09:00:00Z', endDate };
    const [, said] =
      /<noscript><time dateTime="[^"]*">([^<]*)<\/time>/.exec(
        htmlAt('2026-07-01T18:12:51Z', content, market),
      ) ?? [];
    expect(said).toMatch(words);
  },
);

test('an end before its start, or a time without a zone, is refused with the reason', () => {
  const { success, error } = countdownTimer.safeParse({
    ...fixtures.minimal,
    endDate: '2026-11-26T09:00:00Z',
  });
  expect(success).toBe(false);
  expect(error?.issues[0]).toMatchObject({ path: ['endDate'], message: 'must be later than the start' });
  expect(countdownTimer.safeParse({ ...fixtures.minimal, endDate: '2026-11-30' }).success).toBe(false);
});

test('pages rendered within a second are the same bytes, so that the server need not compress them again', () => {
  expect(htmlAt('2026-11-28T18:12:51.001Z')).toBe(htmlAt('2026-11-28T18:12:51.999Z'));
  expect(htmlAt('2026-11-28T18:12:51.001Z')).not.toBe(htmlAt('2026-11-28T18:12:52.001Z'));
});
