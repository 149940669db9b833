import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { isSafeLink } from './link.ts';
import type { RichText, RichTextNode, RichTextTag } from './richText.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
type Node = ReturnType<typeof parser.parse>['children'][number];

const headings = ['h2', 'h2', 'h3', 'h4', 'h4', 'h4'] as const;

const tags: { readonly [type: string]: RichTextTag } = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
  blockquote: 'blockquote',
  listItem: 'li',
};

const inside = (nodes: readonly Node[]): RichText => nodes.flatMap(toRichText);

const table = (node: Extract<Node, { type: 'table' }>): RichTextNode => {
  const rows = node.children.map(
    (row, at): RichTextNode => ({
      tag: 'tr',
      children: row.children.map((cell) => ({
        tag: at === 0 ? 'th' : 'td',
        children: inside(cell.children),
      })),
    }),
  );
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: rows.slice(0, 1) },
      { tag: 'tbody', children: rows.slice(1) },
    ],
  };
};

function listItem(node: Extract<Node, { type: 'listItem' }>): RichText {
  const [only] = node.children;
  return node.children.length === 1 && only?.type === 'paragraph'
    ? inside(only.children)
    : inside(node.children);
}

/** An allow-list: raw HTML, pictures and anything unknown give nothing, or the words inside them. */
function toRichText(node: Node): RichText {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'inlineCode':
    case 'code':
      return [{ tag: 'code', children: [node.value] }];
    case 'break':
      return [{ tag: 'br', children: [] }];
    case 'thematicBreak':
      return [{ tag: 'hr', children: [] }];
    case 'heading':
      return [{ tag: headings[node.depth - 1] ?? 'h4', children: inside(node.children) }];
    case 'list':
      return [{ tag: node.ordered === true ? 'ol' : 'ul', children: inside(node.children) }];
    case 'listItem':
      return [{ tag: 'li', children: listItem(node) }];
    case 'table':
      return [table(node)];
    case 'link':
      if (!isSafeLink(node.url)) return inside(node.children);
      return [{ href: node.url, children: inside(node.children) }];
    default: {
      if (!('children' in node)) return [];
      const tag = tags[node.type];
      return tag === undefined ? inside(node.children) : [{ tag, children: inside(node.children) }];
    }
  }
}

/** Markdown as a sanitised tree. A page’s own name is its only `h1`, so the text’s headings begin at `h2`. */
export function parseMarkdown(source: string): RichText {
  return inside(parser.parse(source).children);
}

/** How many quotes, lists and emphases may stand in one another: more is an accident, or an attack. */
const deepest = 40;
const tooDeep = 'has too many quotes, lists or emphases inside one another: take some of them out';

const marksAtOnce = new RegExp(String.raw`^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){${deepest}}`, 'm');

/** More marks of emphasis than any text has: pairing them off takes the parser seconds. */
const maxMarks = 2000;

function isTangled(source: string): boolean {
  return marksAtOnce.test(source) || (source.match(/[*_~]+/g)?.length ?? 0) > maxMarks;
}

const isDeeper = (nodes: RichText, levels: number): boolean =>
  nodes.some((node) => typeof node !== 'string' && (levels === 0 || isDeeper(node.children, levels - 1)));

function readMarkdown(source: string, context: z.RefinementCtx): RichText {
  try {
    const text = isTangled(source) ? undefined : parseMarkdown(source);
    if (text !== undefined && !isDeeper(text, deepest)) return text;
  } catch (error) {
    // The parser calls itself for each level: thousands of levels are more than the stack holds.
    if (!(error instanceof RangeError)) throw error;
  }
  context.addIssue({ code: 'custom', message: tooDeep });
  return z.NEVER;
}

/**
 * A field of markdown. The parsing happens as the content is parsed, on the server: schemas are never loaded by
 * a component, so no markdown parser reaches a shopper.
 */
export const markdown = z.string().max(20_000).meta({ hard: true }).transform(readMarkdown).meta({
  title: 'Text',
  format: 'markdown',
  description: 'Markdown: paragraphs, headings, lists, tables, links. HTML in it is not shown.',
});
