import { expect, test, vi } from 'vitest';
import { prefetchWhenIdle } from './prefetchWhenIdle.ts';
import { whenIdle } from './whenIdle.ts';

// oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
vi.mock('./whenIdle.ts', () => ({ whenIdle: vi.fn<(idleMs: number) => void>() }));

/** How often loading ahead has begun, once its code has come. */
async function begun(): Promise<number> {
  await vi.dynamicImportSettled();
  return vi.mocked(whenIdle).mock.calls.length;
}

test('commerce §9 prefetch 1: loading ahead begins after 2,000 ms and not before', async () => {
  vi.useFakeTimers();
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('navigator', { onLine: true });
  prefetchWhenIdle();
  vi.advanceTimersByTime(1_999);
  expect(await begun()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await begun()).toBe(1);
  expect(whenIdle).toHaveBeenCalledWith(2_000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
