import { expect, test } from 'vitest';
import { titled } from './titleTags.ts';

test('commerce §2 error page 3: a page that is not shown lends its title to none', () => {
  expect(titled('Your bag')({})).toEqual([
    { title: 'Your bag | Tailorbird' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(titled('Your bag')({ error: null })).toHaveLength(2);
  expect(titled('Your bag')({ error: new Error('404') })).toEqual([]);
});
