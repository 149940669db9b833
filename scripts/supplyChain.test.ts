import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type BillOfMaterials, billOfMaterials, type Part } from './billOfMaterials.ts';
import { licenceProblems } from './licences.ts';
import { pnpm } from './pnpm.ts';
import { root } from './root.ts';

const twoDaysInMinutes = 2 * 24 * 60;
/** npx looks at its own cache first, which on a busy machine takes seconds. */
const timeout = 60_000;

describe('what is installed', () => {
  it('reliability K1: pnpm itself says that versions are two days old, as well proven as before, from the registry, and that nothing is run', {
    timeout,
  }, () => {
    const settings = JSON.parse(pnpm('config', 'list', '--json')) as Record<string, unknown>;
    expect(settings).toMatchObject({
      minimumReleaseAgeStrict: true,
      trustPolicy: 'no-downgrade',
      blockExoticSubdeps: true,
    });
    expect(settings['minimumReleaseAge']).toBeGreaterThanOrEqual(twoDaysInMinutes);
    const scripts = Object.entries(settings['allowBuilds'] as Record<string, boolean>);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(6);
    expect(scripts.filter(([, isRun]) => isRun)).toEqual([]);
  });

  it('reliability K3: every locked package comes from the registry with a SHA-512', () => {
    const { packages } = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as {
      packages: Record<string, { resolution: Record<string, string> }>;
    };
    const all = Object.entries(packages);
    expect(all.length).toBeGreaterThan(500);
    // An address, a git commit or a folder would be a key of its own.
    const odd = all.filter(
      ([, { resolution }]) =>
        Object.keys(resolution).join() !== 'integrity' ||
        !/^sha512-[\w+/]{86}==$/.test(resolution['integrity'] ?? ''),
    );
    expect(odd.map(([name]) => name)).toEqual([]);
  });
});

describe('the bill of materials', () => {
  let installed: BillOfMaterials;
  let locked: readonly Part[];
  beforeAll(() => {
    installed = JSON.parse(billOfMaterials('installed')) as BillOfMaterials;
    locked = (JSON.parse(billOfMaterials('locked')) as BillOfMaterials).components;
  }, timeout);
  const isOurs = ({ group }: Part) => group === '@tailorbird';

  it('reliability K3: is CycloneDX 1.6, with what the shop runs on and what only development needs', () => {
    expect(installed).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const scopes = (name: string) =>
      installed.components.filter((part) => part.name === name).map(({ scope }) => scope);
    expect(scopes('hono')).toEqual([undefined]);
    expect(scopes('knip')).toEqual(['excluded']);
  });

  it('reliability K3: every locked package, of any machine, is under a licence we have allowed', () => {
    const foreign = locked.filter((part) => !isOurs(part));
    expect(foreign.length).toBeGreaterThan(500);
    expect(licenceProblems(foreign, installed.components)).toEqual([]);
  });

  it('reliability K3: no host but the registry is named as the source of a package', { timeout }, () => {
    const sources = locked.flatMap(({ externalReferences = [] }) =>
      externalReferences.filter(({ type }) => type === 'distribution'),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect([...new Set(sources.map(({ url }) => new URL(url).host))]).toEqual([
      new URL(pnpm('config', 'get', 'registry').trim()).host,
    ]);
    expect(sources.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
  });
});

interface Workflow {
  readonly on?: { readonly schedule?: readonly { readonly cron: string }[] };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { uses?: string; run?: string }[] }>>;
}

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe('the workflows', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(
    // Ours, in the form that GitHub asks for.
    (file) => parse(readFileSync(join(root, file), 'utf8')) as Workflow,
  );
  const uses = workflows.flatMap(stepsOf);

  it('an action of others is pinned to a commit, which nobody can move', () => {
    const actions = uses.flatMap((step) => step.uses ?? []);
    expect(actions.length).toBeGreaterThan(3);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40}$/.test(action))).toEqual(
      [],
    );
  });

  it('reliability F9: once a week the scripts and headers of the shop’s payment pages are compared with what was built and accepted', () => {
    const weekly = workflows.filter(({ on }) =>
      on?.schedule?.some(({ cron }) => /^\d+ \d+ \* \* [0-6]$/.test(cron)),
    );
    const runs = weekly.flatMap(stepsOf).flatMap((step) => step.run ?? []);
    expect(runs).toEqual([expect.stringMatching(/^npm run payment -- /)]);
  });

  it('reliability K2: what the shop runs on is held against the published advisories', () => {
    const runs = uses.flatMap((step) => step.run ?? []);
    expect(runs.filter((run) => /\baudit --prod --audit-level moderate\b/.test(run))).toHaveLength(1);
  });
});
