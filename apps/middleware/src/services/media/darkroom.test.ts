import { studio } from '@tailorbird/picture-studio/studio';
import { expect, it } from 'vitest';
import { createDarkroom, DarkroomFull } from './darkroom.ts';
import type { Job } from './develop.ts';

const job: Job = {
  type: 'product',
  kind: 'tee',
  view: 'front',
  recipe: { pattern: 'solid', colours: ['#4f6238'] },
  size: { width: 580, height: undefined, format: 'avif', quality: 55 },
};

it('closing refuses the picture under way and those that wait, so that nobody waits for ever', async () => {
  const darkroom = createDarkroom({ threads: 1, studioModule: studio.module });
  const asked = [darkroom.develop(job, true), darkroom.develop(job, false)];
  const settled = Promise.allSettled(asked);
  await darkroom.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('a hundred pictures wait for their turn and one more is refused, while what nobody waits for is taken', async () => {
  const darkroom = createDarkroom({ threads: 1, studioModule: studio.module });
  const underWay = darkroom.develop(job, false);
  const waiting = Array.from({ length: 100 }, () => darkroom.develop(job, false));
  const settled = Promise.allSettled([underWay, ...waiting, darkroom.develop(job, true)]);
  await expect(darkroom.develop(job, false)).rejects.toBeInstanceOf(DarkroomFull);
  await darkroom.close();
  const reasons = (await settled).map((one) => one.status === 'rejected' && one.reason);
  expect(reasons).toHaveLength(102);
  expect(reasons.some((reason) => reason instanceof DarkroomFull)).toBe(false);
});
