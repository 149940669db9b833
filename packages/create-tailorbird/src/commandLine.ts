import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { create } from './create.ts';
import type { Surroundings } from './terminal.ts';
import { upgrade } from './upgrade.ts';

const options = {
  name: { type: 'string' },
  markets: { type: 'string' },
  content: { type: 'string' },
  shop: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const help = `npm create tailorbird [folder] -- [options]     writes a shop into a folder that is new or empty
  --name "Kestrel & Co"      what it is called
  --markets uk,eu,us         where it sells
  --content own              own: files in the shop; or the address of a content service
  --shop https://…           a Tailorbird shop that knows the goods and has the bag and the checkout
  --yes                      asks nothing: what is not said is as usual

npm create tailorbird@latest upgrade [folder] -- [options]     brings a shop's packages up to date
  --dry-run                  shows what would change
  --yes                      writes it without asking`;

/** Runs a command line. An expected failure is a sentence: what is wrong, why, and what to do. */
export async function commandLine(
  args: readonly string[],
  { io, folder }: Surroundings,
): Promise<Result<void, string>> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help) {
    io.say(help);
    return ok(undefined);
  }
  const [first, ...more] = positionals;
  const [target, ...tooMany] = first === 'upgrade' ? more : positionals;
  if (tooMany.length > 0)
    return err(
      `One folder is taken, and “${tooMany[0]}” is another. A name of several words stands in quotes: --name "Kestrel & Co".`,
    );
  const surroundings = { io, folder };
  if (first === 'upgrade')
    return upgrade({ target, yes: values.yes, dryRun: values['dry-run'] }, surroundings);
  return create({ target, ...values }, surroundings);
}

function parse(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options, allowPositionals: true }));
  } catch (error) {
    // What Node says of an unknown or incomplete option is a sentence already.
    return err(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}
