import { dirname } from 'node:path';
import type { Change } from './change.ts';
import { type Check, checks } from './checks.ts';
import { command } from './command.ts';

const quick = ['format', 'types', 'lint', 'boundaries', 'specification', 'dead code', 'content'];
/** They read documents, every file's name and every style, to which no import leads. */
const ofEveryFile = ['scripts/docs.test.ts', 'scripts/conventions.test.ts', 'scripts/styles.test.ts'];
/** Nearly every test of the middleware imports all of it: of what lies further off, buying something is tried. */
const purchase = 'apps/middleware/src/platforms/embedded/checkout/checkout.test.ts';

/**
 * What a change can have broken, as far as a minute or two can tell, without a browser and a server: the checks that take
 * seconds, the unit tests that import what has changed, and the middleware's tests beside it. Canaries are of the checks,
 * and are left to `npm test`.
 */
export function changedChecks({ since, files }: Change): readonly Check[] {
  const whole = checks()
    .filter(({ name }) => quick.includes(name))
    .map((check) => ({ ...check, canaries: [] }));
  const unit: Check = {
    name: 'unit',
    canaries: [],
    commands: [
      command(`vitest run --project unit* --changed ${since} --passWithNoTests`),
      command(`vitest run --project unit* ${ofEveryFile.join(' ')}`),
    ],
  };
  return [...whole, unit, ...middlewareOf(files)];
}

/** The tests in the folders of the middleware that have changed, on the embedded database, and a purchase. */
function middlewareOf(files: readonly string[]): readonly Check[] {
  if (!files.some((file) => /^(?:apps\/middleware|packages\/commerce)\//.test(file))) return [];
  const folders = files
    .filter((file) => file.startsWith('apps/middleware/src/'))
    .map((file) => `${dirname(file)}/`);
  const beside = [...new Set([...folders, purchase])].join(' ');
  return [
    {
      name: 'middleware',
      canaries: [],
      commands: [
        command(`vitest run --project middleware ${beside}`, { env: { TEST_DATABASE_URL: undefined } }),
      ],
    },
  ];
}
