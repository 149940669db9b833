import type { ReportData } from './reportData.ts';

/** Rows of a summary, and pictures named in one. The page of the report has them all. */
const most = { rows: 30, names: 3 };

/** The report in Markdown, for a pull request: a row for each cause, the largest first. */
export function reportSummary({ title, entries, groups, command }: ReportData): string {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const rows = groups.slice(0, most.rows).map((group) => {
    const examples = group.names.slice(0, most.names).map((name) => `\`${name}\``);
    const rest = group.names.length - examples.length;
    const sources = new Set(group.names.flatMap((name) => byName.get(name)?.source ?? []));
    const [source] = sources;
    const stands =
      source === undefined ? '' : `\`${source}\`${sources.size > 1 ? ` and ${sources.size - 1} more` : ''}`;
    const pictures = examples.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
    return `| ${inCell(group.title)} | ${group.names.length} | ${pictures} | ${stands} |`;
  });
  const left = groups.length - rows.length;
  return [
    `### ${title}: ${entries.length}`,
    '',
    '| why | pictures | such as | source |',
    '| --- | ---: | --- | --- |',
    ...rows,
    '',
    ...(left > 0 ? [`${left} more rows are in the report.`, ''] : []),
    ...(command === undefined ? [] : [`To look at them and accept them: \`${command}--review\``, '']),
  ].join('\n');
}

/** Words of a style, as code that ends neither its cell nor itself. */
const inCell = (text: string): string =>
  `\`${(text.length > 160 ? `${text.slice(0, 160)}…` : text).replaceAll('`', "'").replaceAll('|', '\\|').replaceAll('\n', ' ')}\``;
