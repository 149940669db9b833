import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

const component = () => null;

test('a component that could not be fetched is not fetched again by each render, but once its failure is forgotten', async () => {
  const load = vi.fn<() => Promise<{ readonly component: typeof component }>>();
  load.mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValueOnce({ component });
  const row = lazyComponent(load, (module) => module.component);
  await expect(row.load()).rejects.toThrow('gone');
  expect(row.load()).toBe(row.load());
  await expect(row.load()).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
  row.forgetFailure();
  await expect(row.load()).resolves.toBe(component);
  row.forgetFailure();
  expect(row.load()).toBe(row.load());
  expect(load).toHaveBeenCalledTimes(2);
  expect(row.component).toBe(component);
});

test('HTML that waits for a component may ask again for one that did not come', async () => {
  const load = vi.fn<() => Promise<{ readonly component: typeof component }>>();
  load.mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValueOnce({ component });
  const row = lazyComponent(load, (module) => module.component);
  await expect(row.fetch()).rejects.toThrow('gone');
  await row.fetch();
  expect(row.component).toBe(component);
  expect(load).toHaveBeenCalledTimes(2);
});
