import { invariants } from '../../apps/middleware/proofs/crashes/invariants.ts';
import type { Canary } from '../canary.ts';

/** Faults of a running shop, planted by the check's own command. */
export const shopCanaries = {
  crashes: [
    {
      fault: 'a shop that lost an order it acknowledged, and whose books are wrong in every other way',
      command: {
        run: 'node',
        args: [
          'scripts/onPostgres.ts',
          '--durable',
          'node',
          'apps/middleware/proofs/crashes/cli.ts',
          '--faulty',
        ],
      },
      finds: invariants,
    },
  ],
  races: [
    {
      fault: 'a unit too many that is sold',
      command: {
        run: 'node',
        args: [
          'scripts/onPostgres.ts',
          '--durable',
          'node',
          'apps/middleware/proofs/races/cli.ts',
          '--faulty',
        ],
      },
      finds: ['2 buyers have an order, not 1'],
    },
  ],
  'rolling restart': [
    {
      fault: 'a moment in which no shop is there',
      command: {
        run: 'node',
        args: [
          'scripts/onPostgres.ts',
          'node',
          'scripts/soak/rollingRestart.ts',
          '--restarts',
          '1',
          '--rate',
          '20',
          '--faulty',
        ],
      },
      finds: ['answered 502'],
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Canary, ...Canary[]]>>;
