import { describe, expect, it, vi } from 'vitest';
import type { MerchantSession } from './appleMerchantSession.ts';
import { createWallets } from './createWallets.ts';

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const session = vi.fn<MerchantSession>(async () => '{"merchantSessionIdentifier":"x"}');
const registered = createWallets({
  applePay: { merchantId: 'merchant.example.shop', session },
  demonstration: false,
  log,
});
const unregistered = createWallets({ demonstration: true, log });

const validate = (shop: typeof registered, validationUrl: unknown) =>
  shop.request('/payments/wallet-sessions', { method: 'POST', body: JSON.stringify({ validationUrl }) });
const gateway = 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession';

describe('the wallets of a shop', () => {
  it('a shop that is registered nowhere has the demonstration’s alone', async () => {
    expect(await (await unregistered.request('/payments/wallets')).json()).toEqual({
      applePay: null,
      googlePay: null,
      demonstration: true,
    });
  });

  it('a registered shop names its merchant and has no demonstration', async () => {
    expect(await (await registered.request('/payments/wallets')).json()).toEqual({
      applePay: { merchantId: 'merchant.example.shop' },
      googlePay: null,
      demonstration: false,
    });
  });
});

describe('merchant validation', () => {
  it.each([gateway, 'https://apple-pay-gateway-nc-pod3.apple.com/paymentservices/paymentSession'])(
    'asks Apple at %s and hands its answer on as it is',
    async (address) => {
      const answer = await validate(registered, address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('{"merchantSessionIdentifier":"x"}');
      expect(session).toHaveBeenLastCalledWith(new URL(address));
    },
  );

  it.each([
    undefined,
    '',
    'apple-pay-gateway.apple.com',
    'http://apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com.evil.example/paymentservices/startSession',
    'https://evil.example/apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com@evil.example/paymentservices/startSession',
    'https://evil@apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com:8443/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com/paymentservices/../admin',
    'https://apple-pay-gateway.apple.com/paymentservices/startSession?to=evil',
    'https://apple-pay-gateway.apple.com/paymentservices/startSession#evil',
    'https://apple-pay-gateway-nc-pod6.apple.com/paymentservices/startSession',
    'https://xapple-pay-gateway.apple.com/paymentservices/startSession',
    'https://127.0.0.1/paymentservices/startSession',
    'https://[::1]/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com./paymentservices/startSession',
    'file:///etc/passwd',
    'gopher://apple-pay-gateway.apple.com/paymentservices/startSession',
  ])('reliability G7: the certificate goes to Apple’s own hosts only: %s is refused', async (address) => {
    session.mockClear();
    log.warn.mockClear();
    expect((await validate(registered, address)).status).toBe(422);
    expect(session).not.toHaveBeenCalled();
    expect(log.warn.mock.calls).toEqual([[{ event: 'malicious_ssrf', op: 'wallet.session' }]]);
  });

  it('a shop without Apple Pay has nothing to validate; a gateway that fails is named and logged', async () => {
    expect((await validate(unregistered, gateway)).status).toBe(404);
    log.warn.mockClear();
    session.mockRejectedValueOnce(new Error('Apple answered 500.'));
    expect((await validate(registered, gateway)).status).toBe(502);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
