import { expect, test } from 'vitest';
import { checkHydrationStart } from './checkHydrationStart.ts';

test('react-router: the start of a page by the installed version is recognised and waits', async () => {
  const { html, scripts } = await checkHydrationStart();
  expect(html.toString()).toContain('requestIdleCallback');
  expect(scripts.some((script) => script.includes('import("/entry.js")'))).toBe(true);
});
