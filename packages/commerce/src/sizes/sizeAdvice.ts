import type { Measure, SizeTable } from './sizeTables.ts';

/** What somebody measures, in centimetres, by the heading of the table; what they left out is not there. */
export interface Body {
  readonly height?: number;
  readonly [measure: string]: number | undefined;
}

/** Which size suits somebody, and which length where the style has lengths. */
export interface SizeAdvice {
  /** Null for somebody larger or smaller than any of the table. */
  readonly size: string | null;
  readonly length: string | null;
  /** Measures for which a smaller size would do: there it will sit loosely. */
  readonly loose: readonly string[];
}

/** Cloth gives: a body may be this much larger than its size says, in centimetres. */
const ease = 2;
/** Smaller by more than this than the smallest size, and nothing fits, in centimetres. */
const slack = 8;
/** Heights in centimetres up to which a cut is meant for. */
const petiteUpTo = 160;
const shortUpTo = { womens: 163, mens: 173 };
const regularUpTo = { womens: 173, mens: 183 };

/**
 * The smallest size that is large enough everywhere. The tables are those of the size guide, so that advice and guide
 * never disagree.
 */
export function sizeAdvice(table: SizeTable, lengths: readonly string[], body: Body): SizeAdvice {
  const wanted = table.measures.flatMap((measure, column) => {
    const cm = body[measure];
    return cm === undefined ? [] : [{ measure, at: rowFor(table, column, cm) }];
  });
  const size = Math.max(...wanted.map(({ at }) => at));
  const row = wanted.every(({ at }) => at >= 0) ? table.rows[size] : undefined;
  return {
    size: row?.sizes[0] ?? null,
    length: lengthFor(table, lengths, body.height),
    loose: row ? wanted.filter(({ at }) => size - at >= 2).map(({ measure }) => measure) : [],
  };
}

/** Place of the smallest row that is large enough; -1 for a measure above the table, or far below it. */
function rowFor({ rows }: SizeTable, column: number, cm: number): number {
  const least = minOf(rows[0]?.cm[column] ?? 0);
  if (cm < least - slack) return -1;
  return rows.findIndex((row) => cm <= maxOf(row.cm[column] ?? 0) + ease);
}

const minOf = (measure: Measure) => (typeof measure === 'number' ? measure : measure[0]);
const maxOf = (measure: Measure) => (typeof measure === 'number' ? measure : measure[1]);

function lengthFor({ id }: SizeTable, lengths: readonly string[], height: number | undefined): string | null {
  if (height === undefined) return null;
  const wearer = id === 'womens' ? 'womens' : 'mens';
  const wanted =
    height <= petiteUpTo && lengths.includes('Petite')
      ? 'Petite'
      : height <= shortUpTo[wearer] && lengths.includes('Short')
        ? 'Short'
        : height <= regularUpTo[wearer]
          ? 'Regular'
          : 'Long';
  return lengths.includes(wanted) ? wanted : (lengths.find((length) => length === 'Regular') ?? null);
}
