/** One selector of a rule of ours, and what it declares. */
interface Rule {
  readonly file: string;
  readonly layer: string;
  /** As if the pointer and the focus were everywhere, and without a pseudo-element. */
  readonly selector: string;
  readonly pseudoElement: string;
  /** By longhand: its value, or the declaration where that holds a variable. */
  readonly declared: ReadonlyMap<string, string>;
}

/**
 * Pairs of rules in force on a page of which nothing but their place decides: two files of one layer style the same
 * property of an element differently and with the same weight. The rules of files come in any order (decision 36), so
 * there must be none: the file that is to win says so with a heavier selector, or leaves the property to the other.
 */
export function undecidedRules(): string[] {
  const found = new Set<string>();
  const known = new Map<string, boolean>();
  for (const [element, rules] of rulesByElement(rulesOfPage())) {
    for (const [index, rule] of rules.entries()) {
      for (const other of rules.slice(0, index)) {
        if (rule.file === other.file || rule.layer !== other.layer) continue;
        if (rule.pseudoElement !== other.pseudoElement) continue;
        const differing = [...rule.declared].filter(([name, value]) => {
          const theirs = other.declared.get(name);
          return theirs !== undefined && theirs !== value;
        });
        if (differing.length === 0) continue;
        const pair = `${other.selector} · ${rule.selector}`;
        const isUndecided = known.get(pair) ?? placeDecides(element, rule.selector, other.selector);
        known.set(pair, isUndecided);
        const names = differing.map(([name]) => name).join(', ');
        if (isUndecided) found.add(`${rule.layer}: ${pair}${rule.pseudoElement} (${names})`);
      }
    }
  }
  return [...found];
}

/** Read once: the next story has the same, and more. */
const read = new WeakMap<CSSStyleSheet, readonly Rule[]>();

function rulesOfPage(): Rule[] {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-rules]')].flatMap(
    ({ sheet, dataset }) => {
      if (!sheet) return [];
      const rules = read.get(sheet) ?? rulesOfSheet(sheet, dataset['rules'] ?? '');
      read.set(sheet, rules);
      return rules;
    },
  );
}

function rulesOfSheet({ cssRules }: CSSStyleSheet, file: string): Rule[] {
  return [...cssRules].flatMap((layer) => {
    if (!(layer instanceof CSSLayerBlockRule)) throw new Error(`The styles of file ${file} are in no layer.`);
    return styleRules(layer.cssRules).flatMap((rule) => rulesOf(rule, file, layer.name));
  });
}

/** Media and support conditions are passed over: whatever may be in force is looked at. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });
}

function rulesOf({ selectorText, style }: CSSStyleRule, file: string, layer: string): Rule[] {
  const declared = declarationsOf(style.cssText);
  return splitOutside(selectorText, ',').map((whole) => {
    const pseudoElement = /::[\w-]+/.exec(whole)?.[0] ?? '';
    const selector = whole
      .replace(pseudoElement, '')
      .replaceAll(/(?<!\()(:(?:hover|active|focus|focus-within|focus-visible))(?![\w-])/g, ':is($1, *)');
    return { file, layer, selector, pseudoElement, declared };
  });
}

function declarationsOf(css: string): Map<string, string> {
  const declared = new Map<string, string>();
  const { style } = document.createElement('i');
  for (const declaration of splitOutside(css, ';')) {
    style.cssText = declaration;
    for (const name of style) declared.set(name, style.getPropertyValue(name) || declaration);
  }
  return declared;
}

/** Splits where the mark is in no brackets and no quotes. */
function splitOutside(text: string, mark: string): string[] {
  const pieces = text.match(
    new RegExp(`(?:"[^"]*"|\\((?:"[^"]*"|\\([^()]*\\)|[^()"])*\\)|[^${mark}"(])+`, 'g'),
  );
  return (pieces ?? []).map((piece) => piece.trim()).filter(Boolean);
}

function rulesByElement(rules: readonly Rule[]): Map<Element, Rule[]> {
  const found = new Map<Element, Rule[]>();
  for (const rule of rules) {
    for (const element of document.querySelectorAll(rule.selector))
      found.set(element, [...(found.get(element) ?? []), rule]);
  }
  return found;
}

/** Asks the browser itself: whether the later of two rules of these selectors wins, whichever it is. */
function placeDecides(element: Element, one: string, other: string): boolean {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const winner = (first: string, second: string) => {
    sheet.replaceSync(
      `${first}{--winner:${first === one ? 1 : 2}}${second}{--winner:${second === one ? 1 : 2}}`,
    );
    return getComputedStyle(element).getPropertyValue('--winner');
  };
  const isUndecided = winner(one, other) !== winner(other, one);
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  return isUndecided;
}
