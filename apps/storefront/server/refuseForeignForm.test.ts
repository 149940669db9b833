import { expect, test, vi } from 'vitest';
import { refuseForeignForm } from './refuseForeignForm.ts';

test('reliability J7: a form of another site is refused, and told once in the log without what it held', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const request = new Request('http://shop.example/login?email=a@example.com', { method: 'POST' });
  const response = refuseForeignForm(request);
  expect([response.status, await response.text()]).toEqual([403, 'This form came from another site.']);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({
    level: 40,
    time: expect.any(Number),
    event: 'malicious_cors',
    op: 'storefront.form',
    path: '/login',
  });
  log.mockRestore();
});
