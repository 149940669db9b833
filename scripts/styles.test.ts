import { globSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { importSources } from './importSources.ts';
import { root } from './root.ts';

/** What styled-components keeps of a template: its text, and what stands between, each by itself. */
type Styled = {
  readonly componentStyle: { readonly rules: readonly unknown[] };
  readonly attrs: readonly unknown[];
};

const isStyled = (value: unknown): value is Styled =>
  typeof value === 'object' && value !== null && 'componentStyle' in value;

/** Every styled component there is, by its file and name. */
let components: ReadonlyMap<string, Styled>;
let globalCss: unknown;
beforeAll(async () => {
  const files = globSync(
    ['packages/*/src/**/*.styles.{ts,tsx}', 'apps/storefront/app/**/*.styles.{ts,tsx}'],
    {
      cwd: root,
    },
  );
  const exported = await importSources(async (importSource) => {
    ({ globalCss } = await importSource('packages/tokens/src/globalCss.ts'));
    return Promise.all(
      files.map(async (file) =>
        Object.entries(await importSource(file)).map(([name, value]) => [`${file}: ${name}`, value] as const),
      ),
    );
  });
  components = new Map(
    exported.flat().flatMap(([name, value]) => (isStyled(value) ? [[name, value] as const] : [])),
  );
}, 60_000);

const partsOf = ({ componentStyle }: Styled): readonly unknown[] => componentStyle.rules.flat(Infinity);
const cssOf = (component: Styled): string =>
  partsOf(component)
    .filter((part) => typeof part === 'string')
    .join('');
const those = (are: (component: Styled) => boolean): string[] =>
  [...components].filter(([, component]) => are(component)).map(([name]) => name);

it('styles are static: a template holds tokens, never a function of props', () => {
  expect(components.size).toBeGreaterThan(60);
  expect(those((component) => partsOf(component).some((part) => typeof part === 'function'))).toEqual([]);
  expect(those(({ attrs }) => attrs.length > 0)).toEqual([]);
});

it('a style selects no later siblings (`a ~ b`): whatever comes or goes before them, a browser would style them all anew', () => {
  expect(those((component) => /[\w\])*+]\s*~(?!=)/.test(cssOf(component)))).toEqual([]);
});

it('no style with scripts depends on what a whole page holds (`body:has(…)`): a browser would style it anew with all that comes', () => {
  const ofScripts = (css: string) =>
    css.replaceAll(/@media \(scripting: none\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  const asksPage = /(?:html|body|:root)[^\s,{>+]*:has\(/;
  expect(those((component) => asksPage.test(ofScripts(cssOf(component))))).toEqual([]);
  expect(globalCss).toContain('html[data-modal]');
  expect(globalCss).not.toMatch(asksPage);
});

it('a style writes only letters that our fonts have: anything else is an icon', () => {
  const writesAnother = /content: '[^']*[^\u0020-\u024f\u2010-\u2026][^']*'/;
  expect(those((component) => writesAnother.test(cssOf(component)))).toEqual([]);
});
