import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { imageLinkTag, videoLinkTag } from '../../packages/blocks/src/fields/media.ts';
import { fixtures } from '../../packages/blocks/src/fixtures.ts';
import { schemaAddress } from '../../packages/blocks/src/schemaAddress.ts';
import { type BlockId, schemas } from '../../packages/blocks/src/schemas.ts';
import { hex } from '../../packages/tokens/src/generated/hex.ts';
import { contentSchemaOf, contentTypeFiles } from './contentTypeFiles.ts';
import { driftedFiles } from './exportedFiles.ts';
import type { Json } from './jsonSchemaOf.ts';

const root = dirname(dirname(import.meta.dirname));

// A record of literal keys; `Object.keys` types every key as string.
const ids = Object.keys(schemas) as readonly BlockId[];

const linkTo = (tag: string) => ({
  type: 'object',
  properties: { _meta: { properties: { schema: { const: tag } } }, name: { type: 'string' } },
  required: ['_meta', 'name', 'endpoint'],
});

/** The content service’s own definitions, as far as ours refer to them. */
const core = {
  $id: 'http://bigcontent.io/cms/schema/v1/core',
  definitions: {
    content: { type: 'object', required: ['_meta'] },
    'image-link': linkTo(imageLinkTag),
    'video-link': linkTo(videoLinkTag),
    'content-link': { type: 'object' },
  },
};

const validator = () =>
  new Ajv({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allErrors: true,
    formats: { markdown: true, uri: true, 'date-time': true, date: true, color: true },
  })
    .addVocabulary(['propertyOrder', 'ui:component'])
    .addSchema(core);

const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'enum'];

/** Every limit in a JSON Schema with the field it is of, leaving out what is inside a link to a picture. */
function limitsIn(schema: unknown, field = ''): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => limitsIn(part, field));
  if (typeof schema !== 'object' || schema === null) return [];
  const entries = Object.entries(schema);
  const properties: unknown = Reflect.get(schema, 'properties');
  if (typeof properties === 'object' && properties !== null && 'endpoint' in properties) return [];
  return entries.flatMap(([key, value]) => {
    if (key === 'properties') return Object.entries(value).flatMap(([name, part]) => limitsIn(part, name));
    if (limits.includes(key)) return [`${field} ${key} ${JSON.stringify(value)}`];
    return ['default', 'examples', 'pattern'].includes(key) ? [] : limitsIn(value, field);
  });
}

/** An integer’s own range, and an empty text beside a choice, are not limits of ours. */
const isOurs = (limit: string): boolean => !/9007199254740991|_meta|enum \[""\]/.test(limit);
const withoutBlank = (limit: string): string => limit.replace(',""]', ']');

test('content types and reference pages are what the schemas say', () => {
  expect(driftedFiles(root), 'run `npm run content -- export` and commit what it writes').toEqual([]);
});

describe.each(ids)('the content type of %s', (id) => {
  test('is draft-07, and every fixture is valid by it', () => {
    const validate = validator().compile(contentSchemaOf(id));
    const refused = Object.entries(fixtures[id]).flatMap(([name, content]) => {
      validate({ _meta: { name, schema: schemaAddress(id) }, ...content });
      return (validate.errors ?? []).map((error) => `${name}${error.instancePath}: ${error.message}`);
    });
    expect(refused).toEqual([]);
  });

  test('has every limit that the schema has', () => {
    const ours: Json = JSON.parse(JSON.stringify(contentSchemaOf(id)));
    const exported = new Set(limitsIn(ours).map(withoutBlank));
    const said = schemas[id].toJSONSchema({ io: 'input', target: 'draft-7', unrepresentable: 'any' });
    const lost = limitsIn(said).filter((limit) => isOurs(limit) && !exported.has(withoutBlank(limit)));
    expect(lost).toEqual([]);
  });

  test('comes with the pointer, label, icon and card that the content service imports', () => {
    const files = contentTypeFiles(id);
    const pointer = JSON.parse(files[`content-type-schemas/${id}.json`] ?? '');
    expect(files[`content-type-schemas/${pointer.body.replace('./', '')}`]).toContain(
      `"$id": "${pointer.schemaId}"`,
    );
    expect(JSON.parse(files[`content-types/${id}.json`] ?? '')).toMatchObject({
      contentTypeUri: schemaAddress(id),
      settings: {
        label: expect.stringMatching(/\w/),
        icons: [{ size: 256, url: expect.stringMatching(/\.svg$/) }],
        cards: [{ label: 'Card', default: true }],
        visualizations: [{ default: true }],
      },
    });
  });
});

