import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { compressed } from './compressed.ts';

/**
 * The limit a rendered listing is measured against: 48 plain cards by react-dom alone, compressed, with no
 * router, no styles and no data. Prints its port.
 */
const cards = Array.from({ length: 48 }, (_, i) => ({
  name: `Fern Cord Shirt ${i}`,
  price: `£${39 + i}`,
  image: `/i/tailorbird/200${100 + i}-Moss_Green-FF`,
  colours: ['#4F6238', '#A63D2B', '#2E4A62'],
}));

const card = (item: (typeof cards)[number]) =>
  h(
    'li',
    { key: item.name },
    h(
      'a',
      { href: `/p/${item.name}` },
      h('img', { src: `${item.image}?w=415`, alt: item.name, width: 415, height: 519, loading: 'lazy' }),
    ),
    h('h3', null, h('a', { href: `/p/${item.name}` }, item.name)),
    h('p', null, item.price),
    h(
      'ul',
      null,
      item.colours.map((colour) =>
        h('li', { key: colour }, h('a', { href: '#', style: { background: colour } }, colour)),
      ),
    ),
  );

const server = createServer((_, response) => {
  const html = `<!doctype html>${renderToString(h('html', null, h('body', null, h('ul', null, cards.map(card)))))}`;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'br');
  response.end(compressed(html));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
