import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Draw, lazyComponent, useDraw } from './lazyComponent.ts';

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

test('what has come is drawn at once, as on a server that waits for nothing', async () => {
  const name: Draw<{ readonly of: string }> = ({ of }) => of;
  const row = lazyComponent(
    async () => ({ name }),
    (module) => module.name,
  );
  await row.load();
  const Drawn = () => useDraw(row)({ of: 'Wren' });
  expect(renderToString(createElement(Drawn))).toBe('Wren');
  const AtHand = () => useDraw(name)({ of: 'Robin' });
  expect(renderToString(createElement(AtHand))).toBe('Robin');
});
