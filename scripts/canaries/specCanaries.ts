import { join } from 'node:path';
import type { Canary } from '../canary.ts';
import { root } from '../root.ts';

const specList = `- [x] **§1 one 1** It is kept, and nobody proves it.
- [x] **§1 two 1** It is listed twice.
- [x] **§1 two 1** It is listed twice.
- [~] **§1 three 1** It is kept differently, and nobody says why.
`;

const spec = (...args: string[]) => ({ run: 'node', args: [join(root, 'scripts/spec.ts'), ...args] });

/** What the three checks of the specification must find: in its lists, in what ran, and in the tests themselves. */
export const specCanaries = {
  specification: [
    {
      fault: 'a statement listed twice, and one kept differently for no reason',
      files: { 'docs/specification/blocks.md': specList },
      command: spec('--in', '.'),
      finds: ['blocks §1 two 1: is listed twice', 'blocks §1 three 1: is kept differently'],
    },
  ],
  proofs: [
    {
      fault: 'a kept statement of which no test ran, one whose test failed, and a test of none',
      files: {
        'docs/specification/blocks.md': specList,
        'packages/ui/src/a.test.ts': '',
        '.cache/proofs/unit.json': JSON.stringify([
          { place: 'blocks §1 two 1', project: 'unit', file: 'packages/ui/src/a.test.ts', passed: false },
          { place: 'blocks §9 nowhere 1', project: 'unit', file: 'packages/ui/src/a.test.ts', passed: true },
        ]),
      },
      command: spec('--ran', '--in', '.'),
      finds: [
        'blocks §1 one 1: no test of it ran',
        'blocks §1 two 1: its test failed',
        'blocks §9 nowhere 1: packages/ui/src/a.test.ts names it',
      ],
    },
  ],
  mutants: [
    {
      fault: 'a planted fault that changes nothing',
      command: spec('--mutate', '--harmless', '--only', 'commerce §9 locale cookie 1'),
      finds: ['SURVIVED apps/storefront/app/market/localeCookies.test.ts'],
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Canary, ...Canary[]]>>;
