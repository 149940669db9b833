import { callError, statusOf } from '@tailorbird/commerce/contract/callError';
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
    return Object.entries<Operation>(table).map(([name, { args, answer, refused }]) => {
      const others = calledByOthers.has(name)
        ? ' No page of the shop calls it: it is for other clients.'
        : '';
      const summary = `${rows[name]?.summary ?? name} In the names of the specification.${others}`;
      const { owner, effect } = rows[name] ?? { owner: 'public', effect: 'read' };
      const row = { args, answer, summary, owner, effect };
      return pathOf('/api', { segment, name, row, saysItself: refused !== undefined }, schemas);
    });
  });
  const paths = [...calls, ...specified];
  return {
    openapi: '3.1.0',
    info: { title: 'Tailorbird middleware', version: '1', description: about },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...schemas, ...errorSchemas() },
      responses: Object.fromEntries(statuses.map((status) => [`refused${status}`, refusal(status)])),
      parameters,
      securitySchemes: { session },
    },
  };
}

const about =
  'Every call is a POST with its arguments as a JSON array. Send `Origin` (or `Sec-Fetch-Site`) of the shop: ' +
  'a call from another site is refused with 403. A refusal names its reason in `tag`.';

/** Where a shopper is told from others: a call that needs a session and finds none begins one, and sets the cookie. */
const session = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-sid',
  description:
    'The session of a guest or a customer, set by the first call that needs one; `sid` where the shop is not https. ' +
    'Calls of a customer’s own answer 401 until `loginCustomer` has signed the session in.',
} as const;

const parameters = {
  channel: {
    name: 'channel-id',
    in: 'header',
    description: 'The market, by its channel; the United Kingdom unless said.',
    schema: { type: 'integer' },
  },
  idempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    description:
      'Names one change: sent again with the same key and arguments it is answered as before, and done once.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
} as const;

const statuses = [...new Set(Object.values(statusOf))].toSorted((a, b) => a - b);
/** With how long to wait, in seconds. */
const comesBack = new Set([429, 503]);

/** What a refusal with a status says. */
function refusal(status: number) {
  return {
    description: 'Refused, for the reason in `tag`',
    ...(comesBack.has(status) && {
      headers: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } },
    }),
    content: { 'application/json': { schema: { $ref: `#/components/schemas/refusal${status}` } } },
  };
}

function errorSchemas(): Schemas {
  const schemas: Schemas = {};
  for (const status of statuses) {
    const reasons = callError.options.filter(({ shape }) => statusOf[shape.tag.value] === status);
    schemas[`refusal${status}`] = {
      anyOf: reasons.map((reason) => {
        const schema = z.toJSONSchema(reason, { io: 'output', unrepresentable: 'any' });
        return withoutOwnParts(schema, `refusal.${reason.shape.tag.value}`, schemas);
      }),
    };
  }
  return schemas;
}

/** Schemas that others name, by the name they have in the document. */
type Schemas = Record<string, unknown>;

interface Described {
  readonly segment: string;
  readonly name: string;
  readonly row: Pick<Method, 'args' | 'answer' | 'summary' | 'owner' | 'effect'>;
  /** Whether it answers refusals in words of its own. */
  readonly saysItself?: boolean;
}

function pathOf(
  prefix: '' | '/api',
  { segment, name, row, saysItself = false }: Described,
  schemas: Schemas,
) {
  const id = `${prefix && 'api.'}${segment}.${name}`;
  const body = (part: 'args' | 'answer', io: 'input' | 'output') => {
    const schema = z.toJSONSchema(row[part], { io, unrepresentable: 'any' });
    return { 'application/json': { schema: withoutOwnParts(schema, `${id}.${part}`, schemas) } };
  };
  const refused = (status: number) =>
    saysItself
      ? { description: 'Refused, in the words of the specification' }
      : { $ref: `#/components/responses/refused${status}` };
  const asked = ['channel', ...(row.effect === 'write' ? ['idempotencyKey'] : [])];
  const post = {
    operationId: id,
    summary: row.summary,
    tags: [prefix ? `${segment} (specification)` : segment],
    security: row.owner === 'public' ? [] : [{ session: [] }],
    parameters: asked.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    requestBody: { content: body('args', 'input') },
    responses: {
      200: { description: 'Done', content: body('answer', 'output') },
      ...Object.fromEntries(statuses.map((status) => [status, refused(status)])),
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
