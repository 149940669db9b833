import { describe, expect, test } from 'vitest';
import { imageLinkTag, videoLinkTag } from '../../../packages/blocks/src/fields/media.ts';
import { schemaAddress } from '../../../packages/blocks/src/schemaAddress.ts';
import { lintContent, reportText } from './lintContent.ts';

const facts = {
  isKnown: (path: string) => ['/', '/about-us', '/browse/womens'].includes(path),
  widthOf: (name: string) => ({ 'tile-dresses': 1080, thumbnail: 320 })[name],
  filesOf: (name: string) => ({ wind: new Set(['jpg', 'mp4', 'webm']), steam: new Set(['webm']) })[name],
  isSold: (code: string) => code === '200001',
};

const item = (id: string, fields: object) => ({ _meta: { schema: schemaAddress(id) }, ...fields });
const page = (...slots: object[]) => item('content-page', { title: 'Sale', slots });
const picture = (name: string, alt?: string) => ({
  _meta: { schema: imageLinkTag },
  name,
  endpoint: 'content',
  ...(alt !== undefined && { alt }),
});
const card = (fields: object) =>
  item('scrollable-card', {
    cards: [{ title: 'Sale', url: '/about-us', image: picture('tile-dresses', 'A dress'), ...fields }],
  });

const problemsOf = (json: unknown) => lintContent({ name: 'sale.json', json }, facts).problems;
const told = (json: unknown) => problemsOf(json).map(({ path, reason }) => `${path}: ${reason}`);

test('good content has nothing wrong, and all its items are counted', () => {
  const json = page(item('hero', { heading: 'Sale' }), card({}));
  expect(lintContent({ name: 'sale.json', json }, facts)).toEqual({
    name: 'sale.json',
    items: 3,
    problems: [],
  });
});

test('what nobody would see is told: a custom block of nothing, a modal with the id of another', () => {
  const modal = item('modal', { modalId: 'fit', title: 'How it fits' });
  const json = page(modal, item('custom-block', { title: 'Note', css: '.a { color: red }' }), modal);
  expect(told(json)).toEqual([
    'slots[1].html: HTML is empty, and there is no JavaScript: shoppers see nothing.',
    'slots[2].modalId: A modal before it has the id “fit” too: links open that one. Give this one an id of its own.',
  ]);
});

describe('what its schema refuses', () => {
  test('is told with its place in the document and the reason', () => {
    const [problem] = problemsOf(page({}, item('hero', { heading: 'x'.repeat(81) })));
    expect(problem).toEqual({
      path: 'slots[1].heading',
      reason: 'Heading is 81 letters long; 80 read best.',
      fix: 'docs/blocks/hero.md says what the field takes.',
      advice: true,
    });
  });

  test('a block that there is not', () => {
    expect(told(page(item('quilt', {})))).toEqual([
      'slots[0]._meta.schema: There is no block “quilt”: shoppers see nothing of it.',
    ]);
  });

  test('a document that is no JSON, or that names no schema', () => {
    const { problems } = lintContent({ name: 'x.json', unreadable: 'It is not JSON.' }, facts);
    expect(problems).toMatchObject([
      { reason: 'It is not JSON.', fix: expect.stringContaining('as it was last') },
    ]);
    expect(told({ title: 'Sale' })).toEqual([': It names no schema of ours at _meta.schema.']);
  });
});

test('times at which nobody would see an item', () => {
  const heroOf = (times: object) => {
    const { _meta, ...fields } = item('hero', { heading: 'Sale' });
    return page({ _meta: { ..._meta, ...times }, ...fields });
  };
  const start = '2027-01-01T09:00:00Z';
  expect(told(heroOf({ edition: { start, end: '2027-01-02T09:00:00Z' } }))).toEqual([]);
  expect(told(heroOf({ edition: { start: 'Friday' } }))).toEqual([
    'slots[0]._meta.edition.start: This is no time, so that shoppers never see the item.',
  ]);
  const ended = 'It ends before it begins: shoppers never see the item.';
  expect(told(heroOf({ edition: { start, end: start }, lifecycle: { expiryTime: start } }))).toEqual([
    `slots[0]._meta.edition.end: ${ended}`,
    `slots[0]._meta.lifecycle.expiryTime: ${ended}`,
  ]);
});

test('a style code that nothing is sold under', () => {
  expect(told(page(item('product-card', { productSku: '200001' })))).toEqual([]);
  expect(told(page(item('product-card', { productSku: '299999' })))).toEqual([
    'slots[0].productSku: There is no style 299999: shoppers see nothing of it.',
  ]);
});

describe('links', () => {
  test('to a page or category that there is not', () => {
    expect(told(card({ url: '/browse/mens/hats' }))).toEqual([
      'cards[0].url: /browse/mens/hats leads nowhere: there is no such page or category.',
    ]);
  });

  test('with a market before them are told what to write', () => {
    expect(problemsOf(card({ url: '/eu/about-us' }))[0]?.fix).toContain('Write /about-us');
  });

  test('in running text are followed too', () => {
    const json = item('text-block', { body: 'See [sizes](/size-guide) and [us](/about-us).' });
    expect(told(json)).toEqual(['body: /size-guide leads nowhere: there is no such page or category.']);
  });

  test('elsewhere, on the same page, or with a query are let be', () => {
    for (const url of ['https://example.com/x', '#sizes', '/browse/womens?colour=red', '/about-us#team'])
      expect(told(card({ url }))).toEqual([]);
  });
});

