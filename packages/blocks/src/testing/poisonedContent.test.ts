import { expect, test } from 'vitest';
import { htmlOf } from './htmlOf.ts';
import { blockIds, everyFixture } from './library.ts';
import { pageOf } from './pageOf.tsx';
import { poisonedThroughout, watchForPoison } from './poison.ts';

test('reliability G3: content with names of what every object has leaves nothing of it behind', {
  timeout: 240_000,
}, async () => {
  const filled = everyFixture.filter(({ content }) => Object.keys(content).length > 0);
  const ofEach = blockIds.flatMap((id) => filled.find((fixture) => fixture.id === id) ?? []);
  const assertNoPoisoning = await watchForPoison();
  let parsed = 0;
  for (const { id, content } of ofEach) {
    const json = JSON.stringify(content);
    for (const text of poisonedThroughout(json)) {
      expect(text).not.toBe(json);
      const { page } = pageOf(id, JSON.parse(text));
      parsed += 1;
      // What is shown comes from the same parsed content, whatever was among it.
      if (parsed % 24 === 0) await htmlOf(page);
      assertNoPoisoning();
    }
  }
  process.stdout.write(`reliability G3: ${parsed} poisoned items of content, 0 left behind\n`);
  expect(parsed).toBeGreaterThan(1000);
});
