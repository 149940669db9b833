import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetAfterClosing } from './useLayerReset.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A menu of two open layers, which has just been closed. */
function closed() {
  const removeAttribute = vi.fn<(name: string) => void>();
  const layer = { removeAttribute };
  const reopen = resetAfterClosing({ querySelectorAll: () => [layer, layer] });
  return { removeAttribute, reopen };
}

test('blocks §4 mobile navigation 2: each layer is as it was for 400 ms after closing, and shut after 600', () => {
  const { removeAttribute } = closed();
  vi.advanceTimersByTime(400);
  expect(removeAttribute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(removeAttribute.mock.calls).toEqual([['open'], ['open']]);
});

test('a menu that is opened again meanwhile keeps its layers', () => {
  const { removeAttribute, reopen } = closed();
  vi.advanceTimersByTime(400);
  reopen();
  vi.advanceTimersByTime(60_000);
  expect(removeAttribute).not.toHaveBeenCalled();
});
