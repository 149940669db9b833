import { z } from 'zod';
import { variable } from './variable.ts';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A name operators sign in by. */
export const operatorName = /^[a-z][a-z0-9-]{0,30}$/;

/** The line of the settings for an operator: the hash is written in letters that no shell or file of settings reads as its own. */
export function operatorSetting(name: string, passwordHash: string): string {
  return `${name}:${Buffer.from(passwordHash).toString('base64url')}`;
}

/** Who may use the back office, each with the hash of a password. */
export type Operators = ReadonlyMap<string, string>;

function readOperators(text: string): Operators | undefined {
  const pairs = text.split(',').map((one) => one.trim().split(':'));
  const read = pairs.map(([name = '', encoded = '', ...more]) => {
    const hash = Buffer.from(encoded, 'base64url').toString();
    const isOne = operatorName.test(name) && hash.startsWith('$argon2id$') && more.length === 0;
    return isOne ? ([name, hash] as const) : undefined;
  });
  const known = read.filter((one) => one !== undefined);
  return known.length === read.length ? new Map(known) : undefined;
}

/** What the shop is told of its back office. */
export const officeVariables = {
  TAILORBIRD_OFFICE_PORT: variable({
    about:
      'Port on which the back office is served, and nothing else: for whoever sends orders. It needs TAILORBIRD_OFFICE_OPERATORS. Unset, there is none.',
    expects: 'a whole number from 1 to 65535',
    example: '3010',
    read: z.coerce.number().int().min(1).max(65_535).optional(),
  }),
  TAILORBIRD_OFFICE_HOST: variable({
    about:
      'Address the back office listens on; another than this machine alone is for a proxy or a network of your own.',
    expects: 'an address or a name of this machine',
    example: '0.0.0.0',
    read: z
      .string()
      .regex(/^[\w.:-]{1,255}$/)
      .default('127.0.0.1'),
  }),
  TAILORBIRD_OFFICE_URL: variable({
    about:
      'Where operators reach the back office, when it is not on this machine: passwords and names of shoppers travel there.',
    expects: 'an https address, or an http one of this machine',
    example: 'https://office.shop.example',
    read: z
      .url({ protocol: /^https?$/ })
      .refine((text) => text.startsWith('https:') || loopback.test(URL.parse(text)?.hostname ?? ''))
      .transform((text) => new URL(text).origin)
      .optional(),
  }),
  TAILORBIRD_OFFICE_OPERATORS: variable({
    about:
      'Who may use the back office, each by a line of `npm run office -- NAME`, which makes a password too.',
    expects: 'what that command prints, with commas between several',
    example: 'maud:JGFyZ29uMmlkJC4uLg',
    read: z
      .string()
      .default('')
      .transform((text, context): Operators => {
        const operators: Operators | undefined = text.trim() === '' ? new Map() : readOperators(text);
        if (operators) return operators;
        context.addIssue({ code: 'custom', message: 'no operators' });
        return z.NEVER;
      }),
  }),
} as const;

/** What is wrong with settings that are each right: a back office that nobody, or anybody, could use. */
export function officeProblem(settings: {
  readonly TAILORBIRD_OFFICE_PORT?: number | undefined;
  readonly TAILORBIRD_OFFICE_OPERATORS: Operators;
}): string | undefined {
  const { TAILORBIRD_OFFICE_PORT: port, TAILORBIRD_OFFICE_OPERATORS: operators } = settings;
  if (port === undefined || operators.size > 0) return undefined;
  return (
    `TAILORBIRD_OFFICE_PORT is ${port}, and there is nobody who may sign in there. ` +
    'Make an operator by `npm run office -- NAME`, and set TAILORBIRD_OFFICE_OPERATORS to what it prints; or unset the port.'
  );
}
