/** Something that was done: from when to when, in milliseconds of one clock, and what asked for it. */
export interface Done {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Whether it is a statement of the database, which is drawn as a mark in the row of what asked it. */
  readonly isStatement: boolean;
}

/** A row of the picture: something that was done, how deep below what was pressed, and the statements it asked itself. */
export interface Row {
  readonly done: Done;
  readonly depth: number;
  readonly statements: readonly Done[];
}

/** What was done as rows, each below what asked for it, in the order of time. */
export function rowsOf(all: readonly Done[]): readonly Row[] {
  const byTime = all.toSorted((one, other) => one.startMs - other.startMs);
  const known = new Set(all.map(({ id }) => id));
  const below = (id: string | undefined) =>
    byTime.filter(
      ({ parentId }) => (parentId !== undefined && known.has(parentId) ? parentId : undefined) === id,
    );
  const rowsBelow = (id: string | undefined, depth: number): Row[] =>
    below(id)
      .filter(({ isStatement }) => !isStatement)
      .flatMap((done) => [
        { done, depth, statements: below(done.id).filter(({ isStatement }) => isStatement) },
        ...rowsBelow(done.id, depth + 1),
      ]);
  return rowsBelow(undefined, 0);
}

const [width, labels, right, top, rowHeight] = [1200, 330, 24, 64, 22];
const colours = { ink: '#1C2B2A', paper: '#FBF8F2', bar: '#BCD3D1', statement: '#A4492B', rule: '#E3DCCF' };

/** A waterfall as SVG: a bar a row, statements as dark marks in it, and what it all took. */
export function drawWaterfall(rows: readonly Row[], title: string): string {
  const first = Math.min(...rows.map(({ done }) => done.startMs));
  const last = Math.max(...rows.map(({ done }) => done.endMs));
  const scale = (width - labels - right) / (last - first);
  const x = (ms: number) => round(labels + (ms - first) * scale);
  const length = (ms: number) => Math.max(1, round(ms * scale));
  const height = top + rows.length * rowHeight + 16;
  const step = niceStep(last - first);
  const ticks = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => at * step);
  const marks = ticks.map(
    (ms) =>
      `<path d="M${x(first + ms)} ${top - 12}V${height - 12}" stroke="${colours.rule}"/>` +
      `<text x="${x(first + ms)}" y="${top - 18}" text-anchor="middle">${ms} ms</text>`,
  );
  const drawn = rows.map(({ done, depth, statements }, at) => {
    const y = top + at * rowHeight;
    const asked = statements.map(
      ({ startMs, endMs }) =>
        `<rect x="${x(startMs)}" y="${y + 7}" width="${length(endMs - startMs)}" height="8" fill="${colours.statement}"/>`,
    );
    const counted = statements.length > 0 ? `, ${statements.length} SQL` : '';
    return (
      `<text x="${12 + depth * 14}" y="${y + 15}">${escape(done.name)}` +
      `<tspan dx="5" fill-opacity=".65">${round(done.endMs - done.startMs)} ms${counted}</tspan></text>` +
      `<rect x="${x(done.startMs)}" y="${y + 3}" width="${length(done.endMs - done.startMs)}" height="16" fill="${colours.bar}"/>${asked.join('')}`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Figtree, Segoe UI, sans-serif" font-size="12" fill="${colours.ink}" role="img" aria-label="${escape(title)}">
  <rect width="${width}" height="${height}" fill="${colours.paper}"/>
  <text x="12" y="22" font-size="15" font-weight="600">${escape(title)}</text>
  ${[...marks, ...drawn].join('\n  ')}
</svg>
`;
}

/** Ten marks of the time at most, at round numbers. */
function niceStep(ms: number): number {
  const power = 10 ** Math.floor(Math.log10(ms / 10));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => ms / step <= 10) ?? ms;
}

const round = (number: number) => Math.round(number * 10) / 10;
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
