import { expect, test, vi } from 'vitest';
import { askStagingHost } from './askStagingHost.ts';

test('reliability J7: a host that leads inside our network is a security event, told once', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(askStagingHost(new Request('https://127.0.0.1/content/id/1'))).rejects.toThrow(
    'inside our network',
  );
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: 'malicious_ssrf',
    op: 'preview.address',
  });
  log.mockRestore();
});
