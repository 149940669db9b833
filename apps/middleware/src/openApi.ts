import { statusOf } from '@tailorbird/commerce/contract/callError';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { Hono } from 'hono';
import { z } from 'zod';

/** `/openapi.json`, written from the contract. */
export function createOpenApi(): Hono {
  let text: string | undefined;
  const app = new Hono();
  app.get('/openapi.json', (c) => {
    text ??= JSON.stringify(describeContract());
    return c.body(text, 200, { 'content-type': 'application/json' });
  });
  return app;
}

/** The contract as an OpenAPI document. */
function describeContract() {
  const schemas: Schemas = {};
  const paths = Object.entries(contract).flatMap(([segment, rows]) =>
    Object.entries<Method>(rows).map(([name, row]) => [
      `/${segment}/${name}`,
      { post: operation(segment, name, row, schemas) },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Tailorbird middleware', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas },
  };
}

/** Schemas that others name, by the name they have in the document. */
type Schemas = Record<string, unknown>;

function operation(segment: string, name: string, row: Method, schemas: Schemas) {
  const body = (part: 'args' | 'answer', io: 'input' | 'output') => {
    const schema = z.toJSONSchema(row[part], { io, unrepresentable: 'any' });
    return { 'application/json': { schema: withoutOwnParts(schema, `${segment}.${name}.${part}`, schemas) } };
  };
  const errors = [...new Set(Object.values(statusOf))].toSorted((a, b) => a - b);
  return {
    operationId: `${segment}.${name}`,
    summary: row.summary,
    tags: [segment],
    parameters: [{ name: 'channel-id', in: 'header', schema: { type: 'integer' } }],
    requestBody: { content: body('args', 'input') },
    responses: {
      200: { description: 'Done', content: body('answer', 'output') },
      ...Object.fromEntries(errors.map((status) => [status, { description: 'Refused: see `tag`' }])),
    },
  };
}

/**
 * A schema as it can stand in the document: the parts it names are moved to those of the whole document, since a `$ref`
 * is read from the document's root.
 */
function withoutOwnParts(schema: object, name: string, schemas: Schemas): unknown {
  const placeOf = (part: string) => `${name}.${part}`;
  const moved = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/\$defs\/(.+)$/, (_whole, part: string) => `#/components/schemas/${placeOf(part)}`)
      : value,
  ) as { $schema?: unknown; $defs?: Readonly<Record<string, unknown>> };
  const { $schema: _dialect, $defs = {}, ...rest } = moved;
  for (const [part, definition] of Object.entries($defs)) schemas[placeOf(part)] = definition;
  return rest;
}
