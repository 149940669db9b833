import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { brokenRules, type Demonstration, demonstrations, ruleText } from './environment/liveRules.ts';
import { misspelt } from './environment/misspelt.ts';
import { officeProblem } from './environment/officeVariables.ts';
import { variables } from './environment/variables.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const schema = z.object(
  // `fromEntries` forgets which name has which value; the rows say it.
  Object.fromEntries(Object.entries(variables).map(([name, { read }]) => [name, read])) as {
    [N in keyof typeof variables]: (typeof variables)[N]['read'];
  },
);

/** The environment, read once and complete. */
export type Env = z.output<typeof schema> & {
  readonly PUBLIC_URL: string;
  readonly TAILORBIRD_SEED_STYLES: number;
  /** Whether the shop is for customers, and so may have nothing for show that it does not name. */
  readonly isLive: boolean;
  /** What the shop has for show: everything in a demonstration, in a live shop what it names. */
  readonly demonstrates: ReadonlySet<Demonstration>;
  /** Whether a visitor's country is guessed by language: in a demonstration that is not told of another way. */
  readonly guessesCountries: boolean;
};

type Source = Readonly<Record<string, string | undefined>>;

const demonstrationStyles = 400;
const loopback = '127.0.0.1';
/** Nobody's: a demonstration offers a German site without having one. */
const demonstrationGermanSite = 'https://de.tailorbird.example';

/**
 * Reads the environment of a shop that is to serve. The error names each variable that is unknown or wrong, what it
 * holds, what fits and what to do, or all that a live shop would have for show unasked: start nothing with it.
 */
export function readEnv(source: Source = process.env): Result<Env, string> {
  const read = readSettings(source);
  if (!read.ok || !read.value.isLive) return read;
  const broken = brokenRules(read.value, read.value.demonstrates);
  if (broken.length === 0) return read;
  const lines = broken.map(({ name, rule }) => `- ${ruleText(name, rule)}`);
  return err([`${whyLive(read.value)} A live shop shows nothing for what it is not:`, ...lines].join('\n'));
}

/** Reads the environment as `readEnv` does, for what serves nobody: what a live shop must not show is not looked for. */
export function readSettings(source: Source = process.env): Result<Env, string> {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const problems = misspelt(Object.keys(given), Object.keys(variables));
  const parsed = schema.safeParse(given);
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const about = Object.entries(variables).find(([known]) => known === name)?.[1];
    problems.push(
      `${name} is ${JSON.stringify(given[name])}, which is not ${about?.expects}. Set it to one, as in ${name}=${about?.example}, or unset it.`,
    );
  }
  const office = parsed.data && officeProblem(parsed.data);
  if (office !== undefined) problems.push(office);
  if (!parsed.success || problems.length > 0) return err(problems.join('\n'));
  return ok(complete(parsed.data));
}

function complete(env: z.output<typeof schema>): Env {
  const isLive = (env.TAILORBIRD_MODE ?? (isMeantForCustomers(env) ? 'live' : 'demonstration')) === 'live';
  const demonstrates = new Set(isLive ? env.TAILORBIRD_DEMONSTRATE : demonstrations);
  return {
    ...env,
    HOST: env.HOST ?? (isLive ? undefined : loopback),
    DATA_DIRECTORY: resolve(repository, env.DATA_DIRECTORY),
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    TAILORBIRD_SEED_STYLES:
      env.TAILORBIRD_SEED_STYLES ?? (demonstrates.has('goods') ? demonstrationStyles : 0),
    TAILORBIRD_GERMAN_SITE: env.TAILORBIRD_GERMAN_SITE ?? (isLive ? undefined : demonstrationGermanSite),
    isLive,
    demonstrates,
    guessesCountries:
      !isLive && env.TAILORBIRD_COUNTRY_HEADER === undefined && env.TAILORBIRD_COUNTRY_DATABASE === undefined,
  };
}

type ModeSettings = Pick<z.output<typeof schema>, 'PUBLIC_URL' | 'DATABASE_URL' | 'TAILORBIRD_MODE'>;

function isMeantForCustomers({ PUBLIC_URL, DATABASE_URL }: ModeSettings): boolean {
  return PUBLIC_URL?.startsWith('https:') === true || DATABASE_URL !== undefined;
}

/** Why a live shop is one, and what to do when it is not meant to be. */
export function whyLive({ TAILORBIRD_MODE, PUBLIC_URL }: ModeSettings): string {
  if (TAILORBIRD_MODE) return 'The shop is live, as TAILORBIRD_MODE says.';
  const sign = PUBLIC_URL?.startsWith('https:') ? 'PUBLIC_URL is https' : 'DATABASE_URL is set';
  return `The shop is live, because ${sign} (for show only: TAILORBIRD_MODE=demonstration).`;
}
