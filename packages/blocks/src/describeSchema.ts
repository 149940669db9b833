import { z } from 'zod';
import { imageLinkTag, videoLinkTag } from './fields/media.ts';
import { metaOf, type TextFormat } from './schemaMeta.ts';
import { definitionOf, isOptionalInput, patternOf } from './upstream/zod.ts';

interface Facts {
  /** What was read, for those who must ask it whether a value will do. */
  readonly schema: z.core.$ZodType;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  /** Whether content without the field is broken. */
  readonly required: boolean;
  /** What stands in for a field that is left out. */
  readonly default?: unknown;
  /** An empty text counts as left out. */
  readonly blank?: boolean;
  readonly nullable?: boolean;
  readonly shared?: boolean;
  /** Its limits hold; elsewhere a length is advice. */
  readonly hard?: boolean;
  /** Of a group: the names of the parts without each of which it is not shown. */
  readonly together?: readonly string[];
  /** Which blocks may stand here, where other content may. */
  readonly blocks?: readonly string[] | 'all';
}

/** How few and how many: characters of a text, items of a list, the figure itself. */
interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
}

type Kind =
  | (Limits & {
      readonly kind: 'text';
      readonly format?: TextFormat | 'url' | 'date-time' | 'date';
      readonly patterns: readonly RegExp[];
    })
  | (Limits & { readonly kind: 'number'; readonly whole: boolean })
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  | (Limits & { readonly kind: 'list'; readonly item: Description })
  | { readonly kind: 'tuple'; readonly items: readonly Description[] }
  | { readonly kind: 'group'; readonly fields: Fields }
  | {
      readonly kind: 'media';
      readonly accepts: readonly ('image' | 'video')[];
      readonly fields: Fields;
      /** Each way in which it may be written, where there are several. */
      readonly forms?: readonly Description[];
    }
  | { readonly kind: 'either'; readonly options: readonly Description[] }
  | { readonly kind: 'anything' };

/** A group’s fields by name, in the order in which editors see them. */
export type Fields = Readonly<Record<string, Description>>;

/** What an editor may write somewhere. */
export type Description = Facts & Kind;

const linkTags: Readonly<Record<string, 'image' | 'video'>> = {
  [imageLinkTag]: 'image',
  [videoLinkTag]: 'video',
};

/**
 * Reads a schema from its input side: what editors write, not what the block is given. Controls, content types,
 * reference pages, coverage and random content all come from this one reading.
 */
export function describeSchema(schema: z.core.$ZodType): Description {
  const { title, description, examples, format, shared, hard, together, blocks } = metaOf(schema);
  const facts = {
    schema,
    required: !isOptionalInput(schema),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(examples !== undefined && { examples }),
    ...(shared !== undefined && { shared }),
    ...(hard !== undefined && { hard }),
    ...(together !== undefined && { together }),
    ...(blocks !== undefined && { blocks }),
  };
  const described = { ...kindOf(schema), ...facts };
  return described.kind === 'text' && format !== undefined ? { ...described, format } : described;
}

const descriptions = new WeakMap<z.core.$ZodType, Description>();

/** The same of a block's schema, which is read once. */
export function descriptionOf(schema: z.core.$ZodType): Description {
  const known = descriptions.get(schema) ?? describeSchema(schema);
  descriptions.set(schema, known);
  return known;
}

/** The kind, with the facts of the schema that this one wraps. */
function kindOf(schema: z.core.$ZodType): Kind & Partial<Facts> {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return textKind(schema);
    case 'template_literal':
      return { kind: 'text', patterns: [patternOf(schema) ?? /^/] };
    case 'number': {
      const { type, minimum, maximum } = limitsOf(schema);
      return { kind: 'number', whole: type === 'integer', ...limits(minimum, maximum) };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries) };
    case 'literal':
      return { kind: 'choice', values: def.values.filter(isChoice) };
    case 'array': {
      const { minItems, maxItems } = limitsOf(schema);
      return { kind: 'list', item: describeSchema(def.element), ...limits(minItems, maxItems) };
    }
    case 'tuple':
      return { kind: 'tuple', items: def.items.map(describeSchema) };
    case 'object':
      return groupKind(
        Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, describeSchema(field)])),
      );
    case 'intersection':
      return bothKind(describeSchema(def.left), describeSchema(def.right));
    case 'union':
      return unionKind(def.options.map(describeSchema));
    case 'default':
    case 'prefault':
      return { ...describeSchema(def.innerType), default: def.defaultValue };
    case 'nullable':
      return { ...describeSchema(def.innerType), nullable: true };
    case 'optional':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return describeSchema(def.innerType);
    case 'pipe':
      return describeSchema(definitionOf(def.in).type === 'transform' ? def.out : def.in);
    case 'lazy':
      return describeSchema(def.getter());
    default:
      return { kind: 'anything' };
  }
}

const isChoice = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Zod keeps what is checked in functions; its JSON Schema of the same schema says it in figures. */
function limitsOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
}

function limits(minimum: unknown, maximum: unknown): Limits {
  const given = (limit: unknown): limit is number =>
    typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return { ...(given(minimum) && { minimum }), ...(given(maximum) && { maximum }) };
}

const textFormats: Readonly<Record<string, 'url' | 'date-time' | 'date'>> = {
  uri: 'url',
  'date-time': 'date-time',
  date: 'date',
};

function textKind(schema: z.core.$ZodType): Kind {
  const { minLength, maxLength, format, pattern, allOf = [] } = limitsOf(schema);
  const known = textFormats[String(format)];
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((found) => found !== undefined);
  return {
    kind: 'text',
    patterns: known === undefined ? patterns.map((source) => new RegExp(source)) : [],
    ...(known !== undefined && { format: known }),
    ...limits(minLength, maxLength),
  };
}

/** A group that says by its schema tag what it links to is a link to a picture or a video. */
function groupKind(fields: Fields): Kind {
  const meta = fields['_meta'];
  const tag = meta?.kind === 'group' ? meta.fields['schema'] : undefined;
  const accepts = tag?.kind === 'choice' ? tag.values.map((value) => linkTags[String(value)]) : [];
  const known = accepts.filter((kind) => kind !== undefined);
  return known.length > 0 ? { kind: 'media', accepts: known, fields } : { kind: 'group', fields };
}

/** Two groups that both hold are one group. */
function bothKind(left: Description, right: Description): Kind {
  if (left.kind !== 'group' || right.kind !== 'group') return { kind: 'anything' };
  return groupKind({ ...left.fields, ...right.fields });
}

/**
 * A picture that may be written in several ways is one picture, and choices of choices are one choice; an empty text among
 * the options means that the field may be left blank.
 */
function unionKind(options: readonly Description[]): Kind & Partial<Facts> {
  const isBlank = (option: Description) =>
    option.kind === 'choice' && option.values.length === 1 && option.values[0] === '';
  const real = options.filter((option) => !isBlank(option));
  const blank = real.length < options.length ? { blank: true } : {};
  const [only] = real;
  if (only !== undefined && real.length === 1) return { ...only, ...blank };
  const link = real.find((option) => option.kind === 'media');
  if (link !== undefined) return { ...link, ...blank, forms: real };
  const choices = real.filter((option) => option.kind === 'choice');
  if (choices.length === real.length)
    return { kind: 'choice', values: choices.flatMap((choice) => choice.values), ...blank };
  return { kind: 'either', options: real, ...blank };
}
