import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { hubOf, pushTypes, writeTypes } from './pushCommand.ts';

const origin = 'https://quilts.example';
const env = {
  CONTENT_HUB_ID: '5b32377e4cedfd01c45036d8',
  CONTENT_HUB_CLIENT_ID: 'client',
  CONTENT_HUB_CLIENT_SECRET: 'top-secret',
  PUBLIC_URL: `${origin}/`,
};

/** The JSON files in a folder, not below it, by name: what the command line reads of the folder it is given. */
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }): [string, unknown] => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]);

/** A schema’s file, as `dc-cli content-type-schema export` writes it: the text is in a file that is named from there. */
const pointer = z.strictObject({
  body: z.string().regex(/^\.\/schemas\/[\w-]+\.json$/),
  schemaId: z.url(),
  validationLevel: z.enum(['CONTENT_TYPE', 'PARTIAL', 'SLOT', 'HIERARCHY']),
});

const uri = z.strictObject({ label: z.string().min(1), templatedUri: z.string(), default: z.boolean() });

/** A type’s file, as `dc-cli content-type export` writes it, without ids of a hub. */
const registration = z.strictObject({
  contentTypeUri: z.url(),
  status: z.enum(['ACTIVE', 'ARCHIVED']),
  settings: z.strictObject({
    label: z.string().min(1),
    icons: z.strictObject({ size: z.int().positive(), url: z.url() }).array().min(1),
    cards: uri.array().length(1),
    visualizations: uri.array().min(1),
  }),
  repositories: z.string().array().min(1),
});

describe('what is written for the hub of a shop', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tailorbird-push-'));
    writeTypes(folder, { origin, previewSecret: 'a-secret-of-editors' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is laid out as the command line imports it: a schema with its text, and a type of it, for each block', () => {
    const types = filesIn(join(folder, 'content-types')).map(([, json]) => registration.parse(json));
    const pointers = filesIn(join(folder, 'content-type-schemas'));
    expect(pointers).toHaveLength(Object.keys(schemas).length);
    const addresses = pointers.map(([name, json]) => {
      const { body, schemaId } = pointer.parse(json);
      const text = readFileSync(resolve(dirname(join(folder, 'content-type-schemas', name)), body), 'utf8');
      expect(JSON.parse(text)).toMatchObject({ $id: schemaId });
      return schemaId;
    });
    expect(types.map(({ contentTypeUri }) => contentTypeUri)).toEqual(addresses);
  });

  test('names the shop by its own address, and nowhere by that of the demonstration', () => {
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(texts.length).toBe(3 * Object.keys(schemas).length);
    expect(texts.filter((text) => text.includes('https://tailorbird.example'))).toEqual([]);
    const hero = registration.parse(
      JSON.parse(readFileSync(join(folder, 'content-types/hero.json'), 'utf8')),
    );
    expect(hero.contentTypeUri).toBe(`${origin}/schema/hero`);
    expect(hero.settings.icons[0]?.url).toBe(`${origin}/content/icons/banner.svg`);
    expect(hero.settings.visualizations[0]?.templatedUri).toBe(
      `${origin}/amplience-visualization/{{vse.domain}}/{{content.sys.id}}?ampl_secret=a-secret-of-editors`,
    );
  });
});

test('schemas are imported before the types of them, with keys that only their owner can read, and nothing is left', () => {
  const hub = hubOf(env);
  if (!hub.ok) throw new Error(hub.error);
  const runs: string[] = [];
  let config = '';
  pushTypes(hub.value, (args) => {
    runs.push(args.join(' ').replaceAll(tmpdir(), ''));
    config = args.at(-1) ?? '';
    expect(JSON.parse(readFileSync(config, 'utf8'))).toEqual({
      hubId: env.CONTENT_HUB_ID,
      clientId: 'client',
      clientSecret: 'top-secret',
    });
    expect(statSync(config).mode & 0o077).toBe(0);
  });
  const cli = String.raw`^exec --yes --ignore-scripts --package @amplience/dc-cli@\d+\.\d+\.\d+ -- dc-cli`;
  expect(runs).toEqual([
    expect.stringMatching(new RegExp(`${cli} content-type-schema import \\S+/content-type-schemas --config`)),
    expect.stringMatching(new RegExp(`${cli} content-type import \\S+/content-types --sync --config`)),
  ]);
  expect(runs.join()).not.toContain('top-secret');
  expect(() => statSync(config)).toThrow('ENOENT');
});

test('what is missing is named', () => {
  const { CONTENT_HUB_ID: _, ...without } = env;
  expect(hubOf(without)).toMatchObject({ ok: false, error: expect.stringMatching(/^Set CONTENT_HUB_ID:/) });
  expect(hubOf({ ...env, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^Set PUBLIC_URL:/),
  });
});
