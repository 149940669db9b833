import type { Browser } from 'playwright-core';
import type { Gallery } from './gallery.ts';
import { storyIds } from './storyIds.ts';
import { openStoryPage, showStory } from './storyPage.ts';

/** The stories of a built Storybook. */
export function storyGallery(browser: Browser, built: string): Gallery {
  return {
    ids: (prefix) => storyIds(built, prefix),
    open: (screen, served) => openStoryPage(browser, built, screen, served === undefined ? {} : { served }),
    show: showStory,
    hasBetween: true,
    scale: 1,
  };
}
