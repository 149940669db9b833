import { expect, test, vi } from 'vitest';
import { loadGallery } from './loadGallery.ts';

const shirt = { sku: '200001', name: 'Fern Shirt' };
const moss = { colour: 'Moss Green', swatch: '#4a5d3a', image: '/i/200001-Moss_Green-FF', hoverImage: null };

function galleryOf(answer: Response) {
  const send = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(answer));
  return { send, media: loadGallery({ middlewareUrl: 'http://media.example', send }, shirt, moss) };
}
const setOf = (...items: unknown[]) => galleryOf(Response.json({ name: 'x', items })).media;
const own = [{ type: 'img', src: moss.image, alt: 'Fern Shirt in Moss Green, front' }];

test('commerce §7 media set 1: a set is the JSON of sku and colour, spaces as underscores', async () => {
  const { send, media } = galleryOf(
    Response.json({ items: [{ type: 'img', src: '/i/200001-Moss_Green-FB' }] }),
  );
  expect(await media).toEqual([
    { type: 'img', src: '/i/200001-Moss_Green-FB', alt: 'Fern Shirt in Moss Green, back' },
  ]);
  expect(send.mock.calls[0]?.[0].url).toBe('http://media.example/s/200001-Moss_Green-SET.json');
});

test('commerce §3 media item 1: an item is a picture or a video with its address; anything else is left out', async () => {
  const picture = { type: 'img', src: '/i/200001-Moss_Green-FF' };
  const media = await setOf(
    picture,
    { type: 'video', src: '/v/walk' },
    { type: 'set', set: {} },
    { type: 'img' },
  );
  expect(media.map(({ type, src }) => [type, src])).toEqual([
    ['img', picture.src],
    ['video', '/v/walk/mp4_720p'],
  ]);
});

test('commerce §9 pictures 1: a film is shown at 720p, with its picture until it plays', async () => {
  const [, film] = await setOf({ type: 'img', src: '/i/a' }, { type: 'video', src: '/v/walk' });
  expect(film).toMatchObject({ src: '/v/walk/mp4_720p', poster: '/v/walk' });
});

test('commerce §3 media item 1: a picture’s caption in the set says what its view code cannot', async () => {
  const [said, unsaid] = await setOf(
    { type: 'img', src: '/i/200001-Moss_Green-MX', caption: 'laid with jeans and a scarf' },
    { type: 'img', src: '/i/200001-Moss_Green-MX', caption: 7 },
  );
  expect([said?.alt, unsaid?.alt]).toEqual([
    'Fern Shirt in Moss Green, laid with jeans and a scarf',
    'Fern Shirt in Moss Green, with other pieces',
  ]);
});

test('commerce §7 media set 1: pictures of our own service are asked for at the host the shopper is at, others where they are', async () => {
  const media = await setOf(
    { type: 'img', src: 'https://Media.example/i/200001-Moss_Green-FF?v=1' },
    { type: 'img', src: 'http://media.example.net/i/200001-Moss_Green-FB' },
    { type: 'video', src: 'http://media.example/v/walk' },
  );
  expect(media.map(({ src, poster }) => [src, poster])).toEqual([
    ['/i/200001-Moss_Green-FF?v=1', undefined],
    ['http://media.example.net/i/200001-Moss_Green-FB', undefined],
    ['/v/walk/mp4_720p', '/v/walk'],
  ]);
});

test('commerce §8 media 1: no set, a failure, or one without a picture leaves the colour’s own picture', async () => {
  expect(await galleryOf(new Response('', { status: 404 })).media).toEqual(own);
  expect(await galleryOf(new Response('no JSON')).media).toEqual(own);
  const send = () => Promise.reject(new TypeError('fetch failed'));
  expect(await loadGallery({ middlewareUrl: 'http://media.example', send }, shirt, moss)).toEqual(own);
  expect(await setOf()).toEqual(own);
});

test('commerce §8 media 1: where the colour has no picture of its own either, the placeholder stands for it', async () => {
  const send = () => Promise.resolve(new Response('', { status: 503 }));
  const bare = { ...moss, image: '/i/tailorbird/placeholder' };
  expect(await loadGallery({ middlewareUrl: 'http://media.example', send }, shirt, bare)).toEqual([
    { type: 'img', src: '/i/tailorbird/placeholder', alt: 'Fern Shirt in Moss Green' },
  ]);
});
