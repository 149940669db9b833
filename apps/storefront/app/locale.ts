import { createClient } from '@tailorbird/commerce/client';
import { setUpLocale } from '@tailorbird/commerce/locale/setUpLocale';
import { href, marketOf } from '@tailorbird/commerce/market';
import type { MiddlewareFunction } from 'react-router';
import { contentSource, createContentClient } from './content/contentClient.ts';
import { cookieJar } from './cookieJar.ts';
import { isPublic } from './isPublic.ts';
import { previewIn } from './preview/previewCookie.ts';
import { requestFacts, shopContext } from './requestContext.ts';

/** Runs on every page: the address says the market, the market says channel, currency and content. */
export const locale: MiddlewareFunction<Response> = ({ request, context, url }, next) => {
  const facts = context.get(requestFacts);
  const market = marketOf(url.pathname);
  const marketFacts = setUpLocale(market);
  const cookies = request.headers.get('cookie');
  const preview = isPublic(url.pathname) ? previewIn(cookies, facts) : undefined;
  const jar = cookieJar(cookies);
  const setCookie = (cookie: string) => {
    jar.take(cookie);
    facts.setCookies.push(cookie);
  };
  context.set(shopContext, {
    market: marketFacts,
    client: createClient({
      baseUrl: facts.middlewareUrl,
      send: facts.send,
      channelId: marketFacts.channelId,
      get cookie() {
        return jar.header();
      },
      // As the proxy in front has named it; all calls of a page have one name.
      requestId: request.headers.get('x-request-id') ?? crypto.randomUUID(),
      userAgent: request.headers.get('user-agent') ?? '',
      ...(facts.clientAddress && { clientAddress: facts.clientAddress }),
      onSetCookie: setCookie,
      checkAnswers: facts.remote,
      ...(!facts.remote && { timeout: Number.POSITIVE_INFINITY }),
      ...(preview?.timestamp && {
        preview: { moment: preview.timestamp, secret: facts.previewAccess.secret },
      }),
    }),
    content: createContentClient(
      contentSource(facts, preview, marketFacts.locale),
      marketFacts.contentPrefix,
    ),
    preview,
    href: (to) => href(market, to),
    publicUrl: facts.publicUrl,
    liveShopping: facts.liveShoppingScript !== undefined,
    isInvented: facts.isInvented,
    secure: facts.publicUrl.startsWith('https:'),
    setCookie,
  });
  return next();
};
