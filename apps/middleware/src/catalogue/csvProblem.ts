/** Something in the file that stands against importing it. Lines are counted from 1, the header's. */
export interface CsvProblem {
  readonly line: number;
  /** Name of the column, or empty when it concerns the line or the file. */
  readonly column: string;
  /** What is wrong, and what would be right. */
  readonly reason: string;
}

/** `Line 12, Variant Price: "12,x" is not a price. …` */
export function describeProblem({ line, column, reason }: CsvProblem): string {
  return `Line ${line}${column === '' ? '' : `, ${column}`}: ${reason}`;
}

/** A value as it is quoted in a reason: short, and on one line. */
export function quoted(value: string): string {
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return `"${line.length > 40 ? `${line.slice(0, 40).toWellFormed()}…` : line}"`;
}
