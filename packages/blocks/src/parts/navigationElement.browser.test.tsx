import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DesktopNavigation } from '../desktop-navigation/DesktopNavigation.tsx';
import { desktopNavigationFixtures } from '../desktop-navigation/fixtures.ts';
import { desktopNavigation } from '../desktop-navigation/schema.ts';
import { ErrorPage } from '../error-page/ErrorPage.tsx';
import { Footer } from '../footer/Footer.tsx';
import { footerFixtures } from '../footer/fixtures.ts';
import { footer } from '../footer/schema.ts';
import { mobileNavigationFixtures } from '../mobile-navigation/fixtures.ts';
import { MobileNavigation } from '../mobile-navigation/MobileNavigation.tsx';
import { mobileNavigation } from '../mobile-navigation/schema.ts';
import { mobileNavigationAlternativeFixtures } from '../mobile-navigation-alternative/fixtures.ts';
import { MobileNavigationAlternative } from '../mobile-navigation-alternative/MobileNavigationAlternative.tsx';
import { mobileNavigationAlternative } from '../mobile-navigation-alternative/schema.ts';
import { navigationLinksBannerFixtures } from '../navigation-links-banner/fixtures.ts';
import { NavigationLinksBanner } from '../navigation-links-banner/NavigationLinksBanner.tsx';
import { navigationLinksBanner } from '../navigation-links-banner/schema.ts';
import { renderBlock } from '../testing/renderBlock.tsx';
import { navigationElement } from './navigationElement.ts';

/** What a press of each marked link or button would be reported by, as the page’s listener reads it. */
function reportedIn(block: ReactNode): readonly string[] {
  const page = new DOMParser().parseFromString(renderBlock(block), 'text/html');
  return [...page.querySelectorAll<HTMLElement>('[data-navigation], [data-menu-item]')].map((pressed) => {
    const { navigation, menuItem } = pressed.dataset;
    const words = pressed.getAttribute('aria-label') ?? pressed.textContent;
    return navigationElement(pressed, navigation || menuItem || words);
  });
}

test('blocks §7 navigation 1: a link of the header’s menu carries the chain of titles that leads to it', () => {
  const { default: content, maximal } = desktopNavigationFixtures;
  expect(reportedIn(<DesktopNavigation {...desktopNavigation.parse(content)} />)).toEqual(
    expect.arrayContaining([
      'Womens',
      'Womens > Dresses',
      'Womens > Dresses > Midi dresses',
      'Womens > Jumpers',
      'Womens > Dresses with pockets',
    ]),
  );
  const dressed = reportedIn(<DesktopNavigation {...desktopNavigation.parse(maximal)} />);
  expect(dressed.filter((reported) => /New$|24/.test(reported))).toEqual([]);
});

test('blocks §7 navigation 1: so does a link of the phone’s menu, and what opens a layer of it', () => {
  const { default: content, maximal } = mobileNavigationFixtures;
  const reported = reportedIn(<MobileNavigation {...mobileNavigation.parse(content)} />);
  expect(reported).toEqual(
    expect.arrayContaining([
      'Womens',
      'Womens > All Womens',
      'Womens > Dresses',
      'Womens > Dresses > All Dresses',
      'Womens > Dresses > Midi dresses',
      'Shop Finder',
    ]),
  );
  expect(new Set(reported).size).toBe(reported.length);
  const dressed = reportedIn(<MobileNavigation {...mobileNavigation.parse(maximal)} />);
  expect(dressed.filter((reported) => /New$|24/.test(reported))).toEqual([]);
});

test('blocks §7 navigation 1: a circle is reported by its title, a picture in it or a letter', () => {
  const { default: content, letters } = mobileNavigationAlternativeFixtures;
  const circles = (given: typeof content | typeof letters) =>
    reportedIn(<MobileNavigationAlternative {...mobileNavigationAlternative.parse(given)} />);
  expect(circles(content)).toContain('Knitwear');
  expect(circles(letters)).toContain('Éditions');
});

test('blocks §7 navigation 1: a link of the footer is reported by its column and its words', () => {
  const socialLinks = [{ network: 'Instagram', url: 'https://social.example/tailorbird' }];
  expect(reportedIn(<Footer {...footer.parse({ ...footerFixtures.default, socialLinks })} />)).toEqual(
    expect.arrayContaining([
      'Footer > Tailorbird',
      'Footer > Help > Returns',
      'Footer > Follow us > Instagram',
    ]),
  );
});

test('a link of a banner is reported by its heading, one of the error page by that', () => {
  const { default: content, minimal } = navigationLinksBannerFixtures;
  const banner = (given: typeof content | typeof minimal) =>
    reportedIn(<NavigationLinksBanner {...navigationLinksBanner.parse(given)} />);
  expect(banner(content)).toContain('Where to? > Skirts');
  expect(banner(minimal)).toContain('Womens');
  expect(reportedIn(<ErrorPage status={404} />)).toContain('Error page > WOMEN');
});
