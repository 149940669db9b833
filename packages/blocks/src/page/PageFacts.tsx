import { type Currency, href, type Locale, type Market, markets } from '@tailorbird/commerce/market';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What is the same for every block of a page. It never changes while the page is shown. */
export interface PageFacts {
  readonly market: Market;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Whether an editor is looking: broken blocks then say what is wrong. */
  readonly preview: boolean;
  /** The moment that an editor looks at, in milliseconds since 1970, or no letters for now. */
  readonly moment: string | undefined;
  /**
   * Whether editors’ scripts and other companies’ players may be shown. Not where a shopper logs in, pays or looks
   * after an account, and nowhere a page has not said so.
   */
  readonly embeds: boolean;
  /** An address within the market: `/bag` is `/eu/bag` in the EU. Addresses elsewhere are returned unchanged. */
  readonly href: (to: string) => string;
}

type Given = Pick<PageFacts, 'market' | 'preview' | 'moment' | 'embeds'>;

function factsOf(given: Given): PageFacts {
  const { locale, currency } = markets[given.market];
  return { ...given, locale, currency, href: (to) => href(given.market, to) };
}

/** For what stands outside the page's tree; everything else takes `usePageFacts`. */
export const PageFactsContext = createContext<PageFacts | undefined>(undefined);

/** The facts in a few letters: pages with the same draw the same content alike. */
export function factsText({ market, embeds, preview, moment }: Given): string {
  return `${market} ${embeds} ${preview} ${moment}`;
}

/** Tells every block on the page its market, whether an editor is looking, and whether embeds may be shown. */
export function PageFactsProvider({
  market,
  moment,
  preview = moment !== undefined,
  embeds = false,
  children,
}: {
  market: Market;
  moment?: string | undefined;
  preview?: boolean;
  embeds?: boolean;
  children: ReactNode;
}) {
  // The same facts are the same object, so that giving them to a page again changes nothing in it.
  const facts = useMemo(
    () => factsOf({ market, preview, moment, embeds }),
    [market, preview, moment, embeds],
  );
  return <PageFactsContext value={facts}>{children}</PageFactsContext>;
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
