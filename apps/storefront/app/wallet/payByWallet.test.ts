import { describe, expect, it, vi } from 'vitest';
import { viewOf } from '../bag/bagAnswer.ts';
import { payByWallet, type WalletPayment, type WalletTurns } from './payByWallet.ts';
import { storyContact } from './storyContact.ts';
import { storyFirst, storyQuoted } from './storyWallet.ts';
import type { Authorised, PayAnswer } from './walletAnswers.ts';
import type { WalletCalls } from './walletCalls.ts';
import type { SheetAnswers, SheetEnd, WalletSheet } from './walletSheet.ts';

const authorised: Authorised = {
  shipping: storyContact,
  billing: storyContact,
  option: 'uk-standard',
  total: 6895,
  token: 'x',
};

/** Everything the page and the server were told, in order. */
function played(calls: Partial<WalletCalls> = {}) {
  const told: string[] = [];
  const server: WalletCalls = {
    add: () => Promise.reject(new Error('Nothing is added here.')),
    open: async () => ({ tag: 'sheet', request: storyFirst }),
    quote: async () => ({ tag: 'quoted', request: storyQuoted }),
    pay: async () => ({ tag: 'paid', to: '/order-confirmation/bag/100001?checkoutsource=applepayexpress' }),
    dismiss: async () => viewOf(null),
    ...calls,
  };
  const recorded = Object.fromEntries(
    Object.entries(server).map(([name, call]) => [
      name,
      (...args: unknown[]) => {
        told.push(`server: ${name}`);
        // The call under its own name, with its own arguments.
        return (call as (...all: unknown[]) => unknown)(...args);
      },
    ]),
  ) as unknown as WalletCalls;
  const turns: WalletTurns = {
    opened: () => told.push('marked open'),
    closed: () => told.push('mark taken away'),
    failed: (message) => told.push(`failure: ${message}`),
    added: () => told.push('added'),
    bought: (to) => told.push(`bought: ${to}`),
    toBag: () => told.push('to the bag'),
    bagLoaded: () => told.push('bag loaded anew'),
    log: (text, cause) => told.push(`logged: ${text}${cause instanceof Error ? '' : ` (${String(cause)})`}`),
  };
  return { told, calls: recorded, turns };
}

/** A sheet whose shopper does this once the server has answered. */
function sheetWhere(shopper: (answers: SheetAnswers) => Promise<SheetEnd>): WalletSheet {
  return {
    show: async (_first, answers) => ((await answers.opened) ? shopper(answers) : 'done'),
  };
}
const pays = sheetWhere(async ({ quote, pay }) => {
  await quote('GB', null);
  await pay(authorised);
  return 'done';
});
const dismisses = sheetWhere(async () => 'dismissed');

async function play(
  sheet: WalletSheet,
  calls: Partial<WalletCalls> = {},
  goods: Pick<WalletPayment, 'form' | 'isInBag'> = {},
) {
  const stage = played(calls);
  await payByWallet({ sheet, first: storyFirst, ...goods, calls: stage.calls, turns: stage.turns });
  return stage.told;
}

describe('a press on the wallet', () => {
  it('commerce §4 wallet 1: marks it open and refreshes the bag, before anything else', async () => {
    expect((await play(pays)).slice(0, 2)).toEqual(['marked open', 'server: open']);
  });

  it('opens the sheet in the press itself, with what the page knows', () => {
    const show = vi.fn<WalletSheet['show']>(async () => 'dismissed');
    void payByWallet({ sheet: { show }, first: storyFirst, ...played() });
    expect(show).toHaveBeenCalledWith(storyFirst, expect.anything());
  });

  it('on a product page adds what was chosen first', async () => {
    const added = { tag: 'added' } as Awaited<ReturnType<WalletCalls['add']>>;
    const told = await play(pays, { add: async () => added }, { form: new FormData() });
    expect(told.slice(0, 4)).toEqual(['marked open', 'server: add', 'added', 'server: open']);
  });

  it('pressed again on a product page, it adds nothing that an earlier press put there', async () => {
    const goods = { form: new FormData(), isInBag: true };
    expect((await play(dismisses, {}, goods)).slice(0, 3)).toEqual([
      'marked open',
      'server: open',
      'logged: ApplePay UI dismissed (CANCEL)',
    ]);
  });

  it('pressed again once the bag is gone, it adds anew', async () => {
    const added = { tag: 'added' } as Awaited<ReturnType<WalletCalls['add']>>;
    const goods = { form: new FormData(), isInBag: true };
    const told = await play(pays, { open: async () => ({ tag: 'nowhere' }), add: async () => added }, goods);
    expect(told.slice(1, 5)).toEqual(['server: open', 'server: add', 'added', 'server: open']);
  });

  it('pressed again after an answer that was lost, it leads to the order there is', async () => {
    const to = '/order-confirmation/bag/100001?checkoutsource=applepayexpress';
    const told = await play(pays, { open: async () => ({ tag: 'bought', to }) });
    expect(told.slice(2)).toEqual(['mark taken away', `bought: ${to}`]);
  });

  it('what cannot be added is said, and nothing is paid', async () => {
    const add = async () => ({ tag: 'refused', message: 'Oh no! We have sold out' }) as const;
    expect(await play(pays, { add }, { form: new FormData() })).toEqual([
      'marked open',
      'server: add',
      'failure: Oh no! We have sold out',
    ]);
  });

  it('commerce §4 wallet 2: an empty bag goes nowhere', async () => {
    expect(await play(pays, { open: async () => ({ tag: 'nowhere' }) })).toEqual([
      'marked open',
      'server: open',
      'mark taken away',
    ]);
  });

  it('commerce §4 wallet 3: a shortage leads to the bag', async () => {
    const told = await play(pays, { open: async () => ({ tag: 'bag' }) });
    expect(told.slice(2)).toEqual(['mark taken away', 'to the bag']);
  });
});

