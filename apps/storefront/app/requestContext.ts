import type { Client, Send } from '@tailorbird/commerce/client';
import type { MarketFacts } from '@tailorbird/commerce/market';
import type { RenderedDocument } from '@tailorbird/engine/renderDocument';
import { createContext, RouterContextProvider } from 'react-router';
import type { ContentClient } from './content/contentClient.ts';
import type { Preview } from './preview/previewCookie.ts';
import type { ShopSettings } from './shopSettings.ts';

/** What the server knows about a request and the pages cannot find out themselves. */
export interface RequestFacts extends ShopSettings {
  /** Reaches the middleware, in this process or over the network. */
  readonly send: Send;
  /** Where the middleware is, without a trailing slash. */
  readonly middlewareUrl: string;
  /** True when the middleware is another deployment, whose answers are checked. */
  readonly remote: boolean;
  readonly clientAddress: string | undefined;
  /** Cookies to set on the answer. */
  readonly setCookies: string[];
  /** Counts how often other content was published, where something says so. */
  readonly contentVersion: number;
  /** Told when a failure of this request was written into the log. */
  readonly onReported?: () => void;
  /** Asks a host of unpublished content, with care. */
  readonly askStaging: Send;
  /** Absent in development, where the answer itself carries the document and its scripts start at once. */
  readonly production?: ProductionDocument;
}

/** How a document is made in production, and who takes it. */
interface ProductionDocument {
  /** Where the data of the page's loaders will be asked for when it was found; absent for a page that carries its data. */
  readonly stateAddress: ((tag: string) => string) | undefined;
  /** Takes the document; its answer then has no body, which would only be read again to be compressed. */
  readonly takeDocument: (document: RenderedDocument) => void;
}

/** What a page works with: set once a request by the locale middleware. */
export interface Shop {
  readonly market: MarketFacts;
  readonly client: Client;
  readonly content: ContentClient;
  /** What an editor looks at; never there for shoppers, nor on pages about one shopper. */
  readonly preview?: Preview | undefined;
  /** Localises a path: `/bag` is `/eu/bag` in the EU. */
  readonly href: (to: string) => string;
  readonly publicUrl: string;
  readonly secure: boolean;
  readonly liveShopping: boolean;
  /** As the settings say of goods, streets and links. */
  readonly isInvented: boolean;
  readonly setCookie: (cookie: string) => void;
}

export const requestFacts = createContext<RequestFacts>();
export const shopContext = createContext<Shop>();

/** What the server hands to the router with each request. */
export function createLoadContext(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestFacts, facts);
  return context;
}
