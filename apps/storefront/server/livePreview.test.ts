import { previewAccessOf } from '@tailorbird/middleware/services/content/previewAccessOf';
import { expect, test } from 'vitest';
import { mayPreview } from '../app/preview/previewAccess.ts';
import { previewIn, writePreviewCookie } from '../app/preview/previewCookie.ts';
import { ownStagingHost } from '../app/preview/stagingHost.ts';

const shop = { publicUrl: 'https://shop.example', previewHosts: [ownStagingHost] };
const preview = { host: ownStagingHost, timestamp: '1798761600000' };

test('a live shop without a secret lets nobody in, and honours no cookie of whatever secret', () => {
  const live = { HOST: undefined, TAILORBIRD_PREVIEW_SECRET: undefined, isLive: true };
  const place = { ...shop, previewAccess: previewAccessOf(live) };
  const guesses = ['', 'undefined', 'null', 'a-secret-of-editors', previewAccessOf(live).secret];
  for (const secret of guesses) {
    const cookie = writePreviewCookie(preview, { ...shop, previewAccess: { secret, isOpen: true } });
    expect(previewIn(cookie.split(';', 1)[0] ?? '', place)).toBeUndefined();
    expect(mayPreview(secret, place.previewAccess)).toBe(false);
  }
  expect(mayPreview(null, place.previewAccess)).toBe(false);
});
