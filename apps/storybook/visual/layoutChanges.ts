import type { Page } from 'playwright-core';
import { type Screen, screens, screensBetween } from './screens.ts';

/** The widths, in px, from which on a rule of the page applies, or no longer does, that lays out something in it. */
export function layoutChanges(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const states = /::?(?:before|after|hover|focus|focus-visible|focus-within|active|checked|open)(?![\w-])/g;
    const isOfPage = (selector: string): boolean =>
      document.querySelector(selector.replaceAll(states, '')) !== null;
    const found = new Set<number>();
    const look = (rules: CSSRuleList, widths: readonly number[]): void => {
      for (const rule of rules) {
        const own =
          rule instanceof CSSMediaRule
            ? [...rule.conditionText.matchAll(/(?:min|max)-width:\s*([\d.]+)px/g)].map(([, px]) =>
                Math.ceil(Number(px)),
              )
            : [];
        const inside = [...widths, ...own];
        if (rule instanceof CSSStyleRule && inside.length > 0 && isOfPage(rule.selectorText))
          for (const width of inside) found.add(width);
        if (rule instanceof CSSGroupingRule) look(rule.cssRules, inside);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) look(sheet.cssRules, []);
    return [...found];
  });
}

/** The screens between phone and desktop at which a page with such changes is laid out as at no width beside them. */
export function screensWithin(changes: readonly number[]): Screen[] {
  const [phone, desktop] = screens;
  if (phone === undefined || desktop === undefined) return [];
  const layoutAt = ({ width }: Screen) => changes.filter((change) => change <= width).length;
  const chosen = [phone];
  for (const screen of screensBetween)
    if (![...chosen, desktop].some((other) => layoutAt(other) === layoutAt(screen))) chosen.push(screen);
  return chosen.slice(1);
}
