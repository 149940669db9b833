import { frameHeaders } from './frameHeaders.ts';

/** What the player’s frame may do: run and reach its own company’s host, and nothing of ours. */
export function liveShoppingPolicy(script: string): string {
  const { origin, host } = new URL(script);
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src 'unsafe-inline' ${origin}`,
    `img-src data: ${origin}`,
    `font-src ${origin}`,
    `media-src blob: ${origin}`,
    `connect-src ${origin} wss://${host}`,
    `frame-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The document a live-shopping channel plays in: the one place where the company’s script is loaded, in a frame
 * without an origin, so that it never shares a page with a shopper’s session. 404 in a shop without a player.
 */
export function liveShoppingFrame(
  channelId: string,
  script: string | undefined,
  publicUrl: string,
): Response {
  if (script === undefined || !/^[\w-]{1,64}$/.test(channelId))
    return new Response('Not found', { status: 404 });
  const source = script.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const html =
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Live shopping</title>' +
    '<style>html,body,#live-shopping{height:100%;margin:0;background:#1c2b2a}</style></head>' +
    `<body><div id="live-shopping" data-channel="${channelId}"></div>` +
    `<script src="${source}" data-channel="${channelId}" async></script></body></html>`;
  return new Response(html, {
    headers: { ...frameHeaders(publicUrl, liveShoppingPolicy(script)), 'cache-control': 'no-store' },
  });
}
