import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { freePort, isPortFree, portOwner } from './port.ts';

describe('a port in use', () => {
  it('is not free, and is free again when its server has ended', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, resolve));
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });

  it.runIf(process.platform === 'linux')('names the process that holds it', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(portOwner(port)).toContain(`process ${process.pid} (`);
    await new Promise((resolve) => server.close(resolve));
    expect(portOwner(port)).toBeUndefined();
  });
});
