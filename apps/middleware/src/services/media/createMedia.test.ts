import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { studio } from '@tailorbird/picture-studio/studio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMedia } from './createMedia.ts';
import { contentNames, createPictures, type MediaCatalogue } from './createPictures.ts';
import { createDarkroom, type Darkroom } from './darkroom.ts';
import { parsePictureName } from './pictureAddress.ts';
import { prepare } from './prepare.ts';

const catalogue: MediaCatalogue = {
  find: async (styleCode, colour) =>
    colour === 'Moss Green' && (styleCode === '101234' || styleCode === '105678')
      ? { kind: styleCode === '101234' ? 'tee' : 'mug', recipe: { pattern: 'solid', colours: ['#6d7350'] } }
      : undefined,
};

let folder: string;
const darkroom = createDarkroom({ threads: 1, studioModule: studio.module });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});

afterAll(async () => {
  await darkroom.close();
  await rm(folder, { recursive: true });
});

/** A darkroom that only counts. */
function counting(): Darkroom & { made: number } {
  const self = {
    made: 0,
    develop: async () => {
      self.made++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Uint8Array.of(1, 2, 3);
    },
    close: async () => {},
  };
  return self;
}

function service(room: Darkroom, cache: string) {
  const cacheDirectory = join(folder, cache);
  const pictures = createPictures({ cacheDirectory, catalogue, studio, darkroom: room });
  return { pictures, cacheDirectory, app: createMedia({ cacheDirectory, catalogue, pictures }) };
}

const moss = '/i/101234-Moss_Green-FF';

