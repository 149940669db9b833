import { color } from '@tailorbird/tokens/roles';
import { atOnce, frozenStyle } from '../visual/frozen.ts';

/** What the toolbar asks a story to be looked at with. */
export interface Wishes {
  /** Frozen is full motion, a second after it began: for pictures. */
  readonly motion: 'full' | 'none' | 'frozen';
  readonly contrast: 'usual' | 'more' | 'forced';
  readonly direction: 'ltr' | 'rtl';
  readonly ground: keyof typeof grounds;
  /** All that can be pointed at, focused or pressed is so at once; at rest nothing is. */
  readonly state: 'rest' | 'hover' | 'focus' | 'pressed';
}

/** What a block without a ground of its own may stand on, and its words there. */
const grounds = {
  paper: '',
  chalk: onGround(color.chalk, color.ink),
  duckEgg: onGround(color.duckEgg, color.ink),
  ink: onGround(color.ink, color.paper),
};

function onGround(ground: string, words: string): string {
  return `body { --button-ink: currentColor; background: ${ground} !important; color: ${words}; }`;
}

const styleOfMotion: Readonly<Record<Wishes['motion'], string>> = {
  full: '',
  none: `*, *::before, *::after { animation: none !important; ${atOnce} }`,
  frozen: frozenStyle,
};

/** The few colours a system in high contrast leaves, near enough to look at. */
const forcedColours = `
  :root { color-scheme: dark; }
  *, *::before, *::after { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button *, input, select, textarea { background-color: ButtonFace !important; color: ButtonText !important; }`;

/** What media queries can ask. */
type Asked = Pick<Wishes, 'motion' | 'contrast'>;

/** The conditions that hold while a wish does, and those that then do not. */
function conditionsOf({ motion, contrast }: Asked): { holds: RegExp[]; fails: RegExp[] } {
  const still = motion === 'none';
  return {
    holds: [
      ...(still ? [/\(prefers-reduced-motion:\s*reduce\)/] : []),
      ...(contrast === 'more' ? [/\(prefers-contrast:\s*more\)/] : []),
      ...(contrast === 'forced' ? [/\(forced-colors:\s*active\)/] : []),
    ],
    fails: still ? [/\(prefers-reduced-motion:\s*no-preference\)/] : [],
  };
}

/** A media query as it would be answered if the wishes were the system’s. */
export function answered(query: string, wishes: Asked): string {
  const { holds, fails } = conditionsOf(wishes);
  const held = holds.reduce((text, condition) => text.replace(condition, '(min-width: 0px)'), query);
  return fails.reduce((text, condition) => text.replace(condition, '(max-width: 0px)'), held);
}

/** What is always so, and weighs in a selector as much as a state does. */
const always = ':not(._)';
const focusable = `:where(a[href], button, input, select, textarea, summary, [tabindex])${always}`;

/** A selector as it is once all are in a state: who is pressed is pointed at too. */
export function inState(selector: string, state: Wishes['state']): string {
  switch (state) {
    case 'hover':
      return selector.replaceAll(':hover', always);
    case 'pressed':
      return selector.replaceAll(/:hover|:active/g, always);
    case 'focus':
      return selector.replaceAll(/:focus-visible|:focus(?!-)/g, focusable);
    default:
      return selector;
  }
}

const selectors = new WeakMap<CSSStyleRule, string>();
let wasAnyState = false;

function answerState(rule: CSSStyleRule, { state }: Wishes): void {
  const selector = selectors.get(rule) ?? rule.selectorText;
  const wanted = inState(selector, state);
  selectors.set(rule, selector);
  if (rule.selectorText !== wanted) rule.selectorText = wanted;
}

const written = new WeakMap<CSSMediaRule, string>();

function answerRules(rules: CSSRuleList, wishes: Wishes): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      const wanted = answered(query, wishes);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (wasAnyState && rule instanceof CSSStyleRule) answerState(rule, wishes);
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules, wishes);
  }
}

const ask = window.matchMedia.bind(window);

/** Makes styles and scripts of the page find the wishes to be the system’s own. Call it when a story has been shown. */
export function emulate(wishes: Wishes): void {
  document.documentElement.dir = wishes.direction;
  wasAnyState ||= wishes.state !== 'rest';
  window.matchMedia = (query) => ask(answered(query, wishes));
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules, wishes);
}

/** Styles to go with the wishes: for what no media query can say. */
export function stylesFor({ motion, contrast, ground }: Wishes): string {
  return grounds[ground] + styleOfMotion[motion] + (contrast === 'forced' ? forcedColours : '');
}
