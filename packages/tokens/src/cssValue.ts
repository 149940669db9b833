import type { TokenValue } from './tokenTree.ts';

/** `space.pageMargin` → `--tb-space-page-margin`. */
export function variableName(group: string, name: string): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--tb-${group}-${kebab}`;
}

/** The text of a primitive value; a record or list here is a mistake in tokens.json. */
function plain(value: TokenValue): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  throw new Error(`tokens.json holds ${JSON.stringify(value)} where a word or a number belongs.`);
}

function part(value: TokenValue, name: string): TokenValue {
  if (typeof value === 'object' && !Array.isArray(value) && name in value) {
    // A record by the line above; `Array.isArray` does not narrow readonly arrays away.
    const found = (value as { readonly [key: string]: TokenValue })[name];
    if (found !== undefined) return found;
  }
  throw new Error(`A token of tokens.json lacks "${name}": ${JSON.stringify(value)}`);
}

function reference(value: TokenValue): string {
  const [, group, name] = /^\{(\w+)\.(\w+)\}$/.exec(plain(value)) ?? [];
  return group === undefined || name === undefined ? plain(value) : `var(${variableName(group, name)})`;
}

const dimension = (value: TokenValue): string =>
  `${plain(part(value, 'value'))}${plain(part(value, 'unit'))}`;

function color(value: TokenValue): string {
  const hex = plain(part(value, 'hex'));
  if (typeof value !== 'object' || !('alpha' in value)) return hex;
  const alpha = Math.round(Number(value.alpha) * 255);
  return `${hex}${alpha.toString(16).padStart(2, '0').toUpperCase()}`;
}

const list = (value: TokenValue): readonly TokenValue[] => (Array.isArray(value) ? value : [value]);

const generic = new Set(['serif', 'sans-serif', 'monospace', 'system-ui']);

const family = (value: TokenValue): string =>
  list(value)
    .map((name) => (generic.has(plain(name)) ? plain(name) : `'${plain(name)}'`))
    .join(',');

const writers: { readonly [kind: string]: (value: TokenValue) => string } = {
  color,
  dimension,
  duration: dimension,
  number: plain,
  fontWeight: plain,
  fontFamily: family,
  typography: (value) =>
    `${reference(part(value, 'fontWeight'))} ${dimension(part(value, 'fontSize'))}/${plain(part(value, 'lineHeight'))} ${reference(part(value, 'fontFamily'))}`,
  shadow: (value) =>
    `${['offsetX', 'offsetY', 'blur', 'spread'].map((name) => dimension(part(value, name))).join(' ')} ${color(part(value, 'color'))}`,
  transition: (value) =>
    `${dimension(part(value, 'duration'))} cubic-bezier(${list(part(value, 'timingFunction')).map(plain).join(',')})`,
};

/** A token’s value as CSS: a colour, a length, or a whole shorthand for the composite kinds. */
export function cssValue(kind: string, value: TokenValue): string {
  const write = writers[kind];
  if (write === undefined) {
    throw new Error(`tokens.json has a token of type "${kind}". Teach cssValue.ts to write it.`);
  }
  return write(value);
}
