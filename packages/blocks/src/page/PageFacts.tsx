import { type Currency, href, type Locale, type Market, markets } from '@tailorbird/commerce/market';
import { createContext, type ReactNode, useContext } from 'react';

/** What is the same for every block of a page. It never changes while the page is shown. */
export interface PageFacts {
  readonly market: Market;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Whether an editor is looking: broken blocks then say what is wrong. */
  readonly preview: boolean;
  /**
   * Whether editors’ scripts and other companies’ players may be shown. Not where a shopper logs in, pays or looks
   * after an account, and nowhere a page has not said so.
   */
  readonly embeds: boolean;
  /** An address within the market: `/bag` is `/eu/bag` in the EU. Addresses elsewhere are returned unchanged. */
  readonly href: (to: string) => string;
}

function factsOf(market: Market, preview: boolean, embeds: boolean): PageFacts {
  const { locale, currency } = markets[market];
  return { market, locale, currency, preview, embeds, href: (to) => href(market, to) };
}

const made = new Map<string, PageFacts>();

/** Made once, so that giving them to a page again changes nothing in it. */
function factsFor(market: Market, preview: boolean, embeds: boolean): PageFacts {
  const key = `${market} ${preview} ${embeds}`;
  const facts = made.get(key) ?? factsOf(market, preview, embeds);
  made.set(key, facts);
  return facts;
}

/** For what stands outside the page's tree; everything else takes `usePageFacts`. */
export const PageFactsContext = createContext<PageFacts | undefined>(undefined);

/** The facts in a few letters: pages with the same draw the same content alike. */
export function factsText({ market, embeds, preview }: PageFacts): string {
  return `${market} ${embeds} ${preview}`;
}

/** Tells every block on the page its market, whether an editor is looking, and whether embeds may be shown. */
export function PageFactsProvider({
  market,
  preview = false,
  embeds = false,
  children,
}: {
  market: Market;
  preview?: boolean;
  embeds?: boolean;
  children: ReactNode;
}) {
  return <PageFactsContext value={factsFor(market, preview, embeds)}>{children}</PageFactsContext>;
}

/**
 * The page's facts.
 *
 * @throws Outside `PageFactsProvider`.
 */
export function usePageFacts(): PageFacts {
  const found = useContext(PageFactsContext);
  if (found === undefined) {
    throw new Error(
      'usePageFacts() was called outside <PageFactsProvider>, so links have no market. Put the provider around the page.',
    );
  }
  return found;
}
