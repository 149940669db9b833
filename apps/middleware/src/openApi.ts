import { statusOf } from '@tailorbird/commerce/contract/callError';
import { contract, type Segment } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { calledByOthers } from '@tailorbird/commerce/contract/specifiedCalls';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Operation } from './api/operation.ts';
import { operations } from './api/operations.ts';

/** `/openapi.json`, written from the contract and the table of the specification's operations. */
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
  const calls = Object.entries(contract).flatMap(([segment, rows]) =>
    Object.entries<Method>(rows).map(([name, row]) => pathOf('', { segment, name, row }, schemas)),
  );
  const specified = Object.entries(operations).flatMap(([segment, table]) => {
    // The table has the contract's segments, and of each of them some rows.
    const rows: Readonly<Record<string, Method>> = contract[segment as Segment];
    return Object.entries<Operation>(table).map(([name, { args, answer }]) => {
      const others = calledByOthers.has(name)
        ? ' No page of the shop calls it: it is for other clients.'
        : '';
      const summary = `${rows[name]?.summary ?? name} In the names of the specification.${others}`;
      return pathOf('/api', { segment, name, row: { args, answer, summary } }, schemas);
    });
  });
  const paths = [...calls, ...specified];
  return {
    openapi: '3.1.0',
    info: { title: 'Tailorbird middleware', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas },
  };
}

/** Schemas that others name, by the name they have in the document. */
type Schemas = Record<string, unknown>;

interface Described {
  readonly segment: string;
  readonly name: string;
  readonly row: Pick<Method, 'args' | 'answer' | 'summary'>;
}

function pathOf(prefix: '' | '/api', { segment, name, row }: Described, schemas: Schemas) {
  const id = `${prefix && 'api.'}${segment}.${name}`;
  const body = (part: 'args' | 'answer', io: 'input' | 'output') => {
    const schema = z.toJSONSchema(row[part], { io, unrepresentable: 'any' });
    return { 'application/json': { schema: withoutOwnParts(schema, `${id}.${part}`, schemas) } };
  };
  const errors = [...new Set(Object.values(statusOf))].toSorted((a, b) => a - b);
  const post = {
    operationId: id,
    summary: row.summary,
    tags: [prefix ? `${segment} (specification)` : segment],
    parameters: [{ name: 'channel-id', in: 'header', schema: { type: 'integer' } }],
    requestBody: { content: body('args', 'input') },
    responses: {
      200: { description: 'Done', content: body('answer', 'output') },
      ...Object.fromEntries(errors.map((status) => [status, { description: 'Refused: see `tag`' }])),
    },
  };
  return [`${prefix}/${segment}/${name}`, { post }];
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
