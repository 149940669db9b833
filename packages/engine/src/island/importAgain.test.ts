import { expect, test, vi } from 'vitest';
import { importAgain } from './importAgain.ts';

const address = 'https://shop.example/assets/Footer-1a2b3c4d.js';

test('the first failure is told as it is; the next time the script is asked for by its own address first', async () => {
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  const load = vi.fn<() => Promise<{ name: string }>>().mockRejectedValueOnce(failure);
  await expect(importAgain(load)).rejects.toBe(failure);
  load.mockResolvedValueOnce({ name: 'Footer' });
  await expect(importAgain(load)).resolves.toEqual({ name: 'Footer' });
});
