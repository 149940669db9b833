import { z } from 'zod';

/** One variable: what it is for, what fits, an example, and how it is read. */
interface Variable<Read extends z.ZodType> {
  readonly about: string;
  readonly expects: string;
  readonly example: string;
  readonly read: Read;
}

/** A row of the table, with the type of what it reads. */
export function variable<Read extends z.ZodType>(row: Variable<Read>): Variable<Read> {
  return row;
}

/** An address of these protocols, without a slash at its end. */
export const url = (protocol: RegExp) =>
  z.url({ protocol }).transform((text) => text.replace(/(?<!\/)\/+$/, ''));
/** `on` or `off`. */
export const onOff = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback);
