import { color } from '@tailorbird/tokens/roles';
import { atOnce, frozenStyle } from '../visual/frozen.ts';

/** What the toolbar asks a story to be looked at with. */
export interface Wishes {
  /** Frozen is full motion, a second after it began: for pictures. */
  readonly motion: 'full' | 'none' | 'frozen';
  readonly contrast: 'usual' | 'more' | 'forced';
  readonly direction: 'ltr' | 'rtl';
  readonly ground: keyof typeof grounds;
}

/** What a block without a ground of its own may stand on. */
const grounds = { paper: '', chalk: color.chalk, duckEgg: color.duckEgg, ink: color.ink };

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

const written = new WeakMap<CSSMediaRule, string>();

function answerRules(rules: CSSRuleList, wishes: Wishes): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      const wanted = answered(query, wishes);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules, wishes);
  }
}

const ask = window.matchMedia.bind(window);

/** Makes styles and scripts of the page find the wishes to be the system’s own. Call it when a story has been shown. */
export function emulate(wishes: Wishes): void {
  document.documentElement.dir = wishes.direction;
  window.matchMedia = (query) => ask(answered(query, wishes));
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules, wishes);
}

/** Styles to go with the wishes: for what no media query can say. */
export function stylesFor({ motion, contrast, ground }: Wishes): string {
  const body = grounds[ground] === '' ? '' : `body { background: ${grounds[ground]} !important; }`;
  return body + styleOfMotion[motion] + (contrast === 'forced' ? forcedColours : '');
}
