import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMedia } from './createMedia.ts';
import { mediaFolder } from './mediaFolder.ts';

const folder = `${mediaFolder}/films`;
const names = [...new Set(readdirSync(folder).map((file) => parse(file).name))];
const app = createMedia({
  cacheDirectory: '',
  catalogue: { find: async () => undefined },
});

describe('services §4 film', () => {
  it.each(names)(
    'services §4 film: %s has a poster and is at most 600 kB as MP4 and as WebM',
    async (name) => {
      for (const format of ['mp4', 'webm'])
        expect(statSync(`${folder}/${name}.${format}`).size).toBeLessThanOrEqual(600_000);
      const poster = await app.request(`/v/content/${name}`);
      expect(poster.headers.get('content-type')).toBe('image/jpeg');
      const { width, height } = await sharp(Buffer.from(await poster.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1280, 720]);
    },
  );

  it.each(names)(
    'services §4 film: %s begins to play before it is all there, in each rendition’s own type',
    async (name) => {
      for (const [rendition, type] of [
        ['mp4_1080p', 'video/mp4'],
        ['mp4_720p', 'video/mp4'],
        ['webm_720p', 'video/webm'],
      ]) {
        const response = await app.request(`/v/tailorbird/content/${name}/${rendition}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(response.headers.get('accept-ranges')).toBe('bytes');
      }
      const mp4 = readFileSync(`${folder}/${name}.mp4`);
      expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
      expect(mp4.includes('avc1')).toBe(true);
      expect(readFileSync(`${folder}/${name}.webm`).includes('V_VP9')).toBe(true);
    },
  );

  it('services §4 film: answers the ranges that players ask for', async () => {
    const whole = readFileSync(`${folder}/${names[0]}.mp4`);
    const ask = async (range: string) => {
      const response = await app.request(`/v/content/${names[0]}/mp4_1080p`, { headers: { range } });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, range: response.headers.get('content-range'), bytes };
    };
    const { length } = whole;
    expect(await ask('bytes=0-1')).toEqual({
      status: 206,
      range: `bytes 0-1/${length}`,
      bytes: whole.subarray(0, 2),
    });
    expect(await ask('bytes=1000-')).toEqual({
      status: 206,
      range: `bytes 1000-${length - 1}/${length}`,
      bytes: whole.subarray(1000),
    });
    expect((await ask('bytes=-500')).bytes).toEqual(whole.subarray(length - 500));
    expect((await ask(`bytes=10-${length * 2}`)).range).toBe(`bytes 10-${length - 1}/${length}`);
    expect(await ask(`bytes=${length}-`)).toMatchObject({ status: 416, range: `bytes */${length}` });
    expect((await ask('pages=1-2')).status).toBe(200);
  });

  it('services §4 film: a player that has begun another film than there is now gets the whole of this one', async () => {
    const path = `/v/content/${names[0]}/mp4_1080p`;
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    const resumed = (begun: string) =>
      app.request(path, { headers: { range: 'bytes=10-', 'if-range': begun } });
    expect((await resumed(etag)).status).toBe(206);
    expect((await resumed('"another"')).status).toBe(200);
  });

  it('services §4 film: an unknown film or rendition is 404 and says what there is', async () => {
    for (const path of [
      '/v/content/nothing',
      `/v/content/${names[0]}/avi_2k`,
      `/v/content/..%2Fpasses%2Ftee-front`,
    ]) {
      const response = await app.request(path);
      expect([response.status, (await response.json()).message]).toEqual([
        404,
        expect.stringContaining('mp4_1080p'),
      ]);
    }
  });
});