describe('what becomes of a sheet', () => {
  it('commerce §2 order confirmation 2: paid, it goes on to the confirmation', async () => {
    expect((await play(pays)).slice(2)).toEqual([
      'server: quote',
      'server: pay',
      'mark taken away',
      'bought: /order-confirmation/bag/100001?checkoutsource=applepayexpress',
    ]);
  });

  it('commerce §4 wallet 4: dismissed, promotions are removed, the bag is loaded anew and the mark taken away', async () => {
    expect((await play(dismisses)).slice(2)).toEqual([
      'logged: ApplePay UI dismissed (CANCEL)',
      'server: dismiss',
      'bag loaded anew',
      'mark taken away',
    ]);
  });

  it('commerce §8 wallet 2: CANCEL is logged as ‘ApplePay UI dismissed’, then promotions are removed and the bag loaded', async () => {
    expect((await play(dismisses)).slice(2, 5)).toEqual([
      'logged: ApplePay UI dismissed (CANCEL)',
      'server: dismiss',
      'bag loaded anew',
    ]);
    expect((await play(pays)).filter((line) => line.includes('CANCEL'))).toEqual([]);
  });

  it('commerce §4 wallet 4: promotions that cannot be removed are only logged', async () => {
    const dismiss = () => Promise.reject(new Error('The engine rests.'));
    expect((await play(dismisses, { dismiss })).slice(3)).toEqual([
      'server: dismiss',
      'logged: wallet.dismiss',
      'mark taken away',
    ]);
  });

  it('commerce §4 wallet 5: a payment that fails sets the state to failure, and says why', async () => {
    const pay = async (): Promise<PayAnswer> => ({ tag: 'failed', message: 'Your payment was declined.' });
    expect((await play(pays, { pay })).at(-1)).toBe('failure: Your payment was declined.');
  });

  it('commerce §4 wallet 5: a server that does not answer is a failure, and never charged twice', async () => {
    const away = () => Promise.reject(new Error('away'));
    expect((await play(pays, { open: away })).at(-1)).toMatch(/^failure: .*nothing has been charged/);
    expect((await play(pays, { pay: away })).at(-1)).toMatch(/^failure: .*you will not be charged twice/);
  });

  it('commerce §4 wallet 3: sold out while it was paid: failure, and to the bag', async () => {
    const told = await play(pays, { pay: async () => ({ tag: 'bag' }) });
    expect(told.at(-2)).toMatch(/^failure: /);
    expect(told.at(-1)).toBe('to the bag');
  });

  it('a contact to be mended keeps the sheet open', async () => {
    const answers: PayAnswer[] = [
      { tag: 'problems', problems: [{ field: 'phone', message: 'Phone number is required' }] },
      { tag: 'paid', to: '/order-confirmation/bag/100001' },
    ];
    const tries = sheetWhere(async ({ pay }) => {
      expect((await pay(authorised)).tag).toBe('problems');
      await pay(authorised);
      return 'done';
    });
    const told = await play(tries, { pay: async () => answers.shift() ?? { tag: 'bag' } });
    expect(told.at(-1)).toBe('bought: /order-confirmation/bag/100001');
  });

  it('commerce §8 wallet 1: a sheet there cannot be is logged', async () => {
    const broken: WalletSheet = { show: () => Promise.reject(new Error('No sheet here.')) };
    const told = await play(broken);
    expect(told).toContain('logged: Can not mount applepay');
    expect(told.at(-1)).toMatch(/^failure: /);
  });
});
