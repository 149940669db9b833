import type { Send } from '@tailorbird/commerce/client';

interface ContentService {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string | undefined;
}

/** Asks the content service for what a request names by its path, whatever host that was made for. It is not followed elsewhere. */
export function askContentService({ url, key }: ContentService): Send {
  return ({ url: asked, signal }) => {
    const { pathname, search } = new URL(asked);
    const headers = { accept: 'application/json', ...(key !== undefined && { 'x-api-key': key }) };
    return fetch(url + pathname + search, { headers, signal, redirect: 'error' });
  };
}