describe('pictures', () => {
  test('without an alternative text', () => {
    expect(told(card({ image: picture('tile-dresses') }))).toEqual([
      'cards[0].image: The picture has no alternative text: who cannot see it is told nothing.',
    ]);
  });

  test('with one beside them, even an empty one, are right', () => {
    expect(told(card({ image: picture('tile-dresses'), imageAlt: 'A dress' }))).toEqual([]);
    expect(told(card({ image: picture('tile-dresses'), imageAlt: '' }))).toEqual([]);
  });

  test('with one in their own group, as content types ask for it, are right and looked for', () => {
    expect(told(card({ image: { image: picture('tile-dresses'), altText: 'A dress' } }))).toEqual([]);
    expect(told(card({ image: { image: picture('gone'), altText: 'A dress' } }))[0]).toContain(
      'There is no picture “gone”',
    );
    expect(told(card({ image: { image: picture('tile-dresses'), altText: '' } }))[0]).toContain(
      'no alternative text',
    );
  });

  test('by their address need an alternative text too', () => {
    expect(told(card({ image: { url: '/i/content/tile-dresses', alt: 'A dress' } }))).toEqual([]);
    expect(told(card({ image: { url: '/i/content/tile-dresses', alt: '' } }))[0]).toContain(
      'no alternative text',
    );
  });

  test('that are smaller than they are shown', () => {
    expect(told(card({ image: picture('thumbnail', 'A dress') }))[0]).toContain(
      '320 pixels wide and shown up to 580',
    );
    const hero = item('hero', { heading: 'Sale', desktopBackground: picture('tile-dresses', 'A dress') });
    expect(told(hero)[0]).toContain('1080 pixels wide and shown up to 1536');
    const ways = ['One', 'Two'].map((text) => ({
      text,
      url: '/about-us',
      image: picture('tile-dresses', 'A dress'),
    }));
    expect(told(item('navigation-links-banner', { links: ways }))).toEqual([]);
  });

  test('that are not there; on another host they are not looked for', () => {
    expect(told(card({ image: picture('gone', 'A dress') }))[0]).toContain('There is no picture “gone”');
    const elsewhere = { ...picture('gone', 'A dress'), defaultHost: 'cdn.example.com' };
    expect(told(card({ image: elsewhere }))).toEqual([]);
  });
});

describe('films', () => {
  const film = (name: string, alt = 'A dress in the wind') => ({
    ...picture(name, alt),
    _meta: { schema: videoLinkTag },
  });

  test('that are whole, or on another host, are right', () => {
    expect(told(card({ image: film('wind') }))).toEqual([]);
    expect(told(card({ image: { ...film('gone'), defaultHost: 'cdn.example.com' } }))).toEqual([]);
  });

  test('that are not there, whatever picture has their name', () => {
    expect(told(card({ image: film('tile-dresses') }))).toEqual([
      'cards[0].image: There is no film “tile-dresses”.',
    ]);
  });

  test('without the picture that stands for them, or in one format only', () => {
    expect(told(card({ image: film('steam') }))).toEqual([
      'cards[0].image: The film “steam” has no picture: who has asked for less motion or less data sees nothing.',
      'cards[0].image: The film “steam” has no MP4: many browsers, Safari among them, cannot play it.',
    ]);
  });

  test('without an alternative text', () => {
    expect(told(card({ image: film('wind', '') }))).toEqual([
      'cards[0].image: The film has no alternative text: who cannot see it is told nothing.',
    ]);
  });
});

describe('colours', () => {
  const jumpOff = (fields: object) => item('jump-off', { title: 'Sale', url: '/about-us', ...fields });

  test('of words that cannot be read on their ground', () => {
    expect(told(jumpOff({ textColour: '#999', backgroundColour: '#ffffff' }))).toEqual([
      'textColour: Text colour #999 on #ffffff has a contrast of 2.8 to 1, in which many could not read it: it is shown in ink.',
    ]);
  });

  test('of words on the ground a block has unless another is given', () => {
    const timer = { text: 'Ends', startDate: '2026-11-27T09:00:00Z', endDate: '2026-11-30T09:00:00Z' };
    expect(told(item('countdown-timer', { ...timer, textColour: 'paper' }))[0]).toMatch(
      /^textColour: .* contrast/,
    );
    expect(told(item('benefit-bar', { items: [{ text: 'Free' }], textColour: 'ink' }))[0]).toMatch(
      /^textColour: /,
    );
  });

  test('of words on the page’s own paper', () => {
    const sizes = { callsToAction: [{ buttonText: '8', buttonLink: '/browse/womens' }] };
    expect(told(item('size-block', { titleText: 'Sizes', titleColour: 'ink', ...sizes }))).toEqual([]);
    expect(told(item('size-block', { titleText: 'Sizes', titleColour: 'mustard', ...sizes }))[0]).toMatch(
      /^titleColour: .* has a contrast of 2\.\d to 1/,
    );
  });

  test('by our own names; where no colour is given, one that can be read is used', () => {
    expect(told(jumpOff({ textColour: 'paper', backgroundColour: 'moss' }))).toEqual([]);
    expect(told(jumpOff({ backgroundColour: 'moss' }))).toEqual([]);
  });
});

test('the report is grouped by document, with place, reason and remedy, and sums up', () => {
  const good = lintContent({ name: 'good.json', json: page() }, facts);
  const bad = lintContent({ name: 'bad.json', json: card({ url: '/nowhere' }) }, facts);
  expect(reportText([good, bad])).toBe(
    [
      'bad.json',
      '  cards[0].url',
      '    /nowhere leads nowhere: there is no such page or category.',
      '    Correct the address, or publish the page first.',
      '',
      '2 documents with 2 items checked: 1 wrong in 1.',
    ].join('\n'),
  );
  expect(reportText([good])).toBe('1 document with 1 item checked: nothing wrong.');
});
