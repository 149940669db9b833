import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchContent } from './watchContent.ts';

let told: string[];
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A process of a shop, and what its middleware answers at the moment. */
function watching() {
  const middleware = { answer: () => Response.json({ version: 0 }), asked: [] as string[] };
  const watch = watchContent({
    middleware: (request) => {
      middleware.asked.push(new URL(request.url).pathname);
      return middleware.answer();
    },
    middlewareUrl: 'http://middleware.example',
  });
  onTestFinished(watch.stop);
  return { middleware, watch };
}

test('it is asked every second whether other content was published, until the shop ends', async () => {
  const { middleware, watch } = watching();
  middleware.answer = () => Response.json({ version: 3 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.version()).toBe(3);
  expect(middleware.asked).toEqual(['/webhooks/content', '/webhooks/content']);
  watch.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(middleware.asked).toHaveLength(2);
});

test('what was published and could not be had counts as published anew five seconds later, however often it was missed', async () => {
  const { watch } = watching();
  for (const _page of [1, 2, 3]) watch.missed();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(watch.version()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(watch.version()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch.version()).toBe(1);
  watch.missed();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watch.version()).toBe(2);
});

test('a middleware that does not say it is told of once, with its fix, and what is known stays', async () => {
  const { middleware, watch } = watching();
  middleware.answer = () => Response.json({ version: 3 });
  await vi.advanceTimersByTimeAsync(1_000);
  middleware.answer = () => Response.json({ tag: 'not-found' }, { status: 404 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watch.version()).toBe(3);
  expect(told).toEqual([expect.stringContaining('Give it TAILORBIRD_CONTENT_WEBHOOK_SECRET too.')]);
  middleware.answer = () => Response.json({ version: 4 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.version()).toBe(4);
});
