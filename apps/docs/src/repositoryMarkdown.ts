import { relative } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { siteHref } from './siteHref.ts';

/**
 * Documents are written for those who read them in the repository. Here their links lead to the places on the site, or are
 * words alone where the file is not on it, and their code is shown as it is written, braces among it.
 */
export const repositoryMarkdown = (root: string) => (markdown: MarkdownRenderer) => {
  markdown.core.ruler.push('as_in_the_repository', ({ tokens, env }) => {
    // VitePress names the file that it renders.
    const document = relative(root, String(env.realPath ?? env.path));
    for (const { children } of tokens) {
      const dropped: boolean[] = [];
      for (const token of children ?? []) {
        if (token.type === 'code_inline') token.attrSet('v-pre', '');
        if (token.type === 'link_open') {
          const href = siteHref(root, document, String(token.attrGet('href')));
          dropped.push(href === undefined);
          if (href === undefined) Object.assign(token, { tag: 'span', type: 'span_open', attrs: null });
          else token.attrSet('href', href);
        }
        if (token.type === 'link_close' && dropped.pop())
          Object.assign(token, { tag: 'span', type: 'span_close' });
      }
    }
  });
};
