import { type CsvProblem, describeProblem } from './csvProblem.ts';
import type { ImportReport } from './importCatalogue.ts';

const maxProblems = 50;
const maxPictures = 3;

/** What an import did, for the person who ran it. */
export function describeReport(file: string, report: ImportReport): string {
  const { created, updated, unpublished, variants, missingPictures } = report;
  const lines = [
    `Imported ${file}: ${count(created, 'new product')}, ${updated} brought up to date, ${count(variants, 'variant')} in all.`,
  ];
  if (unpublished > 0)
    lines.push(`${count(unpublished, 'product')} not published there, so not on sale here.`);
  if (missingPictures.length > 0) {
    lines.push(
      `${count(missingPictures.length, 'picture')} could not be fetched; what there was stays, and else the placeholder stands in:`,
    );
    lines.push(...listed(missingPictures, maxPictures));
  }
  return lines.join('\n');
}

/** Why a file was not imported, line by line. */
export function describeFailure(file: string, problems: readonly CsvProblem[]): string {
  const lines = listed(problems.map(describeProblem), maxProblems);
  return [
    `${file} was not imported, and the shop is as it was. ${count(problems.length, 'problem')}:`,
    ...lines,
  ].join('\n');
}

function listed(lines: readonly string[], most: number): string[] {
  const shown = lines.slice(0, most).map((line) => `  ${line}`);
  return lines.length > most ? [...shown, `  … and ${lines.length - most} more.`] : shown;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
