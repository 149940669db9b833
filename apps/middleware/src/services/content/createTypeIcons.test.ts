import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createTypeIcons } from './createTypeIcons.ts';

const app = createTypeIcons(fileURLToPath(new URL('../../../content/icons', import.meta.url)));

it('the icon of a kind of block is a picture; what is none is not there', async () => {
  const icon = await app.request('/content/icons/banner.svg');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await icon.text()).toContain('<svg');
  for (const path of ['quilt.svg', '..%2fpublished%2fuk%2fhome.svg', 'banner.json'])
    expect((await app.request(`/content/icons/${path}`)).status).toBe(404);
});
