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
  const paths = Object.entries(contract).flatMap(([segment, rows]) =>
    Object.entries<Method>(rows).map(([name, row]) => [
      `/${segment}/${name}`,
      { post: operation(segment, name, row) },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Tailorbird middleware', version: '1' },
    paths: Object.fromEntries(paths),
  };
}

function operation(segment: string, name: string, row: Method) {
  const body = (schema: unknown) => ({ 'application/json': { schema } });
  const errors = [...new Set(Object.values(statusOf))].toSorted((a, b) => a - b);
  return {
    operationId: `${segment}.${name}`,
    summary: row.summary,
    tags: [segment],
    parameters: [{ name: 'channel-id', in: 'header', schema: { type: 'integer' } }],
    requestBody: { content: body(z.toJSONSchema(row.args, { io: 'input', unrepresentable: 'any' })) },
    responses: {
      200: { description: 'Done', content: body(z.toJSONSchema(row.answer, { unrepresentable: 'any' })) },
      ...Object.fromEntries(errors.map((status) => [status, { description: 'Refused: see `tag`' }])),
    },
  };
}
