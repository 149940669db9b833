import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { misspelt } from './environment/misspelt.ts';
import { variables } from './environment/variables.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const schema = z.object(
  // `fromEntries` forgets which name has which value; the rows say it.
  Object.fromEntries(Object.entries(variables).map(([name, { read }]) => [name, read])) as {
    [N in keyof typeof variables]: (typeof variables)[N]['read'];
  },
);

/** The environment, read once and complete. */
export type Env = z.output<typeof schema> & { readonly PUBLIC_URL: string };

/**
 * Reads the environment. The error names each variable that is unknown or wrong, what it holds, what fits and what to
 * do: start nothing with it.
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Result<Env, string> {
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
  if (!parsed.success || problems.length > 0) return err(problems.join('\n'));
  const env = parsed.data;
  return ok({
    ...env,
    DATA_DIRECTORY: resolve(repository, env.DATA_DIRECTORY),
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  });
}
