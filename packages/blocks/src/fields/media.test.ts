import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContent } from '../readContent.ts';
import { altText } from './altText.ts';
import { imageLinkTag, media, videoLinkTag } from './media.ts';

const link = { name: 'hero autumn', endpoint: 'tailorbird', defaultHost: '' };

test('blocks §3 media 2: the link’s schema tag says whether it is a picture', () => {
  expect(media.parse({ ...link, _meta: { schema: imageLinkTag } })).toEqual({
    type: 'image',
    src: '/i/tailorbird/hero%20autumn',
    alt: '',
  });
});

test('blocks §7 pictures 1: a picture comes from the media host that its link names, else from the shop’s own', () => {
  const picture = { ...link, _meta: { schema: imageLinkTag } };
  expect(media.parse({ ...picture, defaultHost: 'media.example' })).toMatchObject({
    src: 'https://media.example/i/tailorbird/hero%20autumn',
  });
  expect(media.parse(picture)).toMatchObject({ src: '/i/tailorbird/hero%20autumn' });
});

test('blocks §7 videos 1: … or a video, played in one rendition from its own path, or as WebM where that cannot be', () => {
  const host = { ...link, name: 'lino', defaultHost: 'media.example', alt: 'A lino block' };
  expect(media.parse({ ...host, _meta: { schema: videoLinkTag } })).toEqual({
    type: 'video',
    src: 'https://media.example/v/tailorbird/lino/mp4_1080p',
    webm: 'https://media.example/v/tailorbird/lino/webm_720p',
    poster: 'https://media.example/v/tailorbird/lino',
    alt: 'A lino block',
  });
});

test('blocks §3 media 1: a picture has an address and a text, a video a host, an endpoint and a name', () => {
  const film = { ...link, defaultHost: 'media.example', _meta: { schema: videoLinkTag } };
  expect(media.parse({ ...link, alt: 'Autumn', _meta: { schema: imageLinkTag } })).toMatchObject({
    src: '/i/tailorbird/hero%20autumn',
    alt: 'Autumn',
  });
  expect(media.parse(film)).toMatchObject({ poster: 'https://media.example/v/tailorbird/hero%20autumn' });
  expect(media.safeParse({ ...film, name: undefined }).success).toBe(false);
  expect(media.safeParse({ ...film, endpoint: undefined }).success).toBe(false);
});

test('blocks §3 media 1: a picture may be an address and an alternative text and nothing else', () => {
  expect(media.parse({ url: 'https://media.example/i/shop/hero', alt: 'A dress on a line' })).toEqual({
    type: 'image',
    src: 'https://media.example/i/shop/hero',
    alt: 'A dress on a line',
  });
  expect(media.parse({ url: '/i/tailorbird/hero' })).toEqual({
    type: 'image',
    src: '/i/tailorbird/hero',
    alt: '',
  });
});

test('blocks §3 media 3: a link may have its alternative text beside it, as content types ask for it', () => {
  const image = { ...link, _meta: { schema: imageLinkTag } };
  const video = { ...link, _meta: { schema: videoLinkTag } };
  expect(media.parse({ image, altText: 'Autumn' })).toMatchObject({ type: 'image', alt: 'Autumn' });
  expect(media.parse({ video, altText: 'Lino' })).toMatchObject({ type: 'video', alt: 'Lino' });
  expect(media.parse({ image: { ...image, alt: 'Its own' }, altText: '' })).toMatchObject({ alt: 'Its own' });
  expect(media.safeParse({ altText: 'Autumn' }).success).toBe(false);
});

const focalPoint = { x: 70, y: 100 };
const image = { ...link, _meta: { schema: imageLinkTag } };

test.each([
  ['a link', { ...image, focalPoint }],
  ['a link with words beside it', { image, altText: 'Autumn', focalPoint }],
  ['a link with another point of its own', { image: { ...image, focalPoint: { x: 0, y: 0 } }, focalPoint }],
  ['a link in a group', { image: { ...image, focalPoint } }],
  ['an address', { url: '/i/tailorbird/hero', focalPoint }],
])('a picture’s focal point is where it is positioned: %s', (_, written) => {
  expect(media.parse(written)).toMatchObject({ type: 'image', focalPoint: '70% 100%' });
});

test('a picture without a focal point, and a video with one, have none', () => {
  expect(media.parse(image)).not.toHaveProperty('focalPoint');
  const video = { ...link, _meta: { schema: videoLinkTag }, focalPoint };
  expect(media.parse(video)).not.toHaveProperty('focalPoint');
  expect(media.parse({ video, altText: 'Lino' })).not.toHaveProperty('focalPoint');
});

test.each([
  [{ x: 140, y: 20 }, '100% 20%', 'it is read as 100.'],
  [{ x: '70%', y: 20 }, '70% 20%', 'it is read as 70.'],
  [{ x: 70 }, undefined, 'From the top is missing. It is left out.'],
  ['top', undefined, 'Focal point is “top”, and must be a group of fields. It is left out.'],
  [[70, 20], undefined, 'It is left out.'],
  [{ x: 'left', y: 0 }, undefined, 'It is left out.'],
])('a wrong focal point never costs the picture, and its editor is told: %j', (wrong, shown, reason) => {
  for (const picture of [image, { image, altText: 'Autumn' }, { url: '/i/tailorbird/hero', alt: '' }]) {
    const { content, faults } = readContent(z.object({ picture: media }), {
      picture: { ...picture, focalPoint: wrong },
    });
    expect(content?.picture).toMatchObject({ type: 'image', src: expect.stringContaining('hero') });
    expect(content?.picture.type === 'image' && content.picture.focalPoint).toBe(shown);
    expect(faults).toEqual([
      expect.objectContaining({
        path: expect.stringMatching(/^picture\.focalPoint/),
        reason: expect.stringContaining(reason),
      }),
    ]);
  }
});

test.each([
  { url: 'javascript:alert(1)', alt: '' },
  { url: 'http://media.example/hero', alt: '' },
  { url: '//media.example/hero', alt: '' },
  { url: '#hero', alt: '' },
  { url: '/log-out', alt: '' },
  { url: '/i/../log-out', alt: '' },
  { url: 'data:image/svg+xml,<svg/>', alt: '' },
  { ...link, _meta: { schema: 'https://example.com/other' } },
  { ...link, _meta: { schema: imageLinkTag }, defaultHost: 'evil.example/path?' },
  { ...link, _meta: { schema: imageLinkTag }, endpoint: '../secret' },
  { ...link, _meta: { schema: imageLinkTag }, name: '' },
])('a link of another kind, or to another place, is refused', (value) => {
  expect(media.safeParse(value).success).toBe(false);
});

test('blocks §3 media 3: alternative text falls back to the picture’s own', () => {
  expect(altText({ alt: 'The picture’s' }, 'The block’s')).toBe('The block’s');
  expect(altText({ alt: 'The picture’s' }, '')).toBe('The picture’s');
  expect(altText({ alt: 'The picture’s' }, undefined)).toBe('The picture’s');
});
