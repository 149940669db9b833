import type { Send } from '@tailorbird/commerce/client';
import { LRUCache } from 'lru-cache';
import type { Preview } from './previewCookie.ts';
import { isStagingHost } from './stagingHost.ts';

/** Names the host that holds what another one holds at a moment (services §3). */
export const momentsHost = 'virtual-staging.amplience.net';

const named = new LRUCache<string, Promise<string>>({ max: 200 });

/** Asks a host of unpublished content, at the moment of the preview. */
export function sendAt(askStaging: Send, preview: Preview): Send {
  if (preview.timestamp === '') return askStaging;
  return async (request) => {
    const url = new URL(request.url);
    url.host = await hostAt(askStaging, preview);
    return askStaging(new Request(url, request));
  };
}

/** The host of a moment, asked for once by all that a page shows. */
function hostAt(askStaging: Send, { host, timestamp }: Preview): Promise<string> {
  const address = `https://${momentsHost}/domain/${host}?timestamp=${timestamp}`;
  const known = named.get(address);
  if (known) return known;
  const asked = nameOf(askStaging, address);
  named.set(address, asked);
  asked.catch(() => named.delete(address));
  return asked;
}

async function nameOf(askStaging: Send, address: string): Promise<string> {
  const answer = await askStaging(new Request(address));
  // As it is, or as JSON.
  const text = (await answer.text()).trim().replace(/^"(.*)"$/, '$1');
  if (!answer.ok || !isStagingHost(text))
    throw new Error(`${address} answered ${answer.status}, and no host of a moment.`);
  return text;
}
