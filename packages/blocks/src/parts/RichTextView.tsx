import { createElement, type ReactNode } from 'react';
import type { RichText, RichTextNode } from '../fields/richText.ts';
import { type PageFacts, usePageFacts } from '../page/PageFacts.tsx';
import { RichTextRoot } from './RichTextView.styles.ts';

type Href = PageFacts['href'];

function show(nodes: RichText, href: Href, dir?: 'auto'): ReactNode[] {
  return nodes.map((node, at) => showNode(node, at, href, dir));
}

function showNode(node: RichTextNode, key: number, href: Href, dir: 'auto' | undefined): ReactNode {
  if (typeof node === 'string') return node;
  if ('href' in node) {
    return (
      <a key={key} href={href(node.href)} data-promotion={words(node) || node.href}>
        {show(node.children, href)}
      </a>
    );
  }
  if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, { key });
  if (node.tag !== 'table') return createElement(node.tag, { key, dir }, show(node.children, href));
  return (
    // A table wider than a phone scrolls, and takes focus so that a keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- Safari lets no key scroll it otherwise; several tables may stand on a page, so it is no landmark
    <div key={key} data-part="table" role="group" tabIndex={0} aria-label="Table">
      <table dir={dir}>{show(node.children, href)}</table>
    </div>
  );
}

const words = (node: RichTextNode): string =>
  typeof node === 'string' ? node : node.children.map(words).join('');

/** Shows sanitised text, each part in the direction of its own words; its links go through the market. */
export function RichTextView({ text }: { text: RichText }) {
  const { href } = usePageFacts();
  return <RichTextRoot>{show(text, href, 'auto')}</RichTextRoot>;
}
