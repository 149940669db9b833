import { parseContent } from '@tailorbird/blocks/parse';
import type { Block, BlockId, ContentOf } from '@tailorbird/blocks/schemas';
import type { ContentClient, ContentProblem } from '../content/contentClient.ts';

/** What surrounds every page, each part absent when nothing usable is published for it. */
export interface LayoutContent {
  readonly desktopNavigation: ContentOf<'desktop-navigation'> | undefined;
  readonly mobileNavigation: ContentOf<'mobile-navigation'> | undefined;
  readonly footer: Block<'footer'> | undefined;
  readonly benefitBar: ContentOf<'benefit-bar'> | undefined;
}

interface Part<Id extends BlockId> {
  readonly content: ContentOf<Id> | undefined;
  readonly problem: ContentProblem | undefined;
}

/**
 * Loads the parts of the layout. A navigation that cannot be loaded is an error page with status 500;
 * one that is not published is tolerated, and the rest falls back to nothing (commerce §8).
 */
export async function loadLayoutContent(content: ContentClient): Promise<LayoutContent> {
  const [desktop, mobile, footer, benefitBar] = await Promise.all([
    part(content, 'desktop-navigation'),
    part(content, 'mobile-navigation'),
    part(content, 'footer'),
    part(content, 'benefit-bar'),
  ]);
  if (desktop.problem === 'failed' || mobile.problem === 'failed') throw navigationFailure();
  return {
    desktopNavigation: desktop.content,
    mobileNavigation: mobile.content,
    footer: footer.content && { key: 'layout', id: 'footer', content: footer.content },
    benefitBar: benefitBar.content,
  };
}

async function part<Id extends BlockId>(content: ContentClient, id: Id): Promise<Part<Id>> {
  const found = await content.find(id);
  if (!found.ok) return { content: undefined, problem: found.error };
  const parsed = parseContent(id, found.value);
  if (parsed.success) return { content: parsed.data, problem: undefined };
  process.stderr.write(
    `${JSON.stringify({ level: 'warn', op: 'content.parse', key: id, reason: parsed.error.message })}\n`,
  );
  return { content: undefined, problem: undefined };
}

function navigationFailure(): Response {
  return new Response('The navigation could not be loaded.', { status: 500 });
}
