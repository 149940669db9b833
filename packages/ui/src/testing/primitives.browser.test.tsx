import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { Given } from './primitive.ts';
import { primitives } from './primitives.browser.tsx';

afterEach(cleanup);

/** Every component that the package exports under its own name, whatever stands in the table. */
async function exportedComponents(): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(manifest.exports).map(async ([name, path]) => {
      if (!path.endsWith('.tsx')) return [];
      const module: unknown = await import(/* @vite-ignore */ `../../${path}`);
      const component = name.slice('./'.length);
      return typeof Reflect.get(Object(module), component) === 'function' ? [component] : [];
    }),
  );
  return names.flat();
}

test('every primitive of the package stands in the table, and nothing else does', async () => {
  expect(Object.keys(primitives).sort()).toEqual((await exportedComponents()).sort());
});

const nothing: Given = { ref: () => {} };

describe.each(Object.entries(primitives))('%s', (_, { draw, receiver, keyboard }) => {
  const show = (given: Given, told = vi.fn<(...said: unknown[]) => void>()) => {
    const { container, baseElement } = render(draw(given, told));
    const element =
      receiver === undefined ? container.firstElementChild : baseElement.querySelector(receiver);
    if (!element) throw new Error('It draws nothing.');
    return { element, told };
  };

  test('a ref leads to its element, and is let go with it', () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const { element } = show({ ref });
    expect(ref.mock.lastCall?.[0]).toBe(element);
    cleanup();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });

  test('a class joins its own and takes none away', () => {
    const own = [...show(nothing).element.classList];
    cleanup();
    const { element } = show({ ...nothing, className: 'callers' });
    expect([...element.classList].filter((name) => name !== 'callers')).toEqual(own);
    expect(element.classList).toContain('callers');
  });

  test('attributes of HTML, ARIA and a caller’s own arrive', () => {
    const given = { id: 'one', lang: 'cy', 'aria-keyshortcuts': 'k', 'data-own': 'yes' };
    const { element } = show({ ...nothing, ...given });
    expect(Object.fromEntries(Object.keys(given).map((name) => [name, element.getAttribute(name)]))).toEqual(
      given,
    );
  });

  test('a listener hears what happens to it', () => {
    const onKeyUp = vi.fn<() => void>();
    const { element } = show({ ...nothing, onKeyUp });
    element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    expect(onKeyUp).toHaveBeenCalledOnce();
  });

  test.each(Object.entries(keyboard))('%s', async (_sentence, press) => {
    expect.hasAssertions();
    await press(show(nothing));
  });
});
