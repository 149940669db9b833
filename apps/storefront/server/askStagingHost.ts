import type { Send } from '@tailorbird/commerce/client';
import { fetchExternal } from '@tailorbird/middleware/outside/fetchExternal';
import { InsideOurNetwork } from '@tailorbird/middleware/outside/publicLookup';
import { tellSecurityEvent } from '../app/tellSecurityEvent.ts';

/** Asks a host with unpublished content, with the care of `fetchExternal`; one that leads inside is a security event. */
export const askStagingHost: Send = async (request) => {
  try {
    return await fetchExternal(request);
  } catch (cause) {
    if (cause instanceof InsideOurNetwork)
      tellSecurityEvent('malicious_ssrf', { op: 'preview.address', host: new URL(request.url).hostname });
    throw cause;
  }
};
