import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateFiles } from './generateFiles.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const source: unknown = JSON.parse(read('../tokens.json'));

test.each(Object.entries(generateFiles(source)))('%s is what tokens.json says', (file, text) => {
  expect(read(`./generated/${file}`), 'stale: run `node packages/tokens/generate.ts`').toBe(text);
});

test('blocks §9 spacing 1: spacing is XXS 6, XS 12, Small 24, Medium 36, Large 48, XL 60, XXL 72', () => {
  const css = generateFiles(source)['variables.css.ts'];
  for (const [name, pixels] of Object.entries({
    xxs: 6,
    xs: 12,
    small: 24,
    medium: 36,
    large: 48,
    xl: 60,
    xxl: 72,
  })) {
    expect(css).toContain(`--tb-space-${name}:${pixels}px;`);
  }
});

test('only roles leave: no raw palette colour has a custom property', () => {
  expect(Object.values(generateFiles(source)).join('')).not.toContain('--tb-palette');
});

test('a reference to a colour that does not exist is refused by name', () => {
  const broken = { palette: {}, color: { $type: 'color', ink: { $value: '{palette.forest.900}' } } };
  expect(() => generateFiles(broken)).toThrow('{palette.forest.900}, which does not exist');
});

test('a token without a value is refused by name', () => {
  expect(() => generateFiles({ color: { $type: 'color', ink: {} } })).toThrow('color.ink has no $value');
});
