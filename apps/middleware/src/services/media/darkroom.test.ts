import { studio } from '@tailorbird/picture-studio/studio';
import { expect, it } from 'vitest';
import { createDarkroom } from './darkroom.ts';
import type { Job } from './develop.ts';

it('closing refuses the picture under way and those that wait, so that nobody waits for ever', async () => {
  const darkroom = createDarkroom({ threads: 1, studioModule: studio.module });
  const job: Job = {
    type: 'product',
    kind: 'tee',
    view: 'front',
    recipe: { pattern: 'solid', colours: ['#4f6238'] },
    size: { width: 580, height: undefined, format: 'avif', quality: 55 },
  };
  const asked = [darkroom.develop(job, true), darkroom.develop(job, false)];
  const settled = Promise.allSettled(asked);
  await darkroom.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
