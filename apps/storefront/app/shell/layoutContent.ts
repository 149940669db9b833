import type { BrokenBlock } from '@tailorbird/blocks/parse';
import type { Block, ContentOf } from '@tailorbird/blocks/schemas';
import type { LinkingShop } from '../content/deadLinks.ts';
import { findBlock } from '../content/findBlock.ts';
import type { Shop } from '../requestContext.ts';

/** What surrounds every page, each part absent when nothing usable is published for it. */
export interface LayoutContent {
  readonly desktopNavigation: ContentOf<'desktop-navigation'> | undefined;
  readonly mobileNavigation: Block<'mobile-navigation' | 'mobile-navigation-alternative'> | undefined;
  readonly footer: Block<'footer'> | undefined;
  readonly benefitBar: ContentOf<'benefit-bar'> | undefined;
  readonly countdown: Block<'countdown-timer'> | undefined;
  readonly localeImage: Block<'locale-selector-image'> | undefined;
  /** Whether the header stands over the home page's first picture (commerce §4 header). */
  readonly transparentHomeHeader: boolean;
  /** What of it cannot be shown: for editors in a preview only. */
  readonly broken: readonly BrokenBlock[];
}

/**
 * Loads the parts of the layout. A navigation that cannot be loaded is an error page with status 500;
 * one that is not published is tolerated, and the rest falls back to nothing (commerce §8).
 */
export async function loadLayoutContent(
  shop: LinkingShop & Partial<Pick<Shop, 'isInvented'>>,
): Promise<LayoutContent> {
  const parts = await Promise.all([
    findBlock(shop, 'desktop-navigation', ['desktop-navigation']),
    findBlock(shop, 'mobile-navigation', ['mobile-navigation', 'mobile-navigation-alternative']),
    findBlock(shop, 'footer', ['footer']),
    findBlock(shop, 'benefit-bar', ['benefit-bar']),
    findBlock(shop, 'countdown-timer', ['countdown-timer']),
    findBlock(shop, 'locale-selector-image', ['locale-selector-image']),
    findBlock(shop, 'app-header', ['app-header']),
  ]);
  const [desktop, mobile, footer, benefitBar, countdown, localeImage, header] = parts;
  if (desktop.problem === 'failed' || mobile.problem === 'failed') throw navigationFailure();
  return {
    desktopNavigation: desktop.block?.content,
    mobileNavigation: mobile.block,
    footer: shop.isInvented ? footer.block : withoutExamples(footer.block),
    benefitBar: benefitBar.block?.content,
    countdown: countdown.block,
    localeImage: localeImage.block,
    transparentHomeHeader: header.block?.content.transparentHomeHeader ?? false,
    broken: shop.preview ? parts.flatMap((part) => part.broken) : [],
  };
}

/** A footer without links to a domain that is kept for examples (RFC 2606), where nobody is: as the demonstration's has. */
function withoutExamples(footer: LayoutContent['footer']): LayoutContent['footer'] {
  if (footer === undefined) return undefined;
  const socialLinks = footer.content.socialLinks.filter(
    ({ url }) => !new URL(url).hostname.endsWith('.example'),
  );
  return { ...footer, content: { ...footer.content, socialLinks } };
}

function navigationFailure(): Response {
  return new Response('The navigation could not be loaded.', { status: 500 });
}
