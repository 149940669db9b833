import type { Send } from '@tailorbird/commerce/client';
import { fetchExternal } from '@tailorbird/middleware/outside/fetchExternal';
import { InsideOurNetwork } from '@tailorbird/middleware/outside/publicLookup';
import { momentsHost } from '../app/preview/sendAt.ts';
import { tellSecurityEvent } from '../app/tellSecurityEvent.ts';

/** What names the host of a moment says so in plain words, or as JSON. */
const name = { accept: 'text/plain, application/json', pattern: /^(?:text\/plain|application\/json)\b/ };

/** Asks a host with unpublished content, with the care of `fetchExternal`; one that leads inside is a security event. */
export const askStagingHost: Send = async (request) => {
  try {
    const namesHosts = new URL(request.url).host === momentsHost;
    return await fetchExternal(request, namesHosts ? { type: name } : {});
  } catch (cause) {
    if (cause instanceof InsideOurNetwork)
      tellSecurityEvent('malicious_ssrf', { op: 'preview.address', host: new URL(request.url).hostname });
    throw cause;
  }
};
