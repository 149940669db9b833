import { expect, test } from 'vitest';
import { checkHydrationStart } from './checkHydrationStart.ts';

test('react-router: a page is started as the installed version starts it. Else compare reactRouterStart.ts with <Scripts> and <ServerRouter>', async () => {
  await expect(checkHydrationStart()).resolves.toBeUndefined();
});
