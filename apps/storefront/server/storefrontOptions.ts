import type { Send } from '@tailorbird/commerce/client';
import type { PageCache } from '@tailorbird/engine/pageCache';
import type { EdgeOptions } from '@tailorbird/middleware/edge/createEdge';
import type { KnownHosts } from '@tailorbird/middleware/edge/knownHosts';
import type { TrustedProxies } from '@tailorbird/middleware/edge/trustedProxies';
import type { RequestHandler, RouterContextProvider } from 'react-router';
import type { RequestFacts } from '../app/requestContext.ts';
import type { ShopSettings } from '../app/shopSettings.ts';

/** Who sent a request that is handed on. */
export interface Asker {
  /** The Node adapter's bindings. */
  readonly env: unknown;
  /** The client's address, as far as proxies are believed. */
  readonly address: string | undefined;
}

/** What a shop is composed of: its settings, its middleware and its build. */
export interface StorefrontOptions {
  /** The middleware's application, or a pass-through to another deployment. */
  readonly middleware: (request: Request, from?: Asker) => Response | Promise<Response>;
  readonly middlewareUrl: string;
  /** Answers content in place of the middleware, where a content service is set. */
  readonly contentService?: Send;
  /** Counts how often other content was published; absent where nothing says so. */
  readonly contentVersion?: (() => number) | undefined;
  /** Hears that content of that version could not be had; pages made without it are made anew in a while. */
  readonly contentMissed?: (() => void) | undefined;
  readonly remote: boolean;
  /** Whether a CDN is told to forget pages, which are then named for it. */
  readonly isPurged?: boolean;
  readonly settings: ShopSettings;
  /** Names the shop may be asked under; those of `publicUrl` and of this machine, unless said. */
  readonly isKnownHost?: KnownHosts;
  /** Whose `X-Forwarded-For` is believed; nobody's, unless said. */
  readonly trustedProxies?: TrustedProxies;
  /** How many requests an address may make; any number, unless said. */
  readonly rateLimit?: EdgeOptions['rateLimit'];
  /** Asks hosts of unpublished content in place of the network, in a test. */
  readonly askStaging?: Send;
  readonly handle: RequestHandler;
  readonly createLoadContext: (facts: RequestFacts) => RouterContextProvider;
  /** `@font-face` rules of the build’s fonts, for documents that are no pages of it; absent in development. */
  readonly fonts?: string;
  /** Absent in development: every page is rendered anew, without a policy. */
  readonly cache?: PageCache;
  /** Folder of the built browser files; absent in development, where Vite serves them. */
  readonly files?: string;
  /** Folders of earlier builds, whose pages may still be open somewhere. */
  readonly earlierFiles?: readonly string[];
}
