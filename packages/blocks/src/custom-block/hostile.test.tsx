import { readFileSync } from 'node:fs';
import { parse, walk } from 'css-tree';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { isSafeLink } from '../fields/link.ts';
import { isOwnPicture } from '../fields/ownPicture.ts';
import { renderBlock } from '../testing/renderBlock.tsx';
import { CustomBlock } from './CustomBlock.tsx';
import { customBlock } from './schema.ts';
import { scopeCss } from './scopeCss.ts';

// Our own file of payloads beside this test; the first test says how many there must be.
const hostile = JSON.parse(readFileSync(new URL('hostile.json', import.meta.url), 'utf8')) as {
  html: string[];
  css: string[];
};

const attributes =
  /^(?:className|href|src|alt|width|height|title|lang|dir|colSpan|rowSpan|dateTime|ariaLabel|ariaHidden|loading|dataScope)$/;
const elements =
  /^(?:a|abbr|article|aside|b|blockquote|br|caption|cite|code|d[dlt]|del|details|div|em|figcaption|figure|footer|h[2-6]|header|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|section|small|span|strong|su[bp]|summary|table|tbody|td|tfoot|th|thead|time|tr|u|ul)$/;

const parser = unified().use(rehypeParse, { fragment: true });
type Root = ReturnType<typeof parser.parse>;

/** What a browser would find in a page that should not be there. */
function faultsIn(html: string): string[] {
  const faults: string[] = [];
  const look = (node: Root | Root['children'][number]) => {
    if (node.type === 'element') {
      if (!elements.test(node.tagName)) faults.push(`<${node.tagName}>`);
      for (const [name, value] of Object.entries(node.properties)) {
        if (!attributes.test(name)) faults.push(name);
        if (name === 'href' && !isSafeLink(String(value))) faults.push(`href ${String(value)}`);
        if (name === 'src' && !isOwnPicture(String(value))) faults.push(`src ${String(value)}`);
      }
    }
    if (node.type === 'comment') faults.push('a comment');
    if ('children' in node) node.children.forEach(look);
  };
  look(parser.parse(html));
  return faults;
}

/** What a sheet would reach that is not its own. */
function reachOf(css: string): string[] {
  const { scope, sheet } = scopeCss(css);
  const reach: string[] = sheet.includes('</') ? ['the end of its element'] : [];
  walk(parse(sheet, { parseCustomProperty: true }), (node) => {
    if (node.type === 'Raw') reach.push(`what cannot be read: ${node.value}`);
    if (node.type === 'Atrule' && !/^(?:media|supports|container)$/i.test(node.name))
      reach.push(`@${node.name}`);
    if (node.type === 'Url' && !isOwnPicture(node.value)) reach.push(node.value);
    if (node.type === 'Declaration' && node.important === true) reach.push('!important');
    if (node.type === 'Declaration' && /animation|binding|behavior|^--tb-/i.test(node.property)) {
      reach.push(node.property);
    }
    if (node.type === 'Identifier' && /^(?:fixed|sticky)$/i.test(node.name)) reach.push(node.name);
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      for (const selector of node.prelude.children) {
        if (selector.type !== 'Selector') continue;
        const [root, next] = [...selector.children];
        const isScoped =
          root?.type === 'AttributeSelector' && root.value?.type === 'String' && root.value.value === scope;
        if (!isScoped) reach.push('a selector of the page');
        if (next?.type === 'Combinator' && !/^[ >]$/.test(next.name)) reach.push('beside the block');
      }
    }
  });
  return reach;
}

test('reliability §5: there are 150 payloads or more for the custom block', () => {
  expect(new Set(hostile.html).size + new Set(hostile.css).size).toBeGreaterThanOrEqual(150);
});

test.each(hostile.html)('reliability F6: HTML leaves nothing that acts: %j', (html) => {
  const parsed = customBlock.safeParse({ title: 'Block', html });
  if (!parsed.success) return;
  const page = renderBlock(<CustomBlock {...parsed.data} />);
  expect(faultsIn(page.replace(/^<section[^>]*>|<\/section>$/g, ''))).toEqual([]);
});

test.each(hostile.css)('reliability F6: CSS reaches nothing outside: %j', (css) => {
  expect(reachOf(css)).toEqual([]);
});

test('reliability F6: no payload takes long, nor is it refused for being hostile alone', () => {
  const refused = hostile.html.filter((html) => !customBlock.safeParse({ title: 'Block', html }).success);
  expect(refused.every((html) => html.length > 50)).toBe(true);
});
