import { err, ok, type Result } from '@tailorbird/commerce/result';
import { readShopConfig, type ShopConfig } from '@tailorbird/commerce/shopConfig';
import type { Io } from './terminal.ts';

/** What may be said on the command line. */
export interface Flags {
  readonly name?: string | undefined;
  readonly markets?: string | undefined;
  readonly content?: string | undefined;
  readonly shop?: string | undefined;
  readonly yes?: boolean;
}

type Field = Exclude<keyof Flags, 'yes'>;

/** Each answer: how it is asked for, and what it is unless something is said. */
const questions: Readonly<Record<Field, { readonly ask: string; readonly usual: string }>> = {
  name: { ask: 'What is the shop called?', usual: '' },
  markets: { ask: 'Where does it sell? Some of uk, eu, us', usual: 'uk,eu,us' },
  content: {
    ask: 'Where is its content? own: files in the shop; or the address of a content service',
    usual: 'own',
  },
  shop: {
    ask: 'The address of a Tailorbird shop that has the goods, the bag and the checkout, or none',
    usual: 'none',
  },
};
// The keys of an object literal of ours.
const fields = Object.keys(questions) as Field[];

/** A line as the configuration has it. */
function valueOf(field: Field, line: string): unknown {
  const said = line.trim();
  if (field === 'markets') return said.split(',').map((market) => market.trim().toLowerCase());
  return field === 'shop' && said === 'none' ? undefined : said;
}

const configOf = (lines: Readonly<Record<Field, string>>) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field, lines[field])]));

/**
 * The configuration of a new shop, of what was said on the command line, and of what is asked where somebody is there.
 * @returns What is wrong with what was said, a sentence a field.
 */
export async function readAnswers(
  flags: Flags,
  { io, usualName }: { readonly io: Io; readonly usualName: string },
): Promise<Result<ShopConfig, string>> {
  const usual = (field: Field) => (field === 'name' ? usualName : questions[field].usual);
  const lines: Record<Field, string> = {
    name: flags.name ?? usual('name'),
    markets: flags.markets ?? usual('markets'),
    content: flags.content ?? usual('content'),
    shop: flags.shop ?? usual('shop'),
  };
  const said = readShopConfig(configOf(lines));
  if (!said.ok) return err(`${said.error.join('\n')}\nNothing was written.`);
  const open = flags.yes ? [] : fields.filter((field) => flags[field] === undefined);
  if (open.length === 0) return said;
  const { ask, say } = io;
  if (ask === undefined)
    return err(
      `There is nobody to ask for ${open.join(', ')}. Say ${open.map((field) => `--${field}`).join(', ')}, or --yes for what is usual. Nothing was written.`,
    );
  let config = said.value;
  for (const field of open) config = await askFor(field);
  return ok(config);

  async function askFor(field: Field): Promise<ShopConfig> {
    const line = (await ask?.(`${questions[field].ask} (${usual(field)}): `)) ?? '';
    if (line.trim() !== '') lines[field] = line;
    const read = readShopConfig(configOf(lines));
    if (read.ok) return read.value;
    say(read.error.join('\n'));
    lines[field] = usual(field);
    return askFor(field);
  }
}
