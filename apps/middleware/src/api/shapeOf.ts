import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema | boolean;

/** What an operation takes, as a sentence can show it: `[{ cartId, include?, data: { line_items: [{ product_id, … }] } }]`. */
export function shapeOf(args: z.ZodTuple): string {
  return shape(z.toJSONSchema(args, { io: 'input', unrepresentable: 'any', reused: 'inline' })) ?? '[]';
}

/** Undefined for what has no parts. */
function shape(schema: Schema): string | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { properties, prefixItems, items, required = [], anyOf = [] } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(([name, part]) => {
      const inner = shape(part);
      const key = `${/^\w+$/.test(name) ? name : `"${name}"`}${required.includes(name) ? '' : '?'}`;
      return inner === undefined ? key : `${key}: ${inner}`;
    });
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (prefixItems)
    return `[${prefixItems.map((item, nth) => shape(item) ?? `argument ${nth + 1}`).join(', ')}]`;
  if (items !== undefined && !Array.isArray(items)) {
    const inner = shape(items);
    return inner === undefined ? undefined : `[${inner}]`;
  }
  const several = anyOf.flatMap((one) => shape(one) ?? []);
  return several.length === 0 ? undefined : several.join(' or ');
}