describe('services §4 dynamic media', () => {
  it('services §4 image: the account may stand before the name, in pictures and in sets', async () => {
    const { app } = service(counting(), 'account');
    for (const path of [
      '/i/tailorbird/101234-Moss_Green-FF?w=320',
      '/s/tailorbird/101234-Moss_Green-SET.json',
    ])
      expect((await app.request(path)).status).toBe(200);
    expect((await app.request('/i/elsewhere/101234-Moss_Green-FF?w=320')).status).toBe(404);
  });

  it('services §4 image: answers the width asked for in the format asked for', async () => {
    const { app } = service(darkroom, 'real');
    for (const [fmt, heif] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
      ['jpeg', 'jpeg'],
    ] as const) {
      const response = await app.request(`${moss}?w=320&fmt=${fmt}`);
      expect(response.headers.get('content-type')).toBe(`image/${fmt}`);
      const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([facts.width, facts.height, facts.format]).toEqual([320, 400, heif]);
    }
  });

  it('commerce §9 pictures 1: a picture of a product asked for without a size is 1600 by 2133', async () => {
    const { app } = service(darkroom, 'default');
    const sizeOf = async (path: string) => {
      const response = await app.request(path);
      const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return [facts.width, facts.height];
    };
    for (const view of ['FF', 'L'])
      expect(await sizeOf(`/i/101234-Moss_Green-${view}?fmt=webp`)).toEqual([1600, 2133]);
    expect(await sizeOf(`${moss}?w=320&fmt=webp`)).toEqual([320, 400]);
    expect(await sizeOf(`${moss}?h=400&fmt=webp`)).toEqual([320, 400]);
    // The zoom's: as large as it is drawn, and never larger.
    expect(await sizeOf(`${moss}?w=2400&fmt=webp`)).toEqual([1920, 2400]);
    // What an editor or a merchant gave keeps its own shape.
    expect(await sizeOf('/i/content/hero-autumn?fmt=webp')).not.toEqual([1600, 2133]);
  });

  it('services §4 image: fmt=auto follows what the browser accepts and says so', async () => {
    const { app } = service(counting(), 'auto');
    const type = async (accept: string) => {
      const response = await app.request(`${moss}?w=100&fmt=auto`, { headers: { accept } });
      expect(response.headers.get('vary')).toContain('Accept');
      return response.headers.get('content-type');
    };
    expect(await type('image/avif,image/webp,*/*')).toBe('image/avif');
    expect(await type('image/webp,*/*')).toBe('image/webp');
    expect(await type('*/*')).toBe('image/jpeg');
  });

  it('services §4 film: its poster is a picture in the width and format asked for, and whole without', async () => {
    const { app } = service(darkroom, 'poster');
    const response = await app.request('/v/tailorbird/content/film-wind?w=415&fmt=auto&qlt=default', {
      headers: { accept: 'image/avif,*/*' },
    });
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      'image/avif',
      expect.stringContaining('Accept'),
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(415);
    const whole = await app.request('/v/content/film-wind');
    expect(bytes.length).toBeLessThan((await whole.arrayBuffer()).byteLength / 4);
    const film = await app.request('/v/content/film-wind/mp4_1080p?w=415');
    expect(film.headers.get('content-type')).toBe('video/mp4');
    for (const unknown of ['nothing', 'hero-autumn'])
      expect((await app.request(`/v/content/${unknown}?w=415`)).status).toBe(404);
  });

  it('services §4 image: is kept for a year, readable from anywhere, and not sent again unchanged', async () => {
    const { app } = service(counting(), 'headers');
    const first = await app.request(`${moss}?w=100`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const again = await app.request(`${moss}?w=100`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('services §4 image: many waiting for one picture share one making, and it is kept whole on disk', async () => {
    const room = counting();
    const { app, cacheDirectory } = service(room, 'shared');
    const many = await Promise.all(Array.from({ length: 12 }, async () => app.request(`${moss}?w=200`)));
    expect(many.map((response) => response.status)).toEqual(Array(12).fill(200));
    await app.request(`${moss}?w=200`);
    expect(room.made).toBe(1);
    const files = await readdir(cacheDirectory, { recursive: true });
    expect(files.filter((file) => file.includes('.'))).toEqual([expect.stringMatching(/\.jpeg$/)]);
  });

  it('services §4 image: nonsense is refused by the name of the thing and what it may be', async () => {
    const { app } = service(counting(), 'nonsense');
    const refuse = async (query: string) => {
      const response = await app.request(`${moss}?${query}`);
      expect(response.status).toBe(400);
      return (await response.json()).message;
    };
    expect(await refuse('w=9000')).toBe('w must be from 1 to 2400 pixels.');
    expect(await refuse('h=tall')).toContain('h must be a whole number of pixels');
    expect(await refuse('fmt=bmp')).toContain('avif, webp, jpeg');
    expect(await refuse('qlt=900')).toContain('1 to 100');
  });

  it('services §4 image: an unknown name is 404 and says what a name looks like; img404 shows another instead', async () => {
    const { app } = service(darkroom, 'unknown');
    const unknown = await app.request('/i/nothing?w=100');
    expect([unknown.status, (await unknown.json()).message]).toEqual([
      404,
      expect.stringContaining('101234-Moss_Green-FF'),
    ]);
    expect((await app.request('/i/999999-Red-FF?w=100')).status).toBe(404);
    const instead = await app.request('/i/999999-Red-FF?w=100&img404=placeholder&fmt=webp');
    expect([instead.status, instead.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(instead.headers.get('cache-control')).not.toContain('immutable');
  });

  it('services §4 image: a name never reaches outside the content folder', async () => {
    const { app } = service(counting(), 'outside');
    for (const name of [
      'content/..%2F..%2Fpackage',
      'content/%2e%2e/passes/tee-front',
      '..%2Fpackage.json',
      '%E0%A4%A',
    ]) {
      expect((await app.request(`/i/${name}?w=100`)).status).toBe(404);
    }
  });

  it("services §4 set: lists a colour's pictures: the whole, where it is at home, among other things, then behind and close up", async () => {
    const { app } = service(counting(), 'set');
    const response = await app.request('http://shop.test/s/101234-Moss_Green-SET.json');
    expect(await response.json()).toEqual({
      name: '101234-Moss_Green-SET',
      items: ['FF', 'L', 'MX', 'FB', 'FD'].map((code) => ({
        type: 'img',
        src: `http://shop.test/i/101234-Moss_Green-${code}`,
        width: 1600,
        height: 2133,
        format: 'JPEG',
        ...(code === 'L' && { caption: 'on an oak table in the sun' }),
        ...(code === 'MX' && { caption: 'laid with jeans and a tote bag' }),
      })),
    });
    expect((await app.request('/s/101234-Pink-SET.json')).status).toBe(404);
  });

  it('commerce §3 media item 2: view FB only of what has a back', async () => {
    const { app } = service(counting(), 'backs');
    const { items } = await (await app.request('/s/105678-Moss_Green-SET.json')).json();
    expect(items.map(({ src }: { src: string }) => src.slice(-2))).toEqual(['FF', '-L', 'MX', 'FD']);
    const back = await app.request('/i/105678-Moss_Green-FB?w=100');
    expect([back.status, (await back.json()).message]).toEqual([
      404,
      'There is no picture "105678-Moss_Green-FB": a mug is not pictured from behind.',
    ]);
  });

  it('pictures: preparing makes each picture once, passes over unknown names and stops when told', async () => {
    const room = counting();
    const { pictures } = service(room, 'prepare');
    const wanted = [
      { name: '101234-Moss_Green-FF', width: 580 },
      { name: 'unknown', width: 580 },
      { name: '101234-Moss_Green-FD', width: 200 },
    ];
    expect(await prepare(pictures, wanted)).toEqual({ made: 2, failures: [] });
    expect(room.made).toBe(2);
    expect((await prepare(pictures, wanted, { signal: AbortSignal.abort() })).made).toBe(0);
  });

  it('pictures: every content picture that is made ahead is one there is', async () => {
    const { pictures } = service(counting(), 'content');
    const names = await contentNames();
    expect(names).toEqual(expect.arrayContaining(['content/hero-autumn', 'films/film-wind']));
    expect(names.every((name) => parsePictureName(name).ok)).toBe(true);
    expect(
      await prepare(
        pictures,
        names.map((name) => ({ name, width: 200 })),
      ),
    ).toEqual({ made: names.length, failures: [] });
  });
});
