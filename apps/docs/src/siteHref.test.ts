import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteHref } from './siteHref.ts';

const root = join(import.meta.dirname, '../../..');
const from = (document: string, href: string) => siteHref(root, document, href);

it('a link between documents leads from place to place', () => {
  expect(from('docs/blocks/hero.md', 'README.md')).toBe('/blocks/index.md');
  expect(from('docs/where-does-my-code-live.md', '../packages/engine/README.md')).toBe('/packages/engine.md');
  expect(from('README.md', 'docs/how-to.md#add-a-page')).toBe('/how-to.md#add-a-page');
});

it('a link out of the site, or within a page, is left as it is', () => {
  expect(from('README.md', 'http://localhost:3000')).toBe('http://localhost:3000');
  expect(from('README.md', '#growing')).toBe('#growing');
});

it('a file that is not on the site has no address there', () => {
  expect(from('README.md', '.env.example')).toBeUndefined();
});

it('a link to what is not there is told with its document', () => {
  expect(() => from('docs/how-to.md', 'gone.md')).toThrow('docs/how-to.md has a dead link: gone.md');
});
