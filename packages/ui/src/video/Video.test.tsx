import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Video } from './Video.tsx';

const film = {
  src: '/v/hedgerow.mp4',
  poster: { src: '/v/hedgerow', sizes: '50vw' },
  label: 'Walking the hedgerow',
};

test('until it plays its picture is seen, in the width the screen has use for and only once near', () => {
  const html = renderToStaticMarkup(<Video {...film} />);
  expect(html).toMatch(/<img[^>]* sizes="50vw"[^>]* srcSet="\/v\/hedgerow\?w=415[^"]* 415w/);
  expect(html).toMatch(/<img[^>]* loading="lazy"/);
  expect(html).toMatch(/<video[^>]* preload="none"/);
});

test('a picture that is in view when the page opens is asked for at once', () => {
  const html = renderToStaticMarkup(<Video {...film} poster={{ ...film.poster, priority: true }} />);
  expect(html).toMatch(/<img[^>]* fetchPriority="high"/);
});

test('what it shows is said of the film alone, and not of its picture again', () => {
  const html = renderToStaticMarkup(<Video {...film} />);
  expect(html).toMatch(/<img[^>]* alt=""/);
  expect(html).toMatch(/<video[^>]* aria-label="Walking the hedgerow"/);
});

test('WCAG 2.2.2: a film that starts by itself has a button that stops it', () => {
  expect(renderToStaticMarkup(<Video {...film} />)).toContain('aria-label="Play film: Walking the hedgerow"');
});

test('nothing plays before the page knows whether motion is welcome', () => {
  expect(renderToStaticMarkup(<Video {...film} />)).not.toContain('autoplay');
});

test('with no script the film can still be watched', () => {
  expect(renderToStaticMarkup(<Video {...film} />)).toContain('<noscript><a href="/v/hedgerow.mp4">');
});

test('a film with its own controls needs no second button', () => {
  expect(renderToStaticMarkup(<Video {...film} controls />)).not.toContain('Play film');
});

test('services §4 film: a browser is offered the MP4 first and the WebM after it, each with its type and the MP4 with its codec', () => {
  const html = renderToStaticMarkup(<Video {...film} webm="/v/hedgerow.webm" />).replaceAll('&quot;', "'");
  const sources = [...html.matchAll(/<source src="([^"]+)" type="([^"]+)"/g)].map(([, src, type]) => [
    src,
    type,
  ]);
  expect(sources).toEqual([
    ['/v/hedgerow.mp4', "video/mp4; codecs='avc1.640028'"],
    ['/v/hedgerow.webm', 'video/webm'],
  ]);
  expect(html).not.toMatch(/<video[^>]* src=/);
});

test('a film that there is in one format only tells by itself when it cannot be played', () => {
  const html = renderToStaticMarkup(<Video {...film} />);
  expect(html).toMatch(/<video[^>]* src="\/v\/hedgerow\.mp4"/);
  expect(html).not.toContain('<source');
});
