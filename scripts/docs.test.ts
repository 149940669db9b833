import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checks } from './checks.ts';
import { chooseChecks } from './chooseChecks.ts';
import { root } from './root.ts';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
/** Folders that are made and not kept. */
const made = /^(?:\..*|node_modules|build|storybook-static)$/;
/** Folders that the recipes make. */
const toBeMade = ['packages/blocks/src/quote-card/', 'packages/ui/src/rating/'];
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');
/** What a pattern finds in all documents, as `document: what`. */
const found = (pattern: RegExp) =>
  documents.flatMap((document) =>
    [...textOf(document).matchAll(pattern)].map(([, what = '']) => ({ document, what })),
  );
const lines = (rows: readonly { document: string; what: string }[]) =>
  rows.map(({ document, what }) => `${document}: ${what}`);

it('every command that the documents name is one of ours', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = found(/\bnpm (?:run )?((?<=run )[\w:]+|start|test(?::\w+)?)\b/g);
  expect(named.length).toBeGreaterThan(20);
  expect(lines(named.filter(({ what }) => !Object.hasOwn(scripts, what)))).toEqual([]);
});

it('every check that the documents run alone is one of ours', () => {
  const named = found(/npm test -- --only ('[^']+'|[\w,]+)/g);
  expect(named.length).toBeGreaterThan(3);
  const refused = named.filter(({ what }) => !chooseChecks(checks(), { only: what.replaceAll("'", '') }).ok);
  expect(lines(refused)).toEqual([]);
});

it('every file of ours that the documents name is there', () => {
  const named = found(/`((?:apps|packages|scripts|tools|docs|bench|security)\/[\w./-]*)`/g);
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(({ what }) => !existsSync(join(root, what)));
  expect(lines(missing)).toEqual(toBeMade.map((folder) => `docs/how-to.md: ${folder}`));
});

it('every folder of the house is explained in one line', () => {
  const rooms = [
    'packages',
    'apps/storefront',
    'apps/storefront/app',
    'apps/storybook',
    'apps/middleware',
    'apps/middleware/src',
    'tools',
  ];
  const folders = rooms.flatMap((room) =>
    readdirSync(join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !made.test(entry.name))
      .map(({ name }) => `${room}/${name}`)
      .filter((folder) => !rooms.includes(folder)),
  );
  expect(folders.length).toBeGreaterThan(50);
  const map = textOf('docs/where-does-my-code-live.md');
  expect(
    [...folders, 'bench', 'deploy', 'security'].filter((folder) => !map.includes(`| \`${folder}/\` |`)),
  ).toEqual([]);
});

/** A setting of PostgreSQL's own. */
const notOurs = new Set(['archive_mode']);
/** A decision speaks of its day, and of what was not taken; the others are made or are in the specification's words. */
const notGuides = /^docs\/(?:decisions|specification|blocks)\//;

it('every name that the guides write as code is in the code', () => {
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\.(?:[cm]?[jt]sx?|json|py|svg|ya?ml|example)$/.test(file) && existsSync(join(root, file)),
    );
  expect(sources.length).toBeGreaterThan(1_000);
  const words = new Set(
    sources
      .filter((file) => !/pnpm-lock|docs\.test\.ts$/.test(file))
      .flatMap((file) => `${file}\n${textOf(file)}`.match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  const named = found(/`([A-Za-z_$][\w$]*)(?:\(\))?`/g).filter(({ document }) => !notGuides.test(document));
  expect(named.length).toBeGreaterThan(60);
  expect(lines(named.filter(({ what }) => !words.has(what) && !notOurs.has(what)))).toEqual([]);
});

it('every alert has a runbook, named as it is, and every runbook an alert', () => {
  const alerts = z
    .object({
      groups: z.array(
        z.object({
          rules: z.array(z.object({ alert: z.string(), annotations: z.object({ runbook: z.string() }) })),
        }),
      ),
    })
    .parse(parse(textOf('deploy/prometheus/alerts.yml')))
    .groups.flatMap(({ rules }) => rules);
  expect(alerts.length).toBeGreaterThan(5);
  const written = documents.filter((name) => name.startsWith('docs/runbooks/'));
  expect(alerts.map(({ annotations }) => annotations.runbook).toSorted()).toEqual(written.toSorted());
  for (const { alert, annotations } of alerts)
    expect(textOf(annotations.runbook)).toMatch(new RegExp(`^# ${alert}: `));
});

it('every link between the documents leads somewhere', () => {
  const links = found(/\]\((?!\w+:|\/)([^)#\s]+)[^)]*\)/g);
  expect(links.length).toBeGreaterThan(50);
  expect(
    lines(links.filter(({ document, what }) => !existsSync(join(root, dirname(document), what)))),
  ).toEqual([]);
});
