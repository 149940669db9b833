import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What a `.env` says, and what is wrong with it. */
type EnvFile = {
  readonly values: Readonly<Record<string, string>>;
  /** Lines that say nothing: the shop would go without what was meant. */
  readonly broken: readonly string[];
  /** Names that neither the shop nor its commands read. */
  readonly unknown: readonly string[];
};

/** Read by the commands beside the shop's own variables. */
const ofCommands = ['CHROMIUM_PATH', 'TEST_DATABASE_URL'];

/** Reads the text of a `.env` as Node does, which leaves out what it cannot read; `known` are the shop's variables. */
export function readEnvFile(text: string, known: readonly string[]): EnvFile {
  // Node's types allow a value to be missing, as in `process.env`; a parsed one never is.
  const values = parseEnv(text) as Record<string, string>;
  const names = Object.keys(values);
  return {
    values,
    broken: brokenLines(text, names),
    unknown: names.filter((name) => !known.includes(name) && !ofCommands.includes(name)),
  };
}

/**
 * Puts what a file says into `env`, where that does not say otherwise already. `told` is for the person at the terminal;
 * a file that is not whole has lines that nobody can read, and nothing of it is taken.
 */
export function takeEnvFile(
  file: string,
  known: readonly string[],
  env: Record<string, string | undefined>,
): { readonly isWhole: boolean; readonly told: readonly string[] } {
  if (!existsSync(file)) return { isWhole: true, told: [] };
  const { values, broken, unknown } = readEnvFile(readFileSync(file, 'utf8'), known);
  if (broken.length > 0) {
    const told = [`\n${file} has lines that give no variable a value:`, ...broken];
    return { isWhole: false, told: [...told, 'Write NAME=value there, or # before a remark.\n'] };
  }
  for (const [name, value] of Object.entries(values)) env[name] ??= value;
  return {
    isWhole: true,
    told: unknown.map((name) => `${file}: ${name} is not a variable of the shop, so nothing reads it.`),
  };
}

/** `line 3: NAME VALUE` for each line outside a value that is no comment and gives no name a value. */
function brokenLines(text: string, names: readonly string[]): string[] {
  let quote: string | undefined;
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (quote !== undefined) {
      if (line.includes(quote)) quote = undefined;
      return [];
    }
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, name, mark = '', rest = ''] =
      /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(["'`])?(.*)$/.exec(line) ?? [];
    if (mark !== '' && !rest.includes(mark)) quote = mark;
    return name !== undefined && names.includes(name) ? [] : [`line ${index + 1}: ${line.trim()}`];
  });
}
