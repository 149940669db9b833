import { marketList } from '@tailorbird/commerce/market';
import { defaultWishlist } from '@tailorbird/commerce/wishlist/wishlistPairs';
import { z } from 'zod';
import { readTrustedProxies } from '../edge/trustedProxies.ts';
import { cdnVariables } from './cdnVariables.ts';
import { errorVariables } from './errorVariables.ts';
import { demonstrations } from './liveRules.ts';
import { mailVariables } from './mailVariables.ts';
import { officeVariables } from './officeVariables.ts';
import { tracingVariables } from './tracingVariables.ts';
import { uploadVariables } from './uploadVariables.ts';
import { onOff, url, variable } from './variable.ts';
import { walletVariables } from './walletVariables.ts';

const demonstration = demonstrations.join('|');

/** Every variable the shop reads. None has to be set. */
export const variables = {
  PORT: variable({
    about: 'Port the shop listens on.',
    expects: 'a whole number from 1 to 65535',
    example: '3000',
    read: z.coerce.number().int().min(1).max(65_535).default(3000),
  }),
  HOST: variable({
    about:
      'Address the shop listens on. Unset, a live shop listens on every address of the machine and a demonstration on this machine alone.',
    expects: 'an address or a name of this machine',
    example: '0.0.0.0',
    read: z
      .string()
      .regex(/^[\w.:-]{1,255}$/)
      .optional(),
  }),
  TAILORBIRD_MODE: variable({
    about:
      'Whether the shop is for customers or for show. Unset, it is live where PUBLIC_URL is https or DATABASE_URL is set.',
    expects: 'live or demonstration',
    example: 'live',
    read: z.enum(['live', 'demonstration']).optional(),
  }),
  TAILORBIRD_DEMONSTRATE: variable({
    about: 'What a live shop has for show, on purpose; whatever is not named stops its start.',
    expects: `any of ${demonstrations.join(', ')} with commas between them`,
    example: 'test-cards,wallet',
    read: z
      .string()
      .regex(new RegExp(`^(?:${demonstration})(?:, ?(?:${demonstration}))*$`))
      .optional()
      .transform((text) => demonstrations.filter((name) => text?.split(/, ?/).includes(name))),
  }),
  TAILORBIRD_PRIVATE_PORT: variable({
    about:
      'Port on which `/livez`, `/readyz` and `/openapi.json` are served, and then only there: for a network that shoppers are not on.',
    expects: 'a whole number from 1 to 65535',
    example: '9000',
    read: z.coerce.number().int().min(1).max(65_535).optional(),
  }),
  TAILORBIRD_METRICS_PORT: variable({
    about:
      'Port on which `/metrics` is served to Prometheus, and nothing else: for a network that shoppers are not on. Unset, nothing is counted.',
    expects: 'a whole number from 1 to 65535',
    example: '9464',
    read: z.coerce.number().int().min(1).max(65_535).optional(),
  }),
  ...officeVariables,
  DATABASE_URL: variable({
    about: 'PostgreSQL server to use in place of the embedded database.',
    expects: 'the address of a PostgreSQL database',
    example: 'postgres://user:password@localhost:5432/tailorbird',
    read: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  }),
  DATA_DIRECTORY: variable({
    about:
      'Folder of the embedded database and the picture cache; a relative one is taken from the repository.',
    expects: 'a folder',
    example: '.data',
    read: z.string().default('.data'),
  }),
  MIDDLEWARE_URL: variable({
    about: 'Middleware in another deployment; unset, it runs inside the shop.',
    expects: 'an http(s) address',
    example: 'http://localhost:4000',
    read: url(/^https?$/).optional(),
  }),
  TAILORBIRD_HOSTS: variable({
    about: 'Other names the shop may be asked under, beside the host of PUBLIC_URL and this machine’s own.',
    expects: 'hosts with commas between them',
    example: 'www.shop.example,shop.internal:3000',
    read: z
      .string()
      .regex(/^[a-z0-9.:[\]-]+(?:,\s*[a-z0-9.:[\]-]+)*$/i)
      .default('')
      .or(z.literal(''))
      .transform((text) =>
        text
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      ),
  }),
  TAILORBIRD_DRAIN_SECONDS: variable({
    about:
      'How long the shop goes on taking requests after SIGTERM, while /readyz says that it is leaving: what a load balancer needs to notice.',
    expects: 'a whole number from 0 to 60',
    example: '5',
    read: z.coerce.number().int().min(0).max(60).default(5),
  }),
  PUBLIC_URL: variable({
    about: 'Where shoppers reach the shop: canonical links, cookies and the origin that calls may come from.',
    expects: 'an http(s) address',
    example: 'https://shop.example',
    read: url(/^https?$/).optional(),
  }),
  TAILORBIRD_CONTENT_URL: variable({
    about:
      'Content service whose published content the shop shows, such as a hub’s delivery host; it is asked by delivery key. Unset, the shop shows its own content.',
    expects: 'an http(s) address',
    example: 'https://shop.cdn.content.amplience.net',
    read: url(/^https?$/).optional(),
  }),
  TAILORBIRD_CONTENT_KEY: variable({
    about: 'What the content service wants to be shown as x-api-key, as a hub’s fresh host does.',
    expects: 'letters, digits, - and _',
    example: 'b4d1c0de',
    read: z
      .string()
      .regex(/^[\w-]{1,200}$/)
      .optional(),
  }),
  TAILORBIRD_CONTENT_WEBHOOK_SECRET: variable({
    about:
      'Secret of the content service’s webhook to /webhooks/content, by which every page shows what is published within two seconds. Unset, nothing listens there, and pages are a minute and a half behind at most.',
    expects: '16 to 200 letters, digits and signs, without spaces',
    example: 'Qm4dX1-change-me-7pRt',
    read: z
      .string()
      .regex(/^[!-~]{16,200}$/)
      .optional(),
  }),
  MEDIA_URL: variable({
    about: 'Media service elsewhere, allowed as a source of pictures.',
    expects: 'an http(s) address',
    example: 'https://media.example',
    read: url(/^https?$/).optional(),
  }),
  ...cdnVariables,
  ...uploadVariables,
  TAILORBIRD_LIVE_SHOPPING_SCRIPT: variable({
    about:
      'Script of the live-shopping company; it runs in a closed frame, once a shopper asks for it. Unset, live-shopping blocks show a picture and a link.',
    expects: 'an https address',
    example: 'https://live.example/player.js',
    read: z.url({ protocol: /^https$/ }).optional(),
  }),
  TAILORBIRD_DATA_LAYER: variable({
    about:
      'Whether something reads the data layer and the personalisation queue, such as a tag manager. Off, nothing is counted, and so nobody is asked.',
    expects: 'on or off',
    example: 'on',
    read: onOff('off'),
  }),
  TAILORBIRD_CONSENT_ASKED_IN: variable({
    about:
      'Markets whose shoppers are asked before anything is counted, where TAILORBIRD_DATA_LAYER is on; elsewhere silence is consent, unless the browser objects. “none” asks nowhere.',
    expects: 'uk, eu and us with commas between them, or none',
    example: 'uk,eu',
    read: z
      .string()
      .regex(/^(?:none|(?:uk|eu|us)(?:,(?:uk|eu|us))*)$/)
      .default('uk,eu')
      .transform((text) => marketList.filter((market) => text.split(',').includes(market))),
  }),
  ...walletVariables,
  TAILORBIRD_PREVIEW_HOSTS: variable({
    about:
      'Hosts whose unpublished content editors may look at, divided by commas: your own of the content service, or the shop’s own set of unpublished content, which the example names and an unset variable means.',
    expects: 'hosts that end with .staging.bigcontent.io, or none',
    example: 'tailorbird.staging.bigcontent.io',
    read: z
      .string()
      .regex(/^(?:none|[a-z0-9-]+\.staging\.bigcontent\.io(?:, ?[a-z0-9-]+\.staging\.bigcontent\.io)*)$/)
      .default('tailorbird.staging.bigcontent.io')
      .transform((text) => (text === 'none' ? [] : text.split(/, ?/))),
  }),
  TAILORBIRD_PREVIEW_SECRET: variable({
    about:
      'What a link into a preview has to carry as ampl_secret, and a reader of /staging as x-api-key. Unset, previews are open to all in a demonstration on this machine, and to nobody elsewhere.',
    expects: '16 to 200 letters, digits, - and _',
    example: 'Zt5bQ8-change-me-3nWk',
    read: z
      .string()
      .regex(/^[\w-]{16,200}$/)
      .optional(),
  }),
  TAILORBIRD_CONTENT_EDITOR: variable({
    about:
      'Where editors write: the one origin that may show an item of ours in a frame and send it changes.',
    expects: 'an https address',
    example: 'https://app.amplience.net',
    read: z
      .url({ protocol: /^https$/ })
      .default('https://app.amplience.net')
      .transform((text) => new URL(text).origin),
  }),
  ...mailVariables,
  LOG_LEVEL: variable({
    about: 'Least important lines to log.',
    expects: 'one of trace, debug, info, warn, error, fatal, silent',
    example: 'info',
    read: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  }),
  ...errorVariables,
  ...tracingVariables,
  NODE_ENV: variable({
    about: 'Set by the scripts.',
    expects: 'one of development, production, test',
    example: 'production',
    read: z.enum(['development', 'production', 'test']).default('production'),
  }),
  TAILORBIRD_SEED_STYLES: variable({
    about:
      'Styles an empty database is filled with on the first start: 400 in a demonstration, none in a live shop.',
    expects: 'a whole number from 0 to 100000',
    example: '400',
    read: z.coerce.number().int().min(0).max(100_000).optional(),
  }),
  TAILORBIRD_TRUST_PROXY: variable({
    about:
      'Proxies of ours in front that write X-Forwarded-For: how many in a row, or their networks. Without it, all who come through a proxy count as one address.',
    expects: 'off, on (one), a number of proxies, or networks with commas between them',
    example: '10.0.0.0/8,fd00::/8',
    read: z
      .string()
      .default('off')
      .transform((text, context) => {
        const read = readTrustedProxies(text);
        if (read.ok) return read.value;
        context.addIssue({ code: 'custom', message: read.error });
        return z.NEVER;
      }),
  }),
  TAILORBIRD_COUNTRY_HEADER: variable({
    about:
      "Header in which a proxy or CDN of ours writes the visitor's country; only where it removes what visitors send themselves.",
    expects: 'the name of a header',
    example: 'cf-ipcountry',
    read: z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/i)
      .optional(),
  }),
  TAILORBIRD_COUNTRY_DATABASE: variable({
    about: 'Country database (.mmdb, as of GeoLite2) asked where no header names the country.',
    expects: 'the path of a file',
    example: '/srv/country.mmdb',
    read: z.string().optional(),
  }),
  TAILORBIRD_GERMAN_SITE: variable({
    about: 'Address of the German site; unset, Germany is not offered as a locale of its own.',
    expects: 'an http(s) address',
    example: 'https://de.shop.example',
    read: url(/^https?$/).optional(),
  }),
  TAILORBIRD_WISHLIST_NAME: variable({
    about: 'What a wishlist is called that nobody gave a name.',
    expects: '1 to 100 characters',
    example: 'Saved for later',
    read: z.string().trim().min(1).max(100).default(defaultWishlist.name),
  }),
  TAILORBIRD_WISHLIST_PUBLIC: variable({
    about: 'Whether a new wishlist can be seen by whoever has its link, until its owner says otherwise.',
    expects: 'on or off',
    example: 'off',
    read: onOff(defaultWishlist.isPublic ? 'on' : 'off'),
  }),
  TAILORBIRD_RATE_LIMIT: variable({
    about: 'Whether calls from one address are limited.',
    expects: 'on or off',
    example: 'on',
    read: onOff('on'),
  }),
  TAILORBIRD_PROMOTIONS: variable({
    about: 'Whether the promotions engine is on: campaigns, coupons and what badges say of them.',
    expects: 'true or false',
    example: 'true',
    read: z.enum(['true', 'false']).default('true'),
  }),
  TAILORBIRD_PREPARE_PICTURES: variable({
    about: 'Whether pictures are made ahead of the shoppers who will want them.',
    expects: 'on or off',
    example: 'on',
    read: onOff('on'),
  }),
  TAILORBIRD_PICTURES_MB: variable({
    about:
      'How many megabytes of pictures are kept in `pictures` of DATA_DIRECTORY, in the sizes asked for. Those that nobody asked for the longest go first, and are made again when they are wanted.',
    expects: 'a whole number from 2000 to 1000000',
    example: '4000',
    read: z.coerce.number().int().min(2000).max(1_000_000).default(4000),
  }),
  TAILORBIRD_PAGE_CACHE: variable({
    about: 'Whether finished public pages are kept in memory; off to measure the rendering.',
    expects: 'on or off',
    example: 'on',
    read: onOff('on'),
  }),
} as const;
