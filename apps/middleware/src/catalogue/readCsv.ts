import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { type CsvProblem, quoted } from './csvProblem.ts';

/** One line of the file below its header, its values by column name. */
export interface CsvRow {
  readonly line: number;
  /** The value of a column, trimmed; empty when the file has no such column. */
  readonly get: (column: string) => string;
}

/** More characters than this in one field are taken for a mistake, such as a quote never closed. */
export const maxFieldLength = 100_000;
const maxRecordLength = 1_000_000;

const parsedRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) });

/** Carries a problem out of the stream; never leaves this file. */
class BrokenFile extends Error {
  readonly problem: CsvProblem;
  constructor(problem: CsvProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/**
 * Reads a CSV file that must be UTF-8 and have the columns named. Every row that does not fit its header is
 * a problem; a file that cannot be read at all is one too.
 */
export async function readCsv(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  required: readonly string[],
): Promise<Result<CsvRow[], CsvProblem[]>> {
  const reader = new RowReader(required);
  try {
    await pipeline(
      Readable.from(utf8Pieces(bytes)),
      parse({
        bom: true,
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        max_record_size: maxRecordLength,
      }),
      async (records) => {
        for await (const parsed of records) reader.read(parsedRecord.parse(parsed));
      },
    );
  } catch (cause) {
    return err([...reader.problems, problemOf(cause)]);
  }
  return reader.finish();
}

/** Turns records into rows under the header, collecting what does not fit. */
class RowReader {
  readonly problems: CsvProblem[] = [];
  readonly #required: readonly string[];
  readonly #rows: CsvRow[] = [];
  #columns: ReadonlyMap<string, number> | undefined;
  #width = 0;

  constructor(required: readonly string[]) {
    this.#required = required;
  }

  read({ record, info }: z.infer<typeof parsedRecord>): void {
    const line = info.lines - record.reduce((breaks, value) => breaks + value.split('\n').length - 1, 0);
    if (this.#columns) this.#readRow(record, line, this.#columns);
    else this.#readHeader(record.map((name) => name.trim()));
  }

  #readHeader(names: readonly string[]): void {
    this.#columns = new Map(names.map((name, index) => [name, index]));
    this.#width = names.length;
    for (const name of this.#required.filter((one) => !names.includes(one))) {
      throw new BrokenFile({
        line: 1,
        column: name,
        reason: 'The column is missing. The first line of a Shopify product CSV names its columns.',
      });
    }
    const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
    if (twice !== undefined) {
      throw new BrokenFile({
        line: 1,
        column: twice,
        reason: 'The column is there twice. Remove one of them.',
      });
    }
  }

  #readRow(record: readonly string[], line: number, columns: ReadonlyMap<string, number>): void {
    if (record.length !== this.#width) {
      const reason = `There are ${record.length} values for ${this.#width} columns. Is a comma or a quote missing or too many?`;
      this.problems.push({ line, column: '', reason });
      return;
    }
    for (const [column, index] of columns) {
      const reason = refusal(record[index] ?? '');
      if (reason) this.problems.push({ line, column, reason });
    }
    this.#rows.push({ line, get: (column) => record[columns.get(column) ?? -1]?.trim() ?? '' });
  }

  finish(): Result<CsvRow[], CsvProblem[]> {
    if (!this.#columns) return err([{ line: 1, column: '', reason: 'The file is empty.' }]);
    if (this.problems.length > 0) return err(this.problems);
    if (this.#rows.length === 0)
      return err([{ line: 2, column: '', reason: 'There is a header and no product below it.' }]);
    return ok(this.#rows);
  }
}

function refusal(value: string): string | undefined {
  if (value.length > maxFieldLength) {
    return `The value has ${value.length} characters, and ${maxFieldLength} is the most. It begins ${quoted(value)}.`;
  }
  if (value.includes('\u0000'))
    return `${quoted(value)} holds a NUL character, which no text has. Export the file again.`;
  return undefined;
}

/** The bytes in whole lines, each checked to be UTF-8: a line break is never a part of a longer character. */
async function* utf8Pieces(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  let line = 1;
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    const joined = Buffer.concat([rest, chunk]);
    const end = joined.lastIndexOf(0x0a) + 1;
    rest = joined.subarray(end);
    if (rest.length > maxRecordLength * 4) {
      throw new BrokenFile({
        line,
        column: '',
        reason: `A line is longer than ${maxRecordLength} characters.`,
      });
    }
    if (end > 0) {
      line = checkedLines(joined.subarray(0, end), line);
      yield withPlainBreaks(joined.subarray(0, end));
    }
  }
  checkedLines(rest, line);
  yield rest;
}

/** csv-parse counts a CR LF within quotes as two lines; latin1 leaves every other byte as it is. */
function withPlainBreaks(piece: Buffer): Buffer {
  return Buffer.from(piece.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

/** The number of the line after a piece of whole lines that are all UTF-8. */
function checkedLines(piece: Uint8Array, firstLine: number): number {
  let line = firstLine;
  for (let start = 0; start < piece.length; line += 1) {
    const newline = piece.indexOf(0x0a, start);
    const end = newline === -1 ? piece.length : newline + 1;
    if (!isUtf8(piece.subarray(start, end))) {
      const reason = 'The line is not UTF-8. Save the file as "CSV UTF-8", then import it again.';
      throw new BrokenFile({ line, column: '', reason });
    }
    start = end;
  }
  return line;
}

function problemOf(cause: unknown): CsvProblem {
  if (cause instanceof BrokenFile) return cause.problem;
  if (!(cause instanceof CsvError)) throw cause;
  const at: unknown = cause['lines'];
  const line = typeof at === 'number' ? at : 1;
  if (cause.code === 'CSV_MAX_RECORD_SIZE') {
    const reason = `A row is longer than ${maxRecordLength} characters. Is a quote in it never closed?`;
    return { line, column: '', reason };
  }
  return { line, column: '', reason: `The file is not well-formed CSV here: ${cause.message}.` };
}
