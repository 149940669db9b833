import { Validator } from '@seriousme/openapi-schema-validator';
import { contract } from '@tailorbird/commerce/contract/contract';
import { specifiedCalls } from '@tailorbird/commerce/contract/specifiedCalls';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createOpenApi } from './openApi.ts';

// As any client of the document gets it.
let document: Record<string, unknown>;
beforeAll(async () => {
  const answer = await createOpenApi().request('/openapi.json');
  document = await answer.json();
});

describe('/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('every $ref leads to a schema of the document', () => {
    const refs: string[] = [];
    JSON.parse(JSON.stringify(document), (key, value: unknown) => {
      if (key === '$ref') refs.push(String(value));
      return value;
    });
    expect(refs.length).toBeGreaterThan(0);
    expect(refs.filter((ref) => valueAt(ref) === undefined)).toEqual([]);
  });

  it('says of every refusal of a call what its body is, and after which to wait', () => {
    const { post } = pathNamed('/commerce/addCartItems');
    const statuses = Object.keys(post.responses).filter((status) => status !== '200');
    expect(statuses).toEqual(expect.arrayContaining(['400', '401', '404', '409', '422', '429', '503']));
    const bodies = statuses.map((status) => {
      const response = z
        .object({ headers: z.unknown().optional(), content: z.unknown() })
        .parse(resolved(post.responses[status]));
      return [
        status,
        JSON.stringify(response.content).includes('#/components/schemas/refusal'),
        response.headers !== undefined,
      ];
    });
    expect(bodies).toEqual(statuses.map((status) => [status, true, ['429', '503'].includes(status)]));
    const tagsOf = (status: number) =>
      [
        ...JSON.stringify(valueAt(`#/components/schemas/refusal${status}`)).matchAll(/"const":"([\w-]+)"/g),
      ].map(([, tag]) => tag);
    expect(tagsOf(429)).toEqual(['too-many-requests']);
    expect(tagsOf(422)).toEqual(['sold-out', 'refused']);
  });

  it('says whose session a call needs, and which may be named by a key', () => {
    const facts = (path: string) => {
      const { post } = pathNamed(path);
      return [post.security, JSON.stringify(post.parameters).includes('idempotencyKey')];
    };
    expect(facts('/commerce/getChannel')).toEqual([[], false]);
    expect(facts('/commerce/getCart')).toEqual([[{ session: [] }], false]);
    expect(facts('/commerce/addCartItems')).toEqual([[{ session: [] }], true]);
    expect(valueAt('#/components/securitySchemes/session')).toMatchObject({ in: 'cookie' });
  });

  it('every call of the contract is there, with its summary', () => {
    const calls = Object.entries(contract).flatMap(([segment, rows]) =>
      Object.entries<{ summary: string }>(rows).map(([name, { summary }]) => [
        `/${segment}/${name}`,
        summary,
      ]),
    );
    expect(calls.length).toBeGreaterThan(40);
    const told = Object.entries(document['paths'] ?? {}).map(([path, { post }]) => [path, post.summary]);
    expect(told.filter(([path]) => !path.startsWith('/api/'))).toEqual(calls);
  });

  it('every operation of the specification is there, in its own names', () => {
    const specified = Object.entries(specifiedCalls).flatMap(([segment, names]) =>
      names.map((name) => `/api/${segment}/${name}`),
    );
    const paths = Object.keys(document['paths'] ?? {}).filter((path) => path.startsWith('/api/'));
    expect(paths.toSorted()).toEqual(specified.toSorted());
    expect(JSON.stringify(document)).toContain('tmp_variant_id');
  });

  it('commerce §7 contract 6: what no page of the shop calls is there, and said to be for other clients', () => {
    const marked = Object.entries(document['paths'] ?? {})
      .filter(([, { post }]) => String(post.summary).includes('it is for other clients'))
      .map(([path]) => path.replace('/api/', ''));
    expect(marked.toSorted()).toEqual([
      'commerce/addWishlistItems',
      'commerce/createWishlist',
      'commerce/deleteCheckoutConsignment',
      'commerce/deleteWishlist',
      'commerce/getFilters',
      'commerce/getInventoryAtLocations',
      'commerce/getVariantMetadata',
      'commerce/updateCart',
      'customer-data/updatePreferences',
      'promotions/getCustomerProfile',
      'promotions/getCustomerSession',
      'promotions/updateCustomerProfile',
    ]);
  });
});

/** What a reference within the document leads to. */
function valueAt(ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === step)?.[1]
        : undefined,
    document,
  );
}

const described = z.object({
  post: z.object({
    security: z.array(z.record(z.string(), z.array(z.string()))),
    parameters: z.array(z.unknown()),
    responses: z.record(z.string(), z.unknown()),
  }),
});

function pathNamed(path: string) {
  return described.parse(z.record(z.string(), z.unknown()).parse(document['paths'])[path]);
}

/** What stands where a `$ref` leads. */
function resolved(value: unknown): unknown {
  return valueAt(z.object({ $ref: z.string() }).parse(value).$ref);
}
