import { canaries } from './canaries.ts';
import type { Canary } from './canary.ts';
import { type Command, command } from './command.ts';

/** One thing CI proves. */
export type Check = {
  readonly name: string;
  readonly commands: readonly Command[];
  /** Faults it must find. What a build makes is looked at by the checks after it, which have theirs. */
  readonly canaries: readonly Canary[];
  /** Names of the checks whose output this one reads. */
  readonly after?: readonly string[];
  /** Whether its commands run beside each other, as parts that share nothing do. */
  readonly together?: boolean;
  /** Whether it keeps every core busy, or measures time, and must have the machine to itself. */
  readonly alone?: boolean;
};

/** A check of `npm test`: it has a canary, unless it makes what others look at. */
type ListedCheck = Check &
  ({ readonly canaries: readonly [Canary, ...Canary[]] } | { readonly makes: string });

/** Only Linux lets a process mount a small disk of its own, to be filled. */
const mountsDisks = process.platform === 'linux';

/**
 * Everything `npm test` and CI run, in the order in which they start: what ends in seconds, then the longest, so that both
 * lanes end together. `--update` accepts new pictures.
 */
export function checks({ update = false }: { update?: boolean } = {}): readonly ListedCheck[] {
  return [
    { name: 'format', canaries: canaries.format, commands: [command('biome ci .')] },
    {
      name: 'types',
      canaries: canaries.types,
      commands: [
        command('node_modules/.bin/react-router typegen', { cwd: 'apps/storefront' }),
        command('tsc -p tsconfig.json'),
        command('tsc -p packages/commerce/tsconfig.json'),
      ],
    },
    { name: 'lint', canaries: canaries.lint, commands: [command('oxlint --type-aware')] },
    { name: 'boundaries', canaries: canaries.boundaries, commands: [command('node scripts/boundaries.ts')] },
    { name: 'specification', canaries: canaries.specification, commands: [command('node scripts/spec.ts')] },
    {
      name: 'dead code',
      canaries: canaries['dead code'],
      commands: [
        command('knip'),
        // Stories and tests are no users of a primitive.
        command('knip --production --include-entry-exports --include files,exports --workspace packages/ui'),
      ],
      after: ['types'],
    },
    {
      name: 'content',
      canaries: canaries.content,
      commands: [command('node tools/content/cli.ts lint')],
    },
    {
      name: 'documents',
      canaries: canaries.documents,
      commands: [command('node apps/docs/site.ts --out .cache/docs-checked')],
    },
    {
      name: 'middleware on PostgreSQL',
      canaries: canaries['middleware on PostgreSQL'],
      commands: [command('node scripts/onPostgres.ts vitest run --project middleware')],
    },
    {
      name: 'middleware',
      canaries: canaries.middleware,
      commands: [command('vitest run --project embedded', { env: { TEST_DATABASE_URL: undefined } })],
    },
    { name: 'unit', canaries: canaries.unit, commands: [command('vitest run --project unit*')] },
    {
      name: 'crashes',
      canaries: canaries.crashes,
      commands: [
        command('node scripts/onPostgres.ts --durable node apps/middleware/proofs/crashes/cli.ts'),
        ...(mountsDisks
          ? [command('unshare --map-root-user --mount node apps/middleware/proofs/crashes/fullDiskCli.ts')]
          : []),
      ],
      alone: true,
    },
    {
      name: 'races',
      canaries: canaries.races,
      commands: [command('node scripts/onPostgres.ts --durable node apps/middleware/proofs/races/cli.ts')],
      alone: true,
    },
    {
      name: 'build',
      makes: 'apps/storefront/build',
      canaries: [],
      commands: [command('node scripts/build.ts')],
      after: ['types'],
    },
    {
      name: 'packages',
      canaries: canaries.packages,
      commands: [command('node scripts/packages.ts --try')],
      after: ['types'],
    },
    {
      name: 'rolling restart',
      canaries: canaries['rolling restart'],
      commands: [
        command('node scripts/onPostgres.ts node scripts/soak/rollingRestart.ts --restarts 4 --rate 50'),
      ],
      after: ['build'],
      alone: true,
    },
    { name: 'size', canaries: canaries.size, commands: [command('node scripts/size.ts')], after: ['build'] },
    {
      name: 'storybook',
      makes: 'apps/storybook/storybook-static',
      canaries: [],
      commands: [
        command('node_modules/.bin/storybook build -o storybook-static --quiet', { cwd: 'apps/storybook' }),
      ],
    },
    {
      name: 'primitives',
      canaries: canaries.primitives,
      commands: [command('vitest run -c primitives.vitest.config.ts', { cwd: 'apps/storybook' })],
    },
    {
      name: 'stories',
      canaries: canaries.stories,
      commands: [command('vitest run', { cwd: 'apps/storybook' })],
      // Both keep what they make ready in one place.
      after: ['storybook'],
    },
    {
      name: 'controls',
      canaries: canaries.controls,
      commands: [command('node apps/storybook/controls.ts')],
      after: ['storybook'],
    },
    {
      name: 'overflow',
      canaries: canaries.overflow,
      commands: [command('node apps/storybook/overflow.ts')],
      after: ['storybook'],
    },
    {
      name: 'visual',
      canaries: canaries.visual,
      commands: [
        command(`node apps/storybook/visual.ts${update ? ' --update' : ''}`),
        command('node apps/storybook/visual.ts --mutate'),
        command(`node apps/storybook/visual.ts --shop${update ? ' --update' : ''}`),
        command('node apps/storybook/visual.ts --shop --mutate'),
      ],
      after: ['storybook', 'build'],
      alone: true,
    },
    {
      name: 'e2e',
      canaries: canaries.e2e,
      // Each half has a shop, a database and a browser of its own.
      commands: [1, 2].map((half) =>
        command(`vitest run -c apps/storefront/e2e/vitest.config.ts --shard=${half}/2`),
      ),
      together: true,
      after: ['build'],
      alone: true,
    },
    {
      name: 'proofs',
      canaries: canaries.proofs,
      commands: [command('node scripts/spec.ts --ran')],
      after: [
        'unit',
        'middleware on PostgreSQL',
        'crashes',
        'races',
        'rolling restart',
        'primitives',
        'stories',
        'e2e',
      ],
    },
    {
      name: 'mutants',
      canaries: canaries.mutants,
      commands: [command('node scripts/onPostgres.ts node scripts/spec.ts --mutate --minutes 1')],
      after: ['proofs'],
      alone: true,
    },
  ];
}
