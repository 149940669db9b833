import { type Description, describeSchema } from '@tailorbird/blocks/describeSchema';
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { z } from 'zod';
import { type PlainField, plainField } from './content-panel/plainField.ts';

function controlOf(field: Description): Omit<StrictInputType, 'name'> {
  switch (field.kind) {
    case 'choice':
      return {
        control: { type: field.values.length > 4 ? 'select' : 'inline-radio' },
        options: field.blank === true ? [...field.values, ''] : field.values,
      };
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'number': {
      const { minimum: min, maximum: max, whole } = field;
      return {
        control: {
          type: 'number',
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
          step: whole ? 1 : 0.1,
        },
      };
    }
    case 'text': {
      const { maximum: maxLength } = field;
      return { control: { type: 'text', ...(maxLength !== undefined && { maxLength }) } };
    }
    default:
      return { control: { type: 'object' } };
  }
}

/** What a field’s line of the controls says of its limits, after what the schema says of it. */
function limitsOf(field: Description): string {
  if (!('minimum' in field || 'maximum' in field)) return '';
  const of = { text: ' characters', list: ' entries', number: '' }[field.kind];
  const { minimum, maximum } = field;
  if (minimum === undefined || (minimum === 0 && field.kind !== 'number')) return `At most ${maximum}${of}.`;
  return maximum === undefined ? `At least ${minimum}${of}.` : `${minimum} to ${maximum}${of}.`;
}

function argOf(name: string, field: Description): StrictInputType & { readonly field: PlainField } {
  const description = [field.description, limitsOf(field)].filter(Boolean).join(' ');
  return {
    name,
    ...controlOf(field),
    ...(description !== '' && { description }),
    field: plainField(field),
    type: { name: 'other', value: field.kind, required: field.required },
    table: {
      category: 'content',
      type: { summary: field.kind },
      ...(field.default !== undefined && { defaultValue: { summary: JSON.stringify(field.default) } }),
    },
  };
}

/**
 * Storybook's controls for a block's content, with its descriptions and limits, made from its zod schema: the schema
 * stays the only description of the content. A schema that is not an object has no controls.
 */
export function controlsFromSchema(schema: z.ZodType): StrictArgTypes {
  const description = describeSchema(schema);
  if (description.kind !== 'group') return {};
  return Object.fromEntries(
    Object.entries(description.fields)
      .filter(([name]) => name !== '_meta')
      .map(([name, field]) => [name, argOf(name, field)]),
  );
}
