import { Validator } from '@seriousme/openapi-schema-validator';
import { contract } from '@tailorbird/commerce/contract/contract';
import { specifiedCalls } from '@tailorbird/commerce/contract/specifiedCalls';
import { beforeAll, describe, expect, it } from 'vitest';
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
