import type { Market } from '../market.ts';
import type { Measure } from './sizeTables.ts';

export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Centimetres in an inch. */
export const inch = 2.54;

/** What shoppers of a market measure in, unless they say otherwise. */
export function unitOf(market: Market): LengthUnit {
  return market === 'us' ? 'in' : 'cm';
}

/**
 * A measure as a table shows it: `86–91`, and in inches `34–36` or `31½`.
 * @returns Without its unit; inches to the nearest half.
 */
export function measureText(measure: Measure, unit: LengthUnit): string {
  const [least, most] = typeof measure === 'number' ? [measure, measure] : measure;
  const texts = [least, most].map((cm) => (unit === 'cm' ? String(cm) : inchText(cm)));
  return [...new Set(texts)].join('–');
}

function inchText(cm: number): string {
  const halves = Math.round((cm / inch) * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}

/**
 * What a shopper typed, `34`, `34.5` or `34½`, in centimetres.
 * @returns Undefined for what is no length, 0 and less included.
 */
export function centimetresOf(typed: string, unit: LengthUnit): number | undefined {
  const number = Number(typed.replace('½', '.5').replace(',', '.'));
  if (!Number.isFinite(number) || number <= 0) return undefined;
  return unit === 'cm' ? number : number * inch;
}
