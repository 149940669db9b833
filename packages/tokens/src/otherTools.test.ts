import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import { expect, test } from 'vitest';
import { hex } from './generated/hex.ts';

// Design tools and other builds read tokens.json with a tool of their own.

const filename = new URL('../tokens.json', import.meta.url);
const text = readFileSync(filename, 'utf8');
const count = text.match(/"\$value":/g)?.length;

test('Terrazzo reads every token, and the colours as we do', async () => {
  const config = defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd: filename });
  const { tokens } = await parse([{ filename, src: text }], { config });
  expect(Object.keys(tokens)).toHaveLength(Number(count));
  for (const [name, colour] of Object.entries(hex))
    expect([name, tokens[`color.${name}`]?.$value]).toMatchObject([name, { hex: colour.slice(0, 7) }]);
});

test('Style Dictionary reads every token, and the colours as we do', async () => {
  const dictionary = new StyleDictionary({
    // Whether it is what the type says is what is tested.
    tokens: JSON.parse(text) as DesignTokens,
    usesDtcg: true,
    log: { verbosity: 'silent', errors: { brokenReferences: 'throw' } },
    platforms: { css: { transforms: ['name/camel', 'color/hex'] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  expect(allTokens).toHaveLength(Number(count));
  const colours = new Map(allTokens.map(({ name, $value }) => [name, String($value).toUpperCase()]));
  for (const [name, colour] of Object.entries(hex))
    expect([name, colours.get(`color${name[0]?.toUpperCase()}${name.slice(1)}`)]).toEqual([name, colour]);
});
