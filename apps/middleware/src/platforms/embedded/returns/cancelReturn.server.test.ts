import { afterAll, beforeAll, expect, it } from 'vitest';
import { email, returningShop, some } from '../../../testing/returningShop.ts';
import { rounds } from '../../../testing/rounds.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';

let ours: Awaited<ReturnType<typeof returningShop>>;
beforeAll(async () => {
  ours = await returningShop();
});
afterAll(() => ours.shop.close());

it('on a server, of a shopper who calls a return off and an operator who has received it, one wins', async ({
  annotate,
}) => {
  const runs = rounds(20, 60);
  const won = { cancelled: 0, received: 0 };
  const orderId = await ours.sent();
  for (let run = 0; run < runs; run += 1) {
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 3)));
    const cancel = () => ours.shop.shopper().commerce.cancelGuestReturn({ orderId, returnId: id, email });
    const receive = () => changeReturnStatus(ours.options, id, { to: 'Received' });
    const [shopper, operator] =
      run % 2 === 0
        ? await Promise.all([cancel(), receive()])
        : (await Promise.all([receive(), cancel()])).toReversed();
    expect([shopper?.ok, operator?.ok].filter(Boolean)).toHaveLength(1);
    const order = await ours.found(orderId);
    const status = order.returns.find((one) => one.id === id)?.status;
    expect(status).toBe(shopper?.ok ? 'Cancelled' : 'Received');
    const free = order.returnable?.lines.find(({ line }) => line === 0)?.quantity ?? 0;
    expect(free).toBe(shopper?.ok ? 3 : 0);
    won[shopper?.ok ? 'cancelled' : 'received'] += 1;
    if (!shopper?.ok) await changeReturnStatus(ours.options, id, { to: 'Closed' });
  }
  expect(ours.shop.logged.filter((line) => line.includes('deadlock'))).toEqual([]);
  await annotate(
    `${runs} races: ${won.cancelled} called off, ${won.received} received, never both`,
    'figure',
  );
});
