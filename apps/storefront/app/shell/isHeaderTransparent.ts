import type { ContentClient } from '../content/contentClient.ts';

/** Whether editors have the header stand over the home page's first picture (commerce §4 header). */
export async function isHeaderTransparent(content: ContentClient): Promise<boolean> {
  const found = await content.find('app-header');
  return found.ok && found.value['transparentHomeHeader'] === true;
}
