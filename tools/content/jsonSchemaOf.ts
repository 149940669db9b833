import { type Description, describeSchema, type Fields } from '../../packages/blocks/src/describeSchema.ts';
import { focalPoint } from '../../packages/blocks/src/fields/focalPoint.ts';
import { imageLinkTag, videoLinkTag } from '../../packages/blocks/src/fields/media.ts';
import { schemaAddress } from '../../packages/blocks/src/schemaAddress.ts';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { hex } from '../../packages/tokens/src/generated/hex.ts';
import { color } from '../../packages/tokens/src/generated/roles.ts';
import { familyOf } from './families.ts';
import { isAltTextField } from './isAltTextField.ts';

/** JSON as a file holds it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/';
const mediaNames = { image: 'Picture', video: 'Video' };
const altText = {
  title: 'Alternative text',
  description: 'What a shopper would want to know of it.',
  type: 'string',
};
const mediaReference = { image: { $ref: imageLinkTag }, video: { $ref: videoLinkTag } };

/** What `link.ts` lets through, as a pattern: a path, a place on the page, a secure address, a telephone or a mailbox. */
const linkPattern = String.raw`^(?:/(?!/)[^\s\\<>"]*|#[^\s\\<>"]+|https://[^\s\\<>"]+|tel:\+?[\d().-]+|mailto:[^\s\\<>"]+)$`;
const colourPattern = `^(?:#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|${Object.keys(color).join('|')})$`;

/** The form’s own picker, which offers the shop’s colours and writes a hex code. One that lets the ground through has none of six digits. */
const colourPicker = {
  name: 'color',
  params: {
    format: 'hex',
    colors: [...new Set<string>(Object.values(hex))].filter((code) => code.length === 7),
  },
};

/** The form’s own box of several lines, for texts of more letters than are read on one. */
const severalLines = { name: 'text-area', params: { minRows: 2, maxRows: 10 } };
const lineLength = 120;

const formats: Readonly<Record<string, JsonObject>> = {
  markdown: { format: 'markdown' },
  url: { format: 'uri' },
  link: { pattern: linkPattern },
  colour: { format: 'color', pattern: colourPattern, 'ui:component': colourPicker },
  'date-time': { format: 'date-time' },
  date: { format: 'date' },
};

type Of<Kind extends Description['kind']> = Extract<Description, { kind: Kind }>;

function textSchema({ format, patterns, minimum, maximum, blank }: Of<'text'>): JsonObject {
  const { pattern, ...known } = formats[format ?? ''] ?? {};
  const all = [pattern, ...patterns.map(({ source }) => source)].filter((found) => typeof found === 'string');
  const [first, ...more] = blank === true ? all.map((source) => `^$|${source}`) : all;
  const isLong = format === undefined && maximum !== undefined && maximum > lineLength;
  return {
    type: 'string',
    ...known,
    ...(isLong && { 'ui:component': severalLines }),
    ...(minimum !== undefined && blank !== true && { minLength: minimum }),
    ...(maximum !== undefined && { maxLength: maximum }),
    ...(first !== undefined && { pattern: first }),
    ...(more.length > 0 && { allOf: more.map((source) => ({ pattern: source })) }),
  };
}

function choiceSchema({ values, blank }: Of<'choice'>): JsonObject {
  const all = blank === true ? [...values, ''] : values;
  return all.every((value) => typeof value === 'string') ? { type: 'string', enum: all } : { enum: all };
}

function listSchema({ item, minimum, maximum }: Of<'list'>): JsonObject {
  return {
    type: 'array',
    items: jsonSchemaOf(item),
    ...(minimum !== undefined && { minItems: minimum }),
    ...(maximum !== undefined && { maxItems: maximum }),
  };
}

/** A list of a fixed length. The content service’s form knows lists of one kind, which most of them are. */
function tupleSchema({ items }: Of<'tuple'>): JsonObject {
  const [first] = items;
  const alike = first !== undefined && items.every(({ schema }) => schema === first.schema);
  return {
    type: 'array',
    items: alike ? jsonSchemaOf(first) : items.map(jsonSchemaOf),
    minItems: items.length,
    maxItems: items.length,
  };
}

/** A link to content of the kinds that may stand in a place. The content service delivers it filled in. */
function contentLink(blocks: readonly string[] | 'all'): JsonObject {
  const ids = blocks === 'all' ? Object.keys(schemas).filter((id) => familyOf(id) !== 'page') : blocks;
  return {
    type: 'object',
    allOf: [
      { $ref: `${core}content-link` },
      { properties: { contentType: { enum: ids.map(schemaAddress) } } },
    ],
  };
}

/** A link with what is said of it beside it, for which the content service’s own links have no room. */
function mediaSchema({ accepts }: Of<'media'>, ownAltText: boolean): JsonObject {
  const links = accepts.map((kind) => [
    kind,
    { title: mediaNames[kind], type: 'object', allOf: [mediaReference[kind]] },
  ]);
  const said = {
    ...(ownAltText && { altText }),
    ...(accepts.includes('image') && { focalPoint: jsonSchemaOf(describeSchema(focalPoint)) }),
  };
  return {
    type: 'object',
    properties: { ...Object.fromEntries(links), ...said },
    propertyOrder: [...accepts, ...Object.keys(said)],
  };
}

/** An object’s fields; a picture has its alternative text with it unless a field beside it is for that. `_meta` is the content service’s own and never written by an editor. */
export function fieldsSchema(fields: Fields): JsonObject {
  const own = Object.entries(fields).filter(([name]) => name !== '_meta');
  const hasAltText = own.some(([name]) => isAltTextField(name));
  const required = own.filter(([, field]) => field.required).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      own.map(([name, field]) => [
        name,
        field.kind === 'media' ? schemaFrom(field, mediaSchema(field, !hasAltText)) : jsonSchemaOf(field),
      ]),
    ),
    propertyOrder: own.map(([name]) => name),
    ...(required.length > 0 && { required }),
  };
}

function kindSchema(description: Description): JsonObject {
  switch (description.kind) {
    case 'text':
      return textSchema(description);
    case 'number': {
      const { whole, minimum, maximum } = description;
      return {
        type: whole ? 'integer' : 'number',
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      };
    }
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return choiceSchema(description);
    case 'list':
      return listSchema(description);
    case 'tuple':
      return tupleSchema(description);
    case 'group':
      return fieldsSchema(description.fields);
    case 'media':
      return mediaSchema(description, true);
    case 'either':
      return { anyOf: description.options.map(jsonSchemaOf) };
    case 'anything':
      return description.blocks === undefined ? {} : contentLink(description.blocks);
  }
}

// Examples and defaults come from schemas, which hold plain data only.
const plain = (value: unknown): Json => structuredClone(value) as Json;

/** A description as draft-07 JSON Schema, with the content service’s references and formats. */
function jsonSchemaOf(description: Description): JsonObject {
  return schemaFrom(description, kindSchema(description));
}

function schemaFrom(description: Description, schema: JsonObject): JsonObject {
  const { title, examples, nullable } = description;
  return {
    ...(title !== undefined && { title }),
    ...(description.description !== undefined && { description: description.description }),
    ...(nullable === true && typeof schema['type'] === 'string'
      ? { ...schema, type: [schema['type'], 'null'] }
      : schema),
    ...(description.default !== undefined && { default: plain(description.default) }),
    ...(examples !== undefined && { examples: plain(examples) }),
  };
}
