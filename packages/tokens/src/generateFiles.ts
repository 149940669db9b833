import { cssValue, variableName } from './cssValue.ts';
import { readRoles, type Token } from './tokenTree.ts';

const banner = '// Written by `node packages/tokens/generate.ts` from tokens.json. Do not edit.\n';

const byGroup = (tokens: readonly Token[]): readonly [string, readonly Token[]][] => [
  ...Map.groupBy(tokens, (token) => token.group),
];

const docLine = (token: Token): string =>
  token.description === undefined ? '' : `  /** ${token.description} */\n`;

function record(name: string, tokens: readonly Token[], write: (token: Token) => string): string {
  const rows = tokens.map((token) => `${docLine(token)}  ${token.name}: ${write(token)},\n`);
  return `export const ${name} = {\n${rows.join('')}} as const;\n`;
}

const text = (value: string): string => JSON.stringify(value).replaceAll("'", "\\'").replaceAll('"', "'");

function rolesFile(tokens: readonly Token[]): string {
  const groups = byGroup(tokens).map(([group, members]) =>
    record(group, members, ({ name }) => `'var(${variableName(group, name)})'`),
  );
  return `${banner}\n${groups.join('\n')}`;
}

function variablesFile(tokens: readonly Token[], tablet: string): string {
  const declare = (token: Token, value: Token['value']): string =>
    `${variableName(token.group, token.name)}:${cssValue(token.kind, value)};`;
  const always = tokens.map((token) => declare(token, token.value)).join('');
  const wide = tokens
    .flatMap((token) => (token.aboveTablet === undefined ? [] : [declare(token, token.aboveTablet)]))
    .join('');
  const css = `:root{${always}}@media (min-width:${tablet}){:root{${wide}}}`;
  return `${banner}\n/** Every role as a custom property on \`:root\`. */\nexport const variables = ${JSON.stringify(css)};\n`;
}

/** The generated files by name. Pure, so that a test can tell when those on disk are stale. */
export function generateFiles(source: unknown): { readonly [file: string]: string } {
  const all = readRoles(source);
  const breakpoints = all.filter(({ group }) => group === 'breakpoint');
  const roles = all.filter(({ group }) => group !== 'breakpoint');
  const colors = roles.filter(({ kind }) => kind === 'color');
  const tablet = breakpoints.find(({ name }) => name === 'tablet');
  if (tablet === undefined) throw new Error('tokens.json needs breakpoint.tablet, where wide values begin.');
  return {
    'roles.ts': rolesFile(roles),
    'variables.css.ts': variablesFile(roles, cssValue(tablet.kind, tablet.value)),
    'breakpoint.ts': `${banner}\n${record('breakpoint', breakpoints, ({ kind, value }) => String(Number.parseInt(cssValue(kind, value), 10)))}`,
    'hex.ts': `${banner}\n${record('hex', colors, ({ kind, value }) => text(cssValue(kind, value)))}`,
  };
}
