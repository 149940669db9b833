import type { Client } from '@tailorbird/commerce/client';
import { expect, test, vi } from 'vitest';
import { loadStore } from './loadStore.ts';

const channel = { id: 1406818, name: 'Tailorbird', currencies: { defaultCurrency: 'GBP' } };
const meta = { pageTitle: 'Tailorbird', metaDescription: 'Clothes.' };

/** A client of which only these two calls are asked. */
function clientWith(answers: { channel: unknown; meta?: unknown }, asked: string[] = []) {
  const call = (name: string, value: unknown) => async () => {
    asked.push(`${name} asked`);
    await Promise.resolve();
    asked.push(`${name} answered`);
    return value === undefined ? { ok: false, error: { tag: 'unavailable' } } : { ok: true, value };
  };
  return {
    commerce: { getChannel: call('channel', answers.channel), getStoreMeta: call('meta', answers.meta) },
  } as unknown as Client;
}

test('commerce §7 channel 1: getChannel and getStoreMeta run together', async () => {
  const asked: string[] = [];
  expect(await loadStore(clientWith({ channel, meta }, asked))).toEqual({
    ok: true,
    value: { channel, meta },
  });
  expect(asked.slice(0, 2)).toEqual(['channel asked', 'meta asked']);
});

test('commerce §3 channel 1: a channel has a default currency, beside the store’s meta', async () => {
  const store = await loadStore(clientWith({ channel, meta }));
  expect(store).toMatchObject({
    value: { channel: { currencies: { defaultCurrency: 'GBP' } }, meta: { pageTitle: 'Tailorbird' } },
  });
});

test.each([
  ['‘errors’ in the channel', { channel: { errors: ['no such channel'] }, meta }],
  ['a channel that does not answer', { channel: undefined, meta }],
  ['a store that does not answer', { channel, meta: undefined }],
])('commerce §7 channel 1: %s is a failure, and is logged', async (_, answers) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await loadStore(clientWith(answers))).toEqual({ ok: false, error: 'failed' });
  expect(written.mock.calls.flat().join('')).toContain('channel.load');
  written.mockRestore();
});
