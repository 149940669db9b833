import type { CustomFieldName } from '@tailorbird/commerce/model/product';
import type { Cloth } from './copy/cloths.ts';
import type { LineFields, StyleLine } from './lines/styleLine.ts';
import type { Random } from './random.ts';

type CustomFields = Partial<Record<CustomFieldName, string>>;

const models = {
  womens: {
    heights: ['5\'7"', '5\'8"', '5\'9"', '5\'10"'],
    sizes: ['8', '10', '12', '16'],
    sample: 'size 10',
  },
  mens: { heights: ['5\'11"', '6\'0"', '6\'1"', '6\'2"'], sizes: ['M', 'L'], sample: 'size M' },
};

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
  const worn = { ...base, ...fitFields(line.fields, models[line.department], random) };
  return lengths.includes('Petite') ? { ...worn, ...petiteFields(line.fields) } : worn;
}

function fitFields(fields: LineFields, model: (typeof models)['womens'], random: Random): CustomFields {
  const neck = fields.neck ? random.pick(fields.neck) : undefined;
  const sleeve = fields.sleeve ? random.pick(fields.sleeve) : undefined;
  return {
    model_wears_displayed: `Our model is ${random.pick(model.heights)} and wears a size ${random.pick(model.sizes)}.`,
    standard_measurements_displayed: measured(fields, model.sample, random),
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
    petite_model_displayed: `Our petite model is 5'2" and wears a size 8 Petite.`,
    petite_measurements_displayed: `At size 10 Petite: ${name.toLowerCase()} ${lowest - petiteDifference} cm.`,
  };
}
