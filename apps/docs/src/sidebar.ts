import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { placeOf } from './placeOf.ts';

type Item = DefaultTheme.SidebarItem;

/** What a document is called among the others, where its first heading does not say. */
const titles: Readonly<Record<string, string>> = {
  'README.md': 'Begin here',
  'AGENTS.md': 'For coding agents',
};

/** The chapters of the site, each with its documents in the order in which they are read; a pattern stands for many. */
const chapters: readonly (readonly [title: string, documents: readonly string[], closed?: true])[] = [
  ['Start', ['README.md', 'docs/how-to.md', 'docs/how-to-add-a-block.md', 'CONTRIBUTING.md']],
  ['Concepts', ['docs/where-does-my-code-live.md', 'packages/engine/README.md', 'docs/for-editors.md']],
  ['Blocks', ['docs/blocks/README.md', 'docs/blocks/[!R]*.md'], true],
  ['Packages', ['packages/{tokens,ui,blocks,commerce,create-tailorbird}/README.md']],
  ['Services', ['docs/services.md']],
  ['Operate', ['docs/operation.md', 'docs/scaling.md', 'docs/retention.md', 'SECURITY.md']],
  ['Runbooks', ['docs/runbooks/*.md'], true],
  ['Calls', ['docs/calls.md', 'AGENTS.md']],
  ['Decisions', ['docs/decisions/*.md'], true],
  ['Specification', ['docs/specification/*.md'], true],
  ['About', ['docs/dependencies.md', 'CODE_OF_CONDUCT.md']],
];

/** Every chapter that has documents in this repository, with their titles. */
export function sidebar(root: string): Item[] {
  return chapters.flatMap(([text, documents, collapsed]) => {
    const items = documents
      .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
      .map((document) => ({
        text: titles[document] ?? titleOf(join(root, document)),
        link: `/${placeOf(document)}`,
      }));
    return items.length === 0 ? [] : [{ text, items, ...(collapsed && { collapsed }) }];
  });
}

/** The first heading of a document, without its marks. */
function titleOf(file: string): string {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return title.replaceAll('`', '');
}
