import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { z } from 'zod';

/** What is wrong with a content file, and where: lines and columns begin at 1. */
export interface Fault {
  readonly line?: number;
  readonly column?: number;
  readonly reason: string;
  readonly fix: string;
}

/** What is wrong with the text of a content file that could not be read. */
export function brokenAt(text: string, cause: unknown): Fault {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true });
  const [fault] = faults;
  if (fault === undefined)
    return {
      reason: cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause),
      fix: 'Write what is missing; every item has a _meta with its schema.',
    };
  const before = text.slice(0, fault.offset).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const reason = wordsOf(printParseErrorCode(fault.error));
  return { line, column, reason, fix: `Mend line ${line} at or before column ${column}.` };
}

/** `ColonExpected` as “colon expected”. */
function wordsOf(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();
}
