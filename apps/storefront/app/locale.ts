import { createClient } from '@tailorbird/commerce/client';
import { setUpLocale } from '@tailorbird/commerce/locale/setUpLocale';
import { href, marketOf } from '@tailorbird/commerce/market';
import type { MiddlewareFunction } from 'react-router';
import { createContentClient } from './content/contentClient.ts';
import { cookieJar } from './cookieJar.ts';
import { requestFacts, shopContext } from './requestContext.ts';

/** Runs on every page: the address says the market, the market says channel, currency and content. */
export const locale: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const facts = context.get(requestFacts);
  const url = new URL(request.url);
  const market = marketOf(url.pathname);
  const marketFacts = setUpLocale(market);
  const jar = cookieJar(request.headers.get('cookie'));
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
      userAgent: request.headers.get('user-agent') ?? '',
      ...(facts.clientAddress && { clientAddress: facts.clientAddress }),
      onSetCookie: setCookie,
      checkAnswers: facts.remote,
    }),
    content: createContentClient(facts, marketFacts.contentPrefix),
    href: (to) => href(market, to),
    publicUrl: facts.publicUrl,
    liveShopping: facts.liveShopping,
    secure: facts.publicUrl.startsWith('https:'),
    setCookie,
  });
  return next();
};
