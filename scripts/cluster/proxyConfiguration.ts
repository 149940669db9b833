import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** The proxy of compose.yaml, with the places of this machine in place of the containers’. */
export function proxyConfiguration(
  cache: string,
  port: number,
  [one = 0, two = 0]: readonly number[],
): string {
  const places = [
    ['/var/cache/nginx/shop', join(cache, 'cache')],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['shop-one:3000', `127.0.0.1:${one}`],
    ['shop-two:3000', `127.0.0.1:${two}`],
  ] as const;
  return places.reduce(
    (text, [theirs, ours]) => {
      const [before, after, ...more] = text.split(theirs);
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`deploy/nginx.conf must say "${theirs}" once.`);
      return before + ours + after;
    },
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  );
}
