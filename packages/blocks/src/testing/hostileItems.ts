import { schemaAddress } from '../schemaAddress.ts';

const item = (id: string, content: object) => ({ ...content, _meta: { schema: schemaAddress(id) } });
const many = <T>(count: number, entry: T): T[] => Array.from({ length: count }, () => entry);
const link = { text: 'Returns', url: '/returns' };
const page = { title: 'Womens', url: '/browse/womens' };
const picture = { url: '/i/tailorbird/hero-autumn', alt: 'A coat' };
const card = { title: 'Coats', url: '/browse/womens/coats', image: picture };
const call = { buttonText: 'Shop', buttonLink: '/browse/womens', buttonStyle: 'primary' };
const hero = (content: object) => item('hero', { heading: 'Sale', ...content });

/** For tests: content as hurried, mistaken and ill-meaning people write it. Something in each can be shown, and something is to be told. */
export const hostileItems: Readonly<Record<string, object>> = {
  'a heading of one word of 200 letters': hero({ heading: 'Donaudampfschifffahrt'.repeat(10) }),
  'a heading of 100,000 letters': hero({ heading: 'long '.repeat(20_000) }),
  'a heading that is a figure': hero({ heading: 2027 }),
  'a choice in capitals': hero({ horizontalPosition: 'RIGHT' }),
  'a choice in American': hero({ horizontalPosition: 'Center' }),
  'a choice there is not': hero({ verticalPosition: 'Sideways' }),
  'a colour with transparency': hero({ textColour: '#112233FF' }),
  'a colour without its sign': hero({ backgroundColour: '4f6238' }),
  'a colour with a space': hero({ backgroundColour: 'duck egg' }),
  'a colour that is a style sheet': hero({ textColour: 'red;background:url(https://evil.example)' }),
  'a size in a text': hero({ headingSize: '94px' }),
  'a size that no screen has': hero({ headingSize: 1e9 }),
  'a size below nothing': hero({ headingMobileSize: -4 }),
  'a yes that is a text': hero({ loop: 'yes' }),
  'twelve calls to action': hero({ callsToAction: many(12, call) }),
  'a call to action that is no group': hero({ callsToAction: [call, 'Shop now'] }),
  'a call to action with a script': hero({ callsToAction: [{ ...call, buttonLink: 'javascript:alert(1)' }] }),
  'a background that is words': hero({ desktopBackground: 'hero-autumn' }),
  'a background from nowhere': hero({ desktopBackground: { url: 'data:image/png;base64,AAAA', alt: '' } }),
  'a field misspelt': hero({ subheadin: 'Until Sunday' }),
  'a field of another block': hero({ tiles: many(3, card) }),
  'a footer with a file of another kind among its links': item('footer', {
    columns: [{ title: 'Help', links: [link, { text: 'Brochure', url: 'ftp://shop.example/a.pdf' }] }],
  }),
  'a footer with a column without links': item('footer', {
    columns: [
      { title: 'Help', links: [] },
      { title: 'Shop', links: [link] },
    ],
  }),
  'a footer with 40 columns': item('footer', { columns: many(40, { title: 'Help', links: [link] }) }),
  'a footer whose columns are one column': item('footer', { columns: { title: 'Help', links: [link] } }),
  'an eleventh menu item': item('desktop-navigation', { items: many(11, page) }),
  'a menu item without an address': item('desktop-navigation', { items: [page, { title: 'Sale' }] }),
  'a menu item with both kinds of column': item('desktop-navigation', {
    items: [{ ...page, columns: [{ linkGroups: [{ links: [page] }], jumpOff: card }] }],
  }),
  'a menu nested in itself': item('mobile-navigation', {
    items: [{ ...page, children: [{ ...page, children: [{ ...page, children: [page] }] }] }],
  }),
  'fourteen categories where twelve fit': item('mobile-navigation-alternative', {
    categories: many(14, page),
  }),
  'a card without a picture among cards': item('scrollable-card', {
    cards: [card, { title: 'Coats', url: '/c' }, card],
  }),
  'a card that is nothing': item('scrollable-card', { cards: [null, card, 7, 'card', []] }),
  'cards by the thousand': item('scrollable-card', { cards: many(3000, card) }),
  'a style code with a slash': item('card-group', {
    title: 'New',
    productSkus: ['200001', '../../etc/passwd'],
  }),
  'one tile of a group of four': item('link-tile-group', {
    tiles: [{ title: 'Bowls', url: '/home/bowls', image: picture }],
  }),
  'a price that is a text': item('shop-the-look-one', {
    title: 'Out past the orchard',
    primaryBlockBackground: picture,
    leftProduct: { backgroundImage: picture, url: '/p/a/b/c', title: 'Dress', price: '£65' },
    rightProduct: { backgroundImage: picture, url: '/p/a/b/d', title: 'Jumper', price: '59.00' },
  }),
  'a countdown without an end': item('countdown-timer', {
    text: 'Ends in',
    startDate: '2026-11-27T09:00:00Z',
    endDate: 'soon',
  }),
  'a countdown by the day': item('countdown-timer', {
    text: 'Ends in',
    startDate: '2026-11-27',
    endDate: '2026-11-30',
  }),
  'a modal whose id is a sentence': item('modal', { modalId: 'How does it fit?', title: 'How it fits' }),
  'words in five thousand quotes': item('accordion', {
    items: [
      { title: 'Care', body: '> '.repeat(5000) },
      { title: 'Wash', body: 'Cold.' },
    ],
  }),
  'a bar of a hundred messages, one of them hollow': item('benefit-bar', {
    items: [...many(100, { text: 'Free delivery' }), {}],
    messages: [],
  }),
  'keys that all objects have': JSON.parse(
    JSON.stringify(hero({})).replace('{', '{"__proto__":{"x":1},"constructor":7,'),
  ),
  'a sticker nobody can aim at': item('sticker', { textLine1: 'Sale', url: '//evil.example' }),
};
