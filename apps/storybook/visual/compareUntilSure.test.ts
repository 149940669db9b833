import { expect, test } from 'vitest';
import { compareUntilSure, type Look } from './compareUntilSure.ts';
import type { Change } from './reportData.ts';

const change = (name: string, kind: Change['kind'] = 'changed'): Change => ({ name, kind, count: 7 });

/** Looks that find one list of changes after the other, and what each was to look at. */
function looks(...found: Change[][]) {
  const asked: (readonly string[] | undefined)[] = [];
  const look: Look = (ids) => {
    asked.push(ids);
    const names = new Set(['a.390', 'a.1440', 'b.390']);
    return Promise.resolve({ changes: found.shift() ?? [], names });
  };
  return { look, asked };
}

test('a picture that differs once is told, and is no change', async () => {
  const { look, asked } = looks([change('a.390'), change('b.390')], [change('b.390')], [change('b.390')]);
  const { changes, differedOnce } = await compareUntilSure(look);
  expect(changes).toEqual([change('b.390')]);
  expect(differedOnce).toEqual([change('a.390', 'differed once')]);
  expect(asked).toEqual([undefined, ['a', 'b'], ['b']]);
});

test('so is one that differs twice and then does not', async () => {
  const { look } = looks([change('a.390')], [change('a.390')], []);
  expect(await compareUntilSure(look)).toMatchObject({
    changes: [],
    differedOnce: [change('a.390', 'differed once')],
  });
});

test('what is new stays so without being taken again, and where nothing differs nothing is told', async () => {
  const { look, asked } = looks([change('a.390', 'new')]);
  expect(await compareUntilSure(look)).toMatchObject({ changes: [change('a.390', 'new')], differedOnce: [] });
  expect(asked).toHaveLength(1);
});

test('of a picture that differs each time the last one is told', async () => {
  const { look } = looks(...[5, 6, 7].map((count) => [{ ...change('a.390'), count }]));
  expect((await compareUntilSure(look)).changes).toEqual([{ ...change('a.390'), count: 7 }]);
});
