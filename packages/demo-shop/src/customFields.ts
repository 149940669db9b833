import type { CustomFieldName } from '@tailorbird/commerce/model/product';
import type { Cloth } from './copy/cloths.ts';
import type { LineFields, StyleLine } from './lines/styleLine.ts';
import type { Random } from './random.ts';

type CustomFields = Partial<Record<CustomFieldName, string>>;

/** The size that is measured. */
const samples = { womens: 'size 10', mens: 'size M' } as const;

/** Petite pieces are this much shorter, in centimetres. */
const petiteDifference = 5;

/** The specification's custom fields (commerce §3 Product) as far as they make sense for the line. */
export function customFieldsFor(
  line: StyleLine,
  cloth: Cloth,
  lengths: readonly (string | null)[],
  random: Random,
): CustomFields {
  const base: CustomFields = { fabric_composition: cloth.composition, washcare: cloth.washcare };
  if (line.fields === undefined || line.department === 'other-stuff') return base;
  const worn = { ...base, ...fitFields(line.fields, samples[line.department], random) };
  return lengths.includes('Petite') ? { ...worn, ...petiteFields(line.fields) } : worn;
}

function fitFields(fields: LineFields, sample: string, random: Random): CustomFields {
  const neck = fields.neck ? random.pick(fields.neck) : undefined;
  const sleeve = fields.sleeve ? random.pick(fields.sleeve) : undefined;
  return {
    standard_measurements_displayed: measured(fields, sample, random),
    ...(neck === undefined ? {} : { neck_collar_shape: neck }),
    ...(sleeve === undefined ? {} : { sleeve_length: sleeve }),
    product_fit: random.pick(fields.fit),
    styling_length: random.pick(fields.length),
  };
}

function measured(fields: LineFields, sample: string, random: Random): string {
  const parts = fields.measures.map(
    ([name, low, high]) => `${name.toLowerCase()} ${random.int(low, high)} cm`,
  );
  return `At ${sample}: ${parts.join(', ')}.`;
}

function petiteFields(fields: LineFields): CustomFields {
  const [first] = fields.measures;
  if (first === undefined) return {};
  const [name, lowest] = first;
  return {
    petite_measurements_displayed: `At size 10 Petite: ${name.toLowerCase()} ${lowest - petiteDifference} cm.`,
  };
}
