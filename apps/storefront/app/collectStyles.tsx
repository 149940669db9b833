import { rules } from 'virtual:static-styles';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { NeededRules } from './servedElement.ts';

type Around = (node: ReactNode) => ReactElement;

/** A part of a page that was rendered by itself, and the numbers of the rules it needs. */
export interface PagePart {
  readonly html: string;
  readonly rules: ReadonlySet<number>;
}

/** The styles of one page: `around` what is rendered, and afterwards `tags`, the `<style>`s with what it needs. */
export interface PageStyles {
  readonly around: Around;
  /** Renders a part of this page or, where `keepsParts`, of any: a page that shows it must `add` it. */
  readonly part: (render: (around: Around) => string) => PagePart;
  readonly add: (part: PagePart) => void;
  readonly keepsParts: boolean;
  readonly tags: () => string;
  readonly close: () => void;
}

/** Collects a page's styles: finished rules in a built shop (decision 14), styled-components' own in development. */
export function collectStyles(): PageStyles {
  return rules ? collectRules(rules) : collectSheet();
}

function collectRules(all: ReadonlyMap<number, string>): PageStyles {
  const needed = new Set<number>();
  return {
    around: aroundInto(needed),
    part: (render) => {
      const own = new Set<number>();
      return { html: render(aroundInto(own)), rules: own };
    },
    add: (part) => {
      for (const rule of part.rules) needed.add(rule);
    },
    keepsParts: true,
    tags: () => styleTags(all, needed),
    close: () => {},
  };
}

/**
 * The needed rules in the order of the cascade, each with its place in it: one `<style data-rules="3-7">` for as many as
 * follow one another, so that the others can be put between them later (`addMissingRules`).
 */
function styleTags(all: ReadonlyMap<number, string>, needed: ReadonlySet<number>): string {
  const runs: { first: number; last: number; css: string }[] = [];
  for (const [place, [rule, css]] of [...all].entries()) {
    if (!needed.has(rule)) continue;
    const run = runs.at(-1);
    if (run?.last === place - 1) Object.assign(run, { last: place, css: run.css + css });
    else runs.push({ first: place, last: place, css });
  }
  return runs.map(({ first, last, css }) => `<style data-rules="${first}-${last}">${css}</style>`).join('');
}

function aroundInto(needed: Set<number>): Around {
  return (node) => <NeededRules value={needed}>{node}</NeededRules>;
}

function collectSheet(): PageStyles {
  const sheet = new ServerStyleSheet();
  const around: Around = (node) => sheet.collectStyles(node) as ReactElement; // It wraps the node in a provider of its own.
  return {
    around,
    part: (render) => ({ html: render(around), rules: new Set() }),
    add: () => {},
    keepsParts: false,
    tags: () => sheet.getStyleTags(),
    close: () => sheet.seal(),
  };
}
