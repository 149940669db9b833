import { core, type z } from 'zod';

/** What zod knows of a schema beyond reading values with it. `zod.test.ts` holds it against the installed version. */

/** How a schema was made: its kind, and the schemas it is made of. */
export function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  // Every schema of zod's is one of this closed union; the base type does not say so.
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Whether a field of this schema may be left out of what is read. */
export function isOptionalInput(schema: z.core.$ZodType): boolean {
  return schema._zod.optin !== undefined;
}

/** The texts that a schema accepts, where that is one pattern. */
export function patternOf(schema: z.core.$ZodType): RegExp | undefined {
  return schema._zod.pattern;
}

/**
 * The same schema without its checks of how long texts and lists are, and without those of groups and lists as a whole. One that says
 * in `.meta({ hard: true })` that its limits hold keeps the upper one.
 */
export function withoutLimits(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema);
  const hard = core.globalRegistry.get(schema)?.hard === true;
  const checks = (def.checks ?? []).filter(({ _zod }) => {
    const isLength = /length/.test(_zod.def.check);
    return hard && isLength ? _zod.def.check === 'max_length' : def.type === 'string' && !isLength;
  });
  const like = (changes: object): z.core.$ZodType => core.clone(schema, { ...schema._zod.def, ...changes });
  switch (def.type) {
    case 'string':
      return like({ checks });
    case 'object':
      return like({
        checks,
        shape: Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, withoutLimits(field)]),
        ),
      });
    case 'array':
      return like({ checks, element: withoutLimits(def.element) });
    case 'tuple':
      return like({ items: def.items.map(withoutLimits) });
    case 'union':
      return like({ options: def.options.map(withoutLimits) });
    case 'intersection':
      return like({ left: withoutLimits(def.left), right: withoutLimits(def.right) });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return like({ innerType: withoutLimits(def.innerType) });
    case 'pipe':
      return like({ in: withoutLimits(def.in), out: withoutLimits(def.out) });
    default:
      return schema;
  }
}
