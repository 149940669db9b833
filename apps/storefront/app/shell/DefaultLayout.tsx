import { BenefitBar } from '@tailorbird/blocks/BenefitBar';
import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { localeChoices } from '@tailorbird/commerce/locale/localeOptions';
import { withoutMarket } from '@tailorbird/commerce/market';
import { pack, unpack } from '@tailorbird/engine/packed';
import { SkipLink } from '@tailorbird/ui/SkipLink';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { AddedToBagPart } from '../bag/AddedToBagPart.ts';
import { hideAdded, useBag } from '../bag/bagStore.ts';
import { type ConsentRule, consentRule } from '../consent/consentRule.ts';
import { useConsentQuestion } from '../consent/useConsentQuestion.ts';
import { createMoments } from '../content/createMoments.ts';
import { lazyPart } from '../lazyPart.tsx';
import type { Locales } from '../market/locales.ts';
import { type RequestFacts, requestFacts, type Shop, shopContext } from '../requestContext.ts';
import { lookForCategoryTree } from '../seo/loadCategoryTree.ts';
import { useShop } from '../shopStore.ts';
import type { Route } from './+types/DefaultLayout.ts';
import { BottomNavigation } from './BottomNavigation.tsx';
import { DefaultLayoutRoot } from './DefaultLayout.styles.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Header } from './Header.tsx';
import { Hearts } from './Hearts.tsx';
import { loadLayoutContent } from './layoutContent.ts';
import { Notices } from './Notices.tsx';
import { PressedOverlay } from './PressedOverlay.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';
import { useClosingOnLeave } from './useClosingOnLeave.ts';
import { usePersonalState } from './usePersonalState.ts';

const LocaleOverlay = lazyPart(
  () => import('../market/LocaleOverlay.tsx'),
  (m) => m.LocaleOverlay,
);
const ConsentBanner = lazyPart(
  () => import('../consent/ConsentBanner.tsx'),
  (m) => m.ConsentBanner,
);

/** Navigation, footer, benefit bar and countdown: the same on every page of a market, so loaded once a visit. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const facts = context.get(requestFacts);
  // The page does not wait for it: it is for the log alone.
  void lookForCategoryTree(shop.client);
  const load = () => loadAround(shop, facts);
  return shop.preview ? load() : around(facts, shop.market.market, load);
}

async function loadAround(shop: Shop, facts: RequestFacts) {
  return pack({
    ...(await loadLayoutContent(shop)),
    localeChoices: localeChoices(facts.germanSite),
    consent: consentRule(facts, shop.market.market),
  });
}

const around = createMoments<Awaited<ReturnType<typeof loadAround>>>(Date.now);

export function shouldRevalidate(): boolean {
  return false;
}

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AroundPage loaderData={loaderData}>
      <Outlet />
    </AroundPage>
  );
}

type AroundPageProps = Pick<Route.ComponentProps, 'loaderData'> & { readonly children: ReactNode };

/** What stands around every page of the shop, in the order of commerce §2. */
function AroundPage({ loaderData, children }: AroundPageProps) {
  const { href } = usePageFacts();
  const { pathname } = useLocation();
  usePersonalState(href('/me'));
  const loaded = unpack(loaderData);
  useClosingOnLeave(pathname);
  const { benefitBar, desktopNavigation, mobileNavigation, footer, countdown } = loaded;
  const locales = { choices: loaded.localeChoices, image: loaded.localeImage };
  const isHome = withoutMarket(pathname) === '/';
  const transparent = isHome && loaded.transparentHomeHeader;
  return (
    <DefaultLayoutRoot data-covered={transparent ? '' : undefined}>
      <SkipLink href="#main">Skip to the page</SkipLink>
      <Question consent={loaded.consent} pathname={pathname} />
      <PreviewNotice />
      {benefitBar && (!isHome || benefitBar.showHomepage) && <BenefitBar {...benefitBar} />}
      {countdown && <BlockView block={countdown} />}
      <Header navigation={desktopNavigation} locales={locales} transparent={transparent} />
      <Opened locales={locales} />
      {children}
      <Hearts />
      <PressedOverlay />
      <Notices />
      {footer && <BlockView block={footer} />}
      <BottomNavigation navigation={mobileNavigation} locales={locales} />
    </DefaultLayoutRoot>
  );
}

/** Whether the shopper may be counted, until it is answered. */
function Question({ consent, pathname }: { consent: ConsentRule; pathname: string }) {
  return useConsentQuestion(consent, pathname) && <ConsentBanner onLost={stayUnasked} />;
}

/** What the stores open. Drawn by itself, as is all that opens or speaks: the page around it stays as it is. */
function Opened({ locales }: { locales: Locales }) {
  const added = useBag((bag) => bag.added);
  const offeredLocale = useShop((shop) => shop.offeredLocale);
  return (
    <>
      {added && <AddedToBagPart onLost={sayAdded} />}
      {offeredLocale && <LocaleOverlay {...locales} offered={offeredLocale} onLost={withdrawOffer} />}
    </>
  );
}

/** Nothing is counted before the answer; the question comes with the next page that is loaded. */
function stayUnasked(): void {}

/** The offer comes again with the next page that is loaded; the choice of a locale is in the header. */
const withdrawOffer = () => useShop.setState({ offeredLocale: undefined });

/** What the panel says first. */
function sayAdded(): void {
  hideAdded();
  useShop.getState().notify('Added to your bag');
}

/** A page that fails before it has said how, as one whose script is gone, leaves standing what is around it. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={useRouteError()} />;
  return loaderData === undefined ? page : <AroundPage loaderData={loaderData}>{page}</AroundPage>;
}
