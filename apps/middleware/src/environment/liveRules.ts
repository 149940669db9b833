/** What of a shop is for show. A live shop has none of it, unless it is named in `TAILORBIRD_DEMONSTRATE`. */
export const demonstrations = [
  'test-cards',
  'wallet',
  'unsent-mail',
  'mail-page',
  'goods',
  'senders',
] as const;

export type Demonstration = (typeof demonstrations)[number];

/** The settings that decide whether something is for show. */
export interface LiveSettings {
  readonly MIDDLEWARE_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly TAILORBIRD_APPLE_PAY_MERCHANT?: string | undefined;
  readonly TAILORBIRD_APPLE_PAY_IDENTITY?: string | undefined;
  readonly TAILORBIRD_GOOGLE_PAY_MERCHANT?: string | undefined;
  readonly TAILORBIRD_WALLET: 'on' | 'off';
  readonly TAILORBIRD_MAIL_PAGE?: 'on' | 'off' | undefined;
  readonly TAILORBIRD_SEED_STYLES?: number | undefined;
  readonly TAILORBIRD_MAIL_FROM: string;
}

/** One thing a live shop may not do unasked: when these settings do it, what it is, why not, and what mends it. */
interface LiveRule {
  /** What `npm run doctor -- --live` calls it. */
  readonly about: string;
  readonly isBroken: (settings: LiveSettings) => boolean;
  readonly problem: string;
  readonly fix: string;
}

/** Kept for documentation and tests (RFC 2606, RFC 6761): nobody receives mail there. */
const exampleDomain = /[@.](?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** The other half of the shop checks what only it does. */
const isElsewhere = ({ MIDDLEWARE_URL }: LiveSettings) => MIDDLEWARE_URL !== undefined;

const hasWallet = (settings: LiveSettings) =>
  settings.TAILORBIRD_GOOGLE_PAY_MERCHANT !== undefined ||
  (settings.TAILORBIRD_APPLE_PAY_MERCHANT !== undefined &&
    settings.TAILORBIRD_APPLE_PAY_IDENTITY !== undefined);

/** The rules, by the name that sets each aside. */
export const liveRules: { readonly [Part in Demonstration]: LiveRule } = {
  'test-cards': {
    about: 'Payment',
    isBroken: () => true,
    problem:
      'Test cards are the only means of payment there is, and goods ordered with them are never paid for',
    fix: 'There is no setting for another payment provider yet: give the shop an adapter of PaymentProvider (docs/services.md, “Another payment provider”)',
  },
  wallet: {
    about: 'Wallet',
    isBroken: (settings) =>
      !isElsewhere(settings) && settings.TAILORBIRD_WALLET === 'on' && !hasWallet(settings),
    problem: 'The demonstration wallet approves whatever it is asked, and nobody is charged',
    fix: 'Register with a wallet (TAILORBIRD_GOOGLE_PAY_MERCHANT, or TAILORBIRD_APPLE_PAY_MERCHANT and TAILORBIRD_APPLE_PAY_IDENTITY), or do without: TAILORBIRD_WALLET=off',
  },
  'unsent-mail': {
    about: 'Mail server',
    isBroken: (settings) => !isElsewhere(settings) && settings.SMTP_URL === undefined,
    problem: 'There is no mail server, so order confirmations and password links reach nobody',
    fix: 'Name one: SMTP_URL=smtp://user:password@host:587',
  },
  'mail-page': {
    about: 'Mail page',
    isBroken: (settings) => !isElsewhere(settings) && settings.TAILORBIRD_MAIL_PAGE === 'on',
    problem: 'The mail page shows password links and gift-card codes',
    fix: 'Unset TAILORBIRD_MAIL_PAGE',
  },
  goods: {
    about: 'Goods',
    isBroken: (settings) => !isElsewhere(settings) && (settings.TAILORBIRD_SEED_STYLES ?? 0) > 0,
    problem: 'TAILORBIRD_SEED_STYLES would put invented goods and their campaigns on sale',
    fix: 'Unset it, and bring goods of your own: npm run catalogue -- import FILE.csv',
  },
  senders: {
    about: 'Sender',
    isBroken: (settings) => !isElsewhere(settings) && exampleDomain.test(settings.TAILORBIRD_MAIL_FROM),
    problem:
      'TAILORBIRD_MAIL_FROM is an address of an example domain, where no answer arrives and from which no mail server takes mail',
    fix: 'Set it to an address of the shop’s own domain',
  },
};

/** The rules these settings break, those set aside left out. */
export function brokenRules(
  settings: LiveSettings,
  setAside: ReadonlySet<Demonstration>,
): { readonly name: Demonstration; readonly rule: LiveRule }[] {
  return demonstrations
    .filter((name) => !setAside.has(name) && liveRules[name].isBroken(settings))
    .map((name) => ({ name, rule: liveRules[name] }));
}

/** A broken rule as the person who starts the shop reads it. */
export function ruleText(name: Demonstration, { problem, fix }: Pick<LiveRule, 'problem' | 'fix'>): string {
  return `${problem}. ${fix}; or show it on purpose: TAILORBIRD_DEMONSTRATE=${name}.`;
}
