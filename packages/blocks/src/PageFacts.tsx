import { type Currency, href, type Market, markets } from '@tailorbird/commerce/market';
import { createContext, type ReactNode, useContext } from 'react';

/** What is the same for every block of a page. It never changes while the page is shown. */
export interface PageFacts {
  readonly market: Market;
  /** BCP 47 tag, for formatting. */
  readonly locale: string;
  readonly currency: Currency;
  /** Whether an editor is looking: broken blocks then say what is wrong. */
  readonly preview: boolean;
  /** An address within the market: `/bag` is `/eu/bag` in the EU. Addresses elsewhere are returned unchanged. */
  readonly href: (to: string) => string;
}

function factsOf(market: Market, preview: boolean): PageFacts {
  const { locale, currency } = markets[market];
  return { market, locale, currency, preview, href: (to) => href(market, to) };
}

/** Made once, so that giving them to a page again changes nothing in it. */
const facts: { readonly [M in Market]: { readonly live: PageFacts; readonly preview: PageFacts } } = {
  uk: { live: factsOf('uk', false), preview: factsOf('uk', true) },
  eu: { live: factsOf('eu', false), preview: factsOf('eu', true) },
  us: { live: factsOf('us', false), preview: factsOf('us', true) },
};

const PageFactsContext = createContext<PageFacts | undefined>(undefined);

/** Tells every block on the page its market, and whether an editor is looking. */
export function PageFactsProvider({
  market,
  preview = false,
  children,
}: {
  market: Market;
  preview?: boolean;
  children: ReactNode;
}) {
  return <PageFactsContext value={facts[market][preview ? 'preview' : 'live']}>{children}</PageFactsContext>;
}

/** The page's facts. Throws outside `PageFactsProvider`. */
export function usePageFacts(): PageFacts {
  const found = useContext(PageFactsContext);
  if (found === undefined) {
    throw new Error(
      'usePageFacts() was called outside <PageFactsProvider>, so links have no market. Put the provider around the page.',
    );
  }
  return found;
}