test('the content service refuses what the schema refuses: too long, unknown choices, unsafe links', () => {
  const validate = validator().compile(contentSchemaOf('jump-off'));
  const wrong = {
    _meta: {},
    title: 'x'.repeat(61),
    type: '4',
    url: 'javascript:alert(1)',
    textColour: 'red',
  };
  validate(wrong);
  const places = (validate.errors ?? []).map(({ instancePath }) => instancePath);
  expect(places).toEqual(expect.arrayContaining(['/title', '/type', '/url', '/textColour']));
});

test('the form has a picker of the shop’s colours, a calendar for dates and several lines for long texts', () => {
  const countdown = contentSchemaOf('countdown-timer')['properties'];
  expect(countdown).toMatchObject({
    startDate: { type: 'string', format: 'date-time' },
    backgroundColour: {
      type: 'string',
      format: 'color',
      'ui:component': {
        name: 'color',
        params: { format: 'hex', colors: expect.arrayContaining([hex.moss]) },
      },
    },
  });
  expect(countdown).not.toHaveProperty('text.ui:component');
  const several = { 'ui:component': { name: 'text-area', params: { minRows: 2, maxRows: 10 } } };
  expect(contentSchemaOf('footer')['properties']).toMatchObject({ smallPrint: several });
  expect(contentSchemaOf('text-block')['properties']).toMatchObject({ body: { format: 'markdown' } });
});

test('what the picker of colours offers is a colour by the schema', () => {
  const validate = validator().compile(contentSchemaOf('jump-off'));
  const colours: unknown = Reflect.get(contentSchemaOf('jump-off'), 'properties');
  const offered = z
    .object({
      textColour: z.object({
        'ui:component': z.object({ params: z.object({ colors: z.string().array().min(5) }) }),
      }),
    })
    .parse(colours).textColour['ui:component'].params.colors;
  const refused = offered.filter((textColour) => {
    validate({ _meta: {}, ...fixtures['jump-off'].default, textColour });
    return (validate.errors ?? []).some(({ instancePath }) => instancePath === '/textColour');
  });
  expect(refused).toEqual([]);
});

test('blocks §3 media 3: a picture has room for its alternative text, its own or a field beside it', () => {
  const properties = (id: BlockId) => contentSchemaOf(id)['properties'];
  expect(properties('tall-image')).toMatchObject({
    image: {
      properties: { image: { allOf: [{ $ref: imageLinkTag }] }, altText: { type: 'string' } },
      propertyOrder: ['image', 'video', 'altText', 'focalPoint'],
    },
  });
  expect(properties('hero')).toMatchObject({
    desktopBackground: {
      properties: { video: { allOf: [{ $ref: videoLinkTag }] } },
      propertyOrder: ['image', 'video', 'focalPoint'],
    },
    backgroundAlt: { type: 'string' },
  });
});

test('a picture has its focal point beside it, in percent', () => {
  const percent = { type: 'number', minimum: 0, maximum: 100 };
  expect(contentSchemaOf('hero')['properties']).toMatchObject({
    desktopBackground: {
      properties: { focalPoint: { properties: { x: percent, y: percent }, required: ['x', 'y'] } },
    },
  });
});

test.each(['banner', 'tile', 'product', 'text', 'listing', 'furniture', 'embed', 'page', 'other'])(
  'the icon of the family %s is a picture without addresses of others',
  (family) => {
    const icon = readFileSync(join(root, `apps/middleware/content/icons/${family}.svg`), 'utf8');
    expect(icon).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(icon.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  },
);
