import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { z } from 'zod';

type Property = { type?: string; enum?: unknown[]; format?: string; description?: string; default?: unknown };

function controlOf({ type, enum: options, format }: Property): Omit<StrictInputType, 'name'> {
  if (options) return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
  if (format === 'date-time' || format === 'date') return { control: { type: 'date' } };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number' || type === 'integer') return { control: { type: 'number' } };
  if (type === 'string') return { control: { type: 'text' } };
  return { control: { type: 'object' } };
}

/**
 * Storybook's controls for a block's content, made from its zod schema: the schema stays the only description of the
 * content. A schema that is not an object has no controls.
 */
export function controlsFromSchema(schema: z.ZodType): StrictArgTypes {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      // A JSON Schema property may also be `true` (anything), which has no fields to read.
      const described = (typeof property === 'object' ? property : {}) as Property;
      return [
        name,
        {
          name,
          ...controlOf(described),
          ...(described.description !== undefined && { description: described.description }),
          type: { name: 'other', value: described.type ?? 'any', required: required.includes(name) },
          table: {
            category: 'content',
            ...(described.default !== undefined && {
              defaultValue: { summary: JSON.stringify(described.default) },
            }),
          },
        },
      ];
    }),
  );
}
