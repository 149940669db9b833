import type { ReactElement, ReactNode } from 'react';
import { type FileRules, NeededRules } from './servedElement.ts';

type Around = (node: ReactNode) => ReactElement;

/** A part of a page that was rendered by itself, and the rules it needs. */
export interface PagePart {
  readonly html: string;
  readonly rules: ReadonlySet<FileRules>;
}

/** The styles of one page: `around` what is rendered, and afterwards `tag`, a `<style>` with the rules it needs. */
export interface PageStyles {
  readonly around: Around;
  /** Renders a part of this page or of others: a page that shows it must `add` it. */
  readonly part: (render: (around: Around) => string) => PagePart;
  readonly add: (part: PagePart) => void;
  readonly tag: () => string;
}

/** Collects the rules that a page needs, and names their files for what adds the others (`lateRules`). */
export function collectStyles(): PageStyles {
  const needed = new Set<FileRules>();
  return {
    around: aroundInto(needed),
    part: (render) => {
      const rules = new Set<FileRules>();
      return { html: render(aroundInto(rules)), rules };
    },
    add: ({ rules }) => {
      for (const file of rules) needed.add(file);
    },
    tag: () => {
      const files = [...needed].toSorted((a, b) => a.number - b.number);
      const numbers = files.map(({ number }) => number).join(' ');
      return `<style data-rules="${numbers}">${files.map(({ css }) => css).join('')}</style>`;
    },
  };
}

function aroundInto(needed: Set<FileRules>): Around {
  return (node) => <NeededRules value={needed}>{node}</NeededRules>;
}
