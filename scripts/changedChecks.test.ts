import { expect, it } from 'vitest';
import { changedChecks } from './changedChecks.ts';

const linesOf = (...files: string[]) =>
  Object.fromEntries(
    changedChecks({ since: 'abc', files }).map(({ name, commands }) => [
      name,
      commands.map(({ args }) => args.join(' ')),
    ]),
  );

it('a change anywhere is checked by what takes seconds, and by the unit tests that import it', () => {
  const lines = linesOf('packages/ui/src/button/Button.tsx');
  expect(Object.keys(lines)).toEqual([
    'format',
    'types',
    'lint',
    'boundaries',
    'specification',
    'dead code',
    'content',
    'unit',
  ]);
  expect(lines['unit']?.[0]).toContain('--changed abc');
});

it('a change of the middleware or of the rules is tried by the tests beside it and by a purchase', () => {
  const [ofMiddleware] = linesOf('apps/middleware/src/rpc/rpc.ts', 'README.md')['middleware'] ?? [];
  expect(ofMiddleware).toContain(' apps/middleware/src/rpc/ ');
  expect(ofMiddleware).toContain('checkout.test.ts');
  const [ofRules] = linesOf('packages/commerce/src/money.ts')['middleware'] ?? [];
  expect(ofRules).toContain(
    '--project middleware apps/middleware/src/platforms/embedded/checkout/checkout.test.ts',
  );
});
