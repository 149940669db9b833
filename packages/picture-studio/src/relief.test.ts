import { expect, it } from 'vitest';
import { light } from './colour.ts';
import { reliefs, relieved } from './relief.ts';
import { solid } from './weaves.ts';

it.each(reliefs.options)(
  'pictures: cloth with %s is not flat, and as light by and large as without',
  (name) => {
    const ground = light('#a5b198');
    const paint = relieved(solid(ground), name);
    const out = new Float32Array(3);
    const seen: number[] = [];
    for (let u = -0.2; u < 0.2; u += 0.0013)
      for (let v = 0.3; v < 0.5; v += 0.0017) {
        paint(u, v, out);
        seen.push((out[1] ?? 0) / ground[1]);
      }
    const mean = seen.reduce((sum, one) => sum + one, 0) / seen.length;
    expect(Math.max(...seen.slice(0, 5_000)) - Math.min(...seen.slice(0, 5_000))).toBeGreaterThan(0.09);
    expect(mean).toBeGreaterThan(0.84);
    expect(mean).toBeLessThan(1.03);
  },
);
