import type { Page } from 'playwright-core';

/**
 * The shop's styles that apply to something in a page at its width, a line each: rules, as `@ui & > p { gap: 4px; }`, with `&` for
 * the generated name of a class, and the custom properties they use, as `--tb-space-x2: 8px`. They are what is in a layer.
 */
export const shownStyles = (page: Page): Promise<string[]> => page.evaluate(readShownStyles);

/** Runs in the page: it uses nothing from outside. */
export function readShownStyles(): string[] {
  const states =
    /::?(?:before|after|placeholder|marker|backdrop|hover|focus|focus-visible|focus-within|active|checked|open)(?![\w-])/g;
  const applies = (selector: string): boolean => {
    try {
      return document.querySelector(selector.replaceAll(states, ':nth-child(n)')) !== null;
    } catch {
      // A selector of another kind: it is taken to apply before a change and after it.
      return true;
    }
  };
  const properties = new Map<string, string>();
  const lines = new Set<string>();
  const look = (rules: CSSRuleList, within: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && within !== '' && applies(rule.selectorText)) {
        const { style, selectorText } = rule;
        const own = selectorText.includes(':root') ? [...style].filter((name) => name.startsWith('--')) : [];
        for (const name of own) properties.set(name, style.getPropertyValue(name));
        if (own.length === 0)
          lines.add(`${within}${selectorText.replaceAll(/\.[\w-]+/g, '&')} { ${style.cssText} }`);
      } else if (rule instanceof CSSLayerBlockRule) look(rule.cssRules, `${within}@${rule.name} `);
      else if (!(rule instanceof CSSMediaRule)) {
        if (rule instanceof CSSGroupingRule) look(rule.cssRules, within);
      } else if (matchMedia(rule.conditionText).matches)
        look(rule.cssRules, within && `${within}@media ${rule.conditionText} `);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) look(sheet.cssRules, '');
  const used = new Set<string>();
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = properties.get(name);
      if (value === undefined || used.has(name)) continue;
      used.add(name);
      follow(value);
    }
  };
  for (const line of lines) follow(line);
  return [...lines, ...[...used].map((name) => `${name}: ${properties.get(name) ?? ''}`)];
}
