import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';

/** Elements that begin and end a paragraph of their own. */
const blocks = new Set(
  (
    'p div section article header footer blockquote pre ul ol li dl dt dd hr figure figcaption ' +
    'h1 h2 h3 h4 h5 h6 table tr'
  ).split(' '),
);

/** Nothing but these elements survives, without any attribute; what is stripped goes with all it holds. */
const schema = {
  tagNames: [...blocks, 'br'],
  attributes: {},
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea'],
};

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema);

type Tree = ReturnType<typeof processor.runSync>;
type Node = Tree | Tree['children'][number];

/** The plain-text paragraphs of an HTML product body, in order; scripts, styles and all markup are gone. */
export function htmlParagraphs(html: string): string[] {
  const paragraphs: string[] = [];
  let current = '';
  const finish = () => {
    const text = current.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (text !== '') paragraphs.push(text);
    current = '';
  };
  const read = (node: Node) => {
    if (node.type === 'text') current += node.value;
    if (!('children' in node)) return;
    const isBlock = node.type === 'element' && (blocks.has(node.tagName) || node.tagName === 'br');
    if (isBlock) finish();
    node.children.forEach(read);
    if (isBlock) finish();
  };
  read(processor.runSync(processor.parse(html)));
  finish();
  return paragraphs;
}
