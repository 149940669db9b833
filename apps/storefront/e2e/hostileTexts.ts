/** The built storefront before a shop whose every text carries markup: `node hostileTexts.ts <shop> <payloads.json>` prints where. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NoPageCache } from '../server/noPageCache.ts';
import { serveBuild } from './serveBuild.ts';

const [, , behind = '', file = ''] = process.argv;
// A list of our own.
const payloads = JSON.parse(readFileSync(file, 'utf8')) as string[];
/** So many stand in one text, so that each page shows hundreds; in content, whose texts have a limit, one. */
const inOneText = 6;
/** Names that are looked up by, and so stay as they are. */
const keptWhole = new Set(['_meta', 'formFields']);
let round = 0;

/**
 * What a shopper or an editor writes, by the name it has, where it begins as a name does and not as a choice of ours. A
 * text of several words is one whatever its name.
 */
const written =
  /^(?:name|title|message|nickname|text|firstName|lastName|addressLine[12]|city|county|postCode|phone|size|value|heading|body|label|description|pageTitle|metaDescription)$/;

/** The text, and behind it some of the list: the same ones for the same text, so that what belongs together still does. */
function hostile(text: string, count: number): string {
  const from = createHash('sha256').update(`${round} ${text}`).digest().readUInt32LE();
  const some = Array.from({ length: count }, (_, nth) => payloads[(from + nth) % payloads.length]);
  return `${text} ${some.join(' ')}`;
}

function withMarkup(value: unknown, name: string, count: number): unknown {
  if (typeof value === 'string') {
    const isText =
      (written.test(name) && /^\p{Lu}/u.test(value)) || (/\S \S/.test(value) && !/^https?:|^\//.test(value));
    return isText && value !== '' && !name.startsWith('_') ? hostile(value, count) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withMarkup(item, name, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keptWhole.has(key) ? inner : withMarkup(inner, key, count),
    ]),
  );
}

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : await request.arrayBuffer();
  const { method, headers } = request;
  const asked = new Headers(headers);
  asked.set('host', new URL(behind).host);
  if (asked.has('origin')) asked.set('origin', behind);
  const found = await fetch(behind + pathname + search, {
    method,
    headers: asked,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const told = new Headers(found.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) told.delete(name);
  const isJson = told.get('content-type')?.includes('json') && found.ok;
  const count = pathname.startsWith('/content/') ? 1 : inOneText;
  // The shop behind names pictures by its own address.
  const content = isJson
    ? JSON.stringify(withMarkup(await found.json(), '', count)).replaceAll(`${behind}/i/`, '/i/')
    : await found.arrayBuffer();
  return new Response(found.status === 204 || found.status === 304 ? null : content, {
    status: found.status,
    headers: told,
  });
}

serveBuild({ middleware: answer, remote: true, mediaOrigins: [], cache: new NoPageCache() });

// One line of our parent: the number of the round, which decides what each text carries.
process.stdin.setEncoding('utf8').on('data', (line: string) => {
  round = Number(line);
  process.stdout.write('set\n');
});
