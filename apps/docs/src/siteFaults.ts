/** What a page fetches by itself: scripts, styles, fonts, pictures, frames. */
const fetched =
  /<(?:script|img|iframe|source|video)\b[^>]*?\ssrc="(?<src>[^"]+)"|<link\b[^>]*?\shref="(?<href>[^"]+)"/g;
const links = /<a\b[^>]*?\shref="(?<href>[^"]+)"/g;
const ids = /\sid="(?<id>[^"]+)"/g;
const isElsewhere = (url: string) => /^(?:https?:)?\/\//.test(url);

/**
 * What is wrong with a built site, in words: a page that needs another host, and a link to a heading that is not there. That
 * a page itself is missing fails the build.
 * @param pages the HTML of each page by its path, e.g. `blocks/hero.html`
 */
export function siteFaults(pages: ReadonlyMap<string, string>): string[] {
  const headings = new Map([...pages].map(([path, html]) => [path, new Set(found(html, ids))]));
  return [...pages].flatMap(([path, html]) => {
    const foreign = found(html, fetched)
      .filter(isElsewhere)
      .map((url) => `${path} asks another host: ${url}`);
    const dead = found(html, links)
      .filter((href) => href.includes('#') && !isElsewhere(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `http://site/${path}`);
        const there = headings.get(decodeURI(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html'));
        return there !== undefined && hash.length > 1 && !there.has(decodeURIComponent(hash.slice(1)));
      })
      .map((href) => `${path} links to a heading that is not there: ${href}`);
    return [...foreign, ...dead];
  });
}

const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(({ groups = {} }) => Object.values(groups).filter((value) => value));
