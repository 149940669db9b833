import { describeSchema } from '../../packages/blocks/src/describeSchema.ts';
import { schemaAddress } from '../../packages/blocks/src/schemaAddress.ts';
import { type BlockId, schemas } from '../../packages/blocks/src/schemas.ts';
import { familyOf } from './families.ts';
import { fieldsSchema, type JsonObject } from './jsonSchemaOf.ts';

const shop = new URL(schemaAddress('')).origin;

/** Where the shop is that the types are for. */
interface Place {
  /** Its address, without a slash at its end; that of the demonstration, unless said. */
  readonly origin?: string;
  /** What its previews ask for. */
  readonly previewSecret?: string | undefined;
}

/** The shop’s preview page, with the content service’s own words for its staging host and the item (blocks §2). */
const preview = `${shop}/amplience-visualization/{{vse.domain}}/{{content.sys.id}}`;

/** What editors may write, as the content service checks it: JSON Schema draft-07 with its references. */
export function contentSchemaOf(id: BlockId): JsonObject {
  const description = describeSchema(schemas[id]);
  if (description.kind !== 'group') {
    throw new Error(`The schema of ${id} is no z.object(…), and the content service has only objects.`);
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaAddress(id),
    title: description.title ?? id,
    ...(description.description !== undefined && { description: description.description }),
    allOf: [{ $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content' }],
    ...fieldsSchema(description.fields),
  };
}

/** How the content service’s own screens show the block: its name, icon, card and preview. */
function registrationOf(id: BlockId, previewSecret: string | undefined): JsonObject {
  const templatedUri = previewSecret === undefined ? preview : `${preview}?ampl_secret=${previewSecret}`;
  return {
    contentTypeUri: schemaAddress(id),
    status: 'ACTIVE',
    settings: {
      label: describeSchema(schemas[id]).title ?? id,
      icons: [{ size: 256, url: `${shop}/content/icons/${familyOf(id)}.svg` }],
      cards: [{ label: 'Card', templatedUri, default: true }],
      visualizations: [{ label: 'Shop', templatedUri, default: true }],
    },
    repositories: ['content'],
  };
}

/** The files by which the content service learns a block, laid out as its command line imports them. */
export function contentTypeFiles(
  id: BlockId,
  { origin = shop, previewSecret }: Place = {},
): Readonly<Record<string, string>> {
  const written = (json: JsonObject) => `${JSON.stringify(json, null, 2).replaceAll(shop, origin)}\n`;
  const pointer = {
    body: `./schemas/${id}.json`,
    schemaId: schemaAddress(id),
    validationLevel: 'CONTENT_TYPE',
  };
  return {
    [`content-type-schemas/schemas/${id}.json`]: written(contentSchemaOf(id)),
    [`content-type-schemas/${id}.json`]: written(pointer),
    [`content-types/${id}.json`]: written(registrationOf(id, previewSecret)),
  };
}
