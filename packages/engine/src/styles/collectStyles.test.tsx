import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { collectStyles } from './collectStyles.tsx';
import { element } from './servedElement.ts';

const Page = element('main', 'page', { number: 7, css: '@layer app{.page{}}' });
const Card = element('div', 'card', { number: 2, css: '@layer ui{.card{}}' });

test('a page has the rules of what it shows, once, and names their files', () => {
  const styles = collectStyles();
  const html = renderToString(
    styles.around(
      <>
        <Page className="wide" />
        <Card />
        <Card as="li" />
      </>,
    ),
  );
  expect(html).toBe('<main class="page wide"></main><div class="card"></div><li class="card"></li>');
  expect(styles.tag()).toBe('<style data-rules="2 7">@layer ui{.card{}}@layer app{.page{}}</style>');
});

test('a part that was rendered for another page brings its rules to a page that adds it', () => {
  const part = collectStyles().part((around) => renderToString(around(<Card />)));
  const styles = collectStyles();
  expect(styles.tag()).toBe('<style data-rules=""></style>');
  styles.add(part);
  expect(styles.tag()).toBe('<style data-rules="2">@layer ui{.card{}}</style>');
});
