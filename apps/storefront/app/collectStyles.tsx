import { rules } from 'virtual:static-styles';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { NeededRules } from './servedElement.ts';

/** The styles of one page: `around` what is rendered, and afterwards `tags`, a `<style>` with what it needs. */
export interface PageStyles {
  readonly around: (node: ReactNode) => ReactElement;
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
    around: (node) => <NeededRules value={needed}>{node}</NeededRules>,
    tags: () => {
      const css = [...needed].sort((a, b) => a - b).map((rule) => all.get(rule) ?? '');
      return `<style data-page>${css.join('')}</style>`;
    },
    close: () => {},
  };
}

function collectSheet(): PageStyles {
  const sheet = new ServerStyleSheet();
  return {
    around: (node) => sheet.collectStyles(node) as ReactElement, // It wraps the node in a provider of its own.
    tags: () => sheet.getStyleTags(),
    close: () => sheet.seal(),
  };
}
