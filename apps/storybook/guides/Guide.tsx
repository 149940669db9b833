import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { entryOf } from './entryOf.ts';

const pictures = import.meta.glob<string>('../../../docs/{architecture.svg,pictures/*}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A path of the repository that a document names in relation to itself. */
const resolve = (document: string, path: string) =>
  new URL(path, `https://repository/${document}`).pathname.slice(1);

/**
 * A document of the repository as a page of Storybook. A link to another document leads to its page; one to a file, which a
 * built Storybook does not have, is its words alone.
 */
export function Guide({ document, text }: { readonly document: string; readonly text: string }) {
  const Link = ({ href = '', children }: { href?: string; children?: ReactNode }) => {
    if (/^https?:/.test(href)) return <a href={href}>{children}</a>;
    if (href.startsWith('#')) return <a href={href}>{children}</a>;
    const entry = entryOf(resolve(document, href));
    if (entry === undefined) return <span>{children}</span>;
    return (
      <a href={`./?path=/docs/${entry}`} target="_top">
        {children}
      </a>
    );
  };
  const Picture = ({ src = '', alt = '' }: { src?: string; alt?: string }) => {
    const url = pictures[`../../../${resolve(document, src)}`];
    return url === undefined ? null : <img src={url} alt={alt} style={{ maxWidth: '100%' }} />;
  };
  return <Markdown options={{ overrides: { a: Link, img: Picture } }}>{text}</Markdown>;
}
