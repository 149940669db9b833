import { createPasswordHasher } from '../../services/passwords/passwordHasher.ts';
import type { TestShop } from '../../testing/shopWith.ts';
import { valueOf } from '../../testing/valueOf.ts';
import { createOffice } from '../createOffice.ts';

export const operator = { name: 'wren', password: 'copper 9 kettle' };

interface Asked {
  /** What a form sends; without it a page is asked for. */
  readonly form?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The back office of a test's shop, with one operator. */
export async function openOffice(shop: TestShop, { officeUrl = 'http://localhost:3010' } = {}) {
  const passwords = createPasswordHasher({ memory: 1024, passes: 1 });
  const officeWith = async (password: string) =>
    createOffice({
      db: shop.db,
      payments: shop.deps.payments,
      passwords,
      clock: shop.clock,
      log: shop.deps.log,
      publicUrl: shop.deps.publicUrl,
      officeUrl,
      operators: new Map([[operator.name, await valueOf(passwords.hash(password))]]),
      trustedProxies: shop.deps.trustedProxies,
    });
  let app = await officeWith(operator.password);
  const ask = async (path: string, { form, cookie = '', headers = {} }: Asked = {}) => {
    const sent = { cookie, ...(form && { origin: officeUrl, 'sec-fetch-site': 'same-origin' }), ...headers };
    const body = form && new URLSearchParams(form);
    return app.request(officeUrl + path, {
      method: form ? 'POST' : 'GET',
      headers: sent,
      ...(body && { body }),
    });
  };
  const signIn = async (given: Readonly<Record<string, string>> = operator, address = '10.9.0.1') =>
    ask('/sign-in', { form: given, headers: { 'x-forwarded-for': address } });
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    ask,
    signIn,
    cookieOf,
    /** Gives the operator another password, as the settings do. */
    changePassword: async (password: string) => {
      app = await officeWith(password);
    },
    /** Looks and presses as the operator. */
    signedIn: async () => {
      const cookie = cookieOf(await signIn());
      return {
        see: async (path: string) => {
          const answer = await ask(path, { cookie });
          return { status: answer.status, text: await answer.text() };
        },
        /** Presses, and goes where that leads. */
        press: async (path: string, form: Readonly<Record<string, string>> = {}) => {
          const answer = await ask(path, { form, cookie });
          const next = answer.headers.get('location');
          const shown = next === null ? answer : await ask(next, { cookie });
          return { status: answer.status, text: await shown.text() };
        },
      };
    },
  };
}

/** What the log says was done since it was last asked. */
export function deedsIn({ logged }: Pick<TestShop, 'logged'>) {
  return logged.splice(0).flatMap((line) => {
    const { event, op, operator: who, from, to } = JSON.parse(line) as Record<string, unknown>;
    return event === 'authz_admin' ? [{ op, who, from, to }] : [];
  });
}

/** A deed of the operator, as the log has it. */
export const deed = (op: string, from: unknown, to: unknown) => ({ op, who: operator.name, from, to });
