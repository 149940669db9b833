import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { isSafeLink } from '../fields/link.ts';
import { isOwnPicture } from '../fields/ownPicture.ts';
import type { SafeAttributes, SafeHtml, SafeNode } from './safeHtml.ts';

/** How much there may be: a browser’s parser can make very many elements of few characters. */
const most = { tags: 500, elements: 1000, depth: 32 };

const elements =
  'a abbr article aside b blockquote br caption cite code dd del details div dl dt em figcaption figure footer ' +
  'h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table ' +
  'tbody td tfoot th thead time tr u ul';

/** What goes with all it holds; any other unknown element leaves its words behind. */
const stripped =
  'script style template noscript iframe frame object embed applet svg math form select option textarea input ' +
  'button title head link meta base audio video source track canvas noembed noframes xmp plaintext portal dialog';

const everywhere = ['className', 'title', 'lang', 'dir', 'ariaLabel', 'ariaHidden'];

const schema = {
  tagNames: elements.split(' '),
  strip: stripped.split(' '),
  attributes: {
    '*': everywhere,
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    time: ['dateTime'],
  },
  allowComments: false,
  allowDoctypes: false,
};

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema);

type Root = ReturnType<typeof processor.runSync>;
type Nodes = Root | Root['children'][number];
type Element = Extract<Nodes, { type: 'element' }>;
type Properties = Element['properties'];

/**
 * An editor’s HTML as a tree of allowed elements, or why it is refused. Links lead to the shop or to `https://`,
 * pictures come from the shop’s own media service, a page’s own name stays its only `h1`.
 */
export function sanitiseHtml(html: string): { tree: SafeHtml } | { refused: string } {
  const tags = html.match(/<[a-z/!?]/gi)?.length ?? 0;
  if (tags > most.tags) return { refused: `has ${tags} tags; at most ${most.tags} fit. Make it two blocks.` };
  const parsed = processor.runSync(processor.parse(html.replaceAll(/<(\/?)h1\b/gi, '<$1h2')));
  const size = measure(parsed, 0);
  if (size.depth > most.depth)
    return {
      refused: `is nested ${size.depth} deep; at most ${most.depth} fit. Take wrappers out that only wrap.`,
    };
  if (size.elements > most.elements)
    return {
      refused: `makes ${size.elements} elements; at most ${most.elements} fit. Close the tags that are left open.`,
    };
  return { tree: childrenOf(parsed) };
}

function measure(node: Nodes, depth: number): { depth: number; elements: number } {
  if (!('children' in node)) return { depth, elements: 0 };
  const inside = node.children.map((child) => measure(child, depth + 1));
  return {
    depth: Math.max(depth, ...inside.map((child) => child.depth)),
    elements: inside.reduce((sum, child) => sum + child.elements, 1),
  };
}

const rows = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Between the rows and cells of a table no words may stand, nor the spaces editors indent with. */
function childrenOf(node: Nodes): SafeHtml {
  if (!('children' in node)) return [];
  const children = node.children.flatMap(toSafe);
  const isRows = node.type === 'element' && rows.has(node.tagName);
  return isRows ? children.filter((child) => typeof child !== 'string') : children;
}

function toSafe(node: Nodes): SafeNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  if (node.tagName === 'img' && !isOwnPicture(text(node.properties, 'src') ?? '')) return [];
  return [{ tag: node.tagName, attributes: attributesOf(node), children: childrenOf(node) }];
}

function attributesOf({ tagName, properties }: Element): SafeAttributes {
  const href = text(properties, 'href');
  const given = {
    className: classesOf(properties),
    title: text(properties, 'title'),
    lang: text(properties, 'lang'),
    dir: text(properties, 'dir'),
    dateTime: text(properties, 'dateTime'),
    colSpan: whole(properties, 'colSpan'),
    rowSpan: whole(properties, 'rowSpan'),
    'aria-label': text(properties, 'ariaLabel'),
    'aria-hidden': text(properties, 'ariaHidden') === 'true' ? (true as const) : undefined,
    href: href !== undefined && isSafeLink(href) ? href : undefined,
    ...(tagName === 'img' && {
      src: text(properties, 'src'),
      alt: text(properties, 'alt') ?? '',
      width: whole(properties, 'width'),
      height: whole(properties, 'height'),
    }),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function text(properties: Properties, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function classesOf({ className }: Properties): string | undefined {
  return Array.isArray(className) ? className.join(' ') : undefined;
}

function whole(properties: Properties, name: string): number | undefined {
  const value = Number(properties[name]);
  return Number.isInteger(value) && value > 0 && value <= 4000 ? value : undefined;
}
