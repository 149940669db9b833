import { createElement, type ReactNode } from 'react';
import { type PageFacts, usePageFacts } from '../page/PageFacts.tsx';
import type { SafeHtml } from './safeHtml.ts';

const withoutChildren = new Set(['img', 'br', 'hr']);

function show(nodes: SafeHtml, href: PageFacts['href']): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { tag, attributes, children } = node;
    const link = attributes.href === undefined ? {} : { href: href(attributes.href) };
    const picture = tag === 'img' ? { loading: 'lazy' } : {};
    const properties = { ...attributes, ...link, ...picture, key };
    return withoutChildren.has(tag)
      ? createElement(tag, properties)
      : createElement(tag, properties, show(children, href));
  });
}

/** Shows sanitised HTML element by element; its links go through the market. */
export function CustomHtml({ tree }: { tree: SafeHtml }) {
  const { href } = usePageFacts();
  return <>{show(tree, href)}</>;
}
