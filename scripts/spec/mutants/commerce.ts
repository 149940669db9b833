import type { Mutant } from '../mutant.ts';

/** Faults in what docs/specification/commerce.md lists. */
export const commerce: readonly Mutant[] = [
  {
    place: 'commerce §9 locale cookie 1',
    file: 'apps/storefront/app/market/localeCookies.ts',
    code: '30 * daySeconds',
    becomes: '3 * daySeconds',
  },
  {
    place: 'commerce §9 notifications 1',
    file: 'packages/ui/src/notifications/notificationLimits.ts',
    code: 'notificationLimit = 3',
    becomes: 'notificationLimit = 4',
  },
  {
    place: 'commerce §4 login 1',
    file: 'apps/middleware/src/platforms/embedded/customers/login.ts',
    code: 'return invalid(messages.wrongCredentials)',
    becomes: 'return invalid(messages.invalidCredentials)',
  },
  {
    place: 'commerce §2 header 5',
    file: 'apps/storefront/app/shell/LocaleChoice.tsx',
    code: '{currency} {signs[currency]}',
    becomes: 'GBP {signs[currency]}',
  },
];
