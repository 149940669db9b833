import { expect, test } from 'vitest';
import { packageSource } from './packageSources.ts';
import { requireVersionOf } from './requireVersionOf.ts';

test("a release's tag is the version of the packages, or it is refused with what to do", () => {
  const { version } = packageSource('tokens').manifest;
  expect(() => requireVersionOf(`v${version}`)).not.toThrow();
  expect(() => requireVersionOf(version)).toThrow(
    `the packages are ${version}. Run \`npm run changeset -- version\``,
  );
});
