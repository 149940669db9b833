import { expect, type Mock } from 'vitest';
import { userEvent } from 'vitest/browser';

/** A primitive on the page. */
export interface Shown {
  /** The element that was given all that. */
  readonly element: Element;
  /** What the primitive calls when it is used. */
  readonly told: Mock<(...said: unknown[]) => void>;
}

/** Each of the keys does it once. */
export const pressedBy =
  (...keys: readonly string[]) =>
  async ({ element, told }: Shown) => {
    await userEvent.tab();
    expect(document.activeElement).toBe(element);
    for (const key of keys) await userEvent.keyboard(key);
    expect(told).toHaveBeenCalledTimes(keys.length);
  };

/** Tab stops at each of these, in their order. */
export const stopsAt =
  (...names: readonly string[]) =>
  async ({ element }: Shown) => {
    for (const name of names) {
      await userEvent.tab();
      expect(element.contains(document.activeElement)).toBe(true);
      expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(
        name,
      );
    }
  };

/** The focus comes to a summary: Enter opens what is below it, Space closes it. */
export const opensByKeys = async ({ element }: Shown) => {
  const details = element.matches('details') ? element : element.querySelector('details');
  await userEvent.tab();
  expect(document.activeElement?.localName).toBe('summary');
  await userEvent.keyboard('{Enter}');
  expect(details).toHaveProperty('open', true);
  await userEvent.keyboard(' ');
  expect(details).toHaveProperty('open', false);
};

/** Escape, from the focus inside, which closes nothing by itself. */
export const asksToCloseByEscape = async ({ element, told }: Shown) => {
  expect(element.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(told).toHaveBeenCalledOnce();
};

/** What is typed stands in it. */
export const takesWords = async ({ element }: Shown) => {
  await userEvent.tab();
  await userEvent.keyboard('moss');
  expect(element).toHaveProperty('value', 'moss');
};

/** The keyboard has no business there. */
export const passedByTab = async ({ element }: Shown) => {
  await userEvent.tab();
  expect(element.contains(document.activeElement)).toBe(false);
};
