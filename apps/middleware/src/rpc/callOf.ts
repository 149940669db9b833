import { createHash } from 'node:crypto';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { type Market, marketList, marketOfChannel, markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { defaultWishlist } from '@tailorbird/commerce/wishlist/wishlistPairs';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AppDependencies } from '../appDependencies.ts';
import { addressGroup, clientAddress, routeOf } from '../edge/clientAddress.ts';
import type { Call } from '../platforms/call.ts';
import { sessions } from '../platforms/embedded/schema/sessions.ts';
import { endSessions } from '../platforms/embedded/sessions/endSessions.ts';
import type { PaymentProvider } from '../services/payment/paymentProvider.ts';
import { deviceOf, rememberDevice, writeDeviceCookie } from './devices.ts';
import { findSession, type NewSession, renewSession, startSession, writeSessionCookie } from './sessions.ts';

/** A call, and what is left to do once it has succeeded: until then the browser keeps the session it has. */
interface PreparedCall {
  readonly call: Call;
  readonly commit: () => void;
}

/** What an implementation is given of a request. */
export async function callOf(
  c: Context,
  market: Market,
  args: unknown[],
  deps: AppDependencies & Pick<Call, 'away' | 'previewedAt'>,
): Promise<Result<PreparedCall, CallError>> {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && (key === '' || key.length > 255)) {
    return err({ tag: 'bad-arguments', message: 'Idempotency-Key has to be 1 to 255 characters long.' });
  }
  const { db, publicUrl, previewedAt } = deps;
  const now = deps.clock();
  const found = await findSession(c, db, { publicUrl, now });
  /** Null once the session was ended. */
  let changed: NewSession | null | undefined;
  const device = deviceOf(c, publicUrl);
  let newDevice: string | undefined;
  const call: Call = {
    db,
    payments: outside(deps.payments, deps.away),
    away: deps.away,
    passwords: deps.passwords,
    photos: deps.photos,
    log: deps.log,
    syncPromotions: deps.syncPromotions,
    clock: previewedAt === undefined ? deps.clock : () => previewedAt,
    previewedAt,
    publicUrl,
    newWishlist: deps.newWishlist ?? defaultWishlist,
    market,
    channelId: markets[market].channelId,
    address: addressGroup(clientAddress(routeOf(c), deps.trustedProxies)),
    session: found?.hash,
    customerId: found?.customerId,
    device,
    rememberDevice: async (tx, customerId) => {
      newDevice = await rememberDevice(tx, device, customerId, now);
    },
    startSession: async () => found?.hash ?? (changed ??= await startSession(db, now, undefined)).hash,
    renewSession: async (tx, customerId) => {
      changed = await renewSession(tx, found, now, customerId);
      return changed.hash;
    },
    endSession: async (tx) => {
      if (found) await endSessions(tx, eq(sessions.idHash, found.hash));
      changed = null;
    },
    idempotency:
      key === undefined ? undefined : { key, fingerprint: fingerprintOf(c.req.path, market, args) },
  };
  const commit = () => {
    if (changed !== undefined) writeSessionCookie(c, publicUrl, changed ?? undefined);
    if (newDevice !== undefined) writeDeviceCookie(c, publicUrl, newDevice);
  };
  return ok({ call, commit });
}

/** A provider of payments, waited for without a turn. */
function outside(payments: PaymentProvider, away: Call['away']): PaymentProvider {
  return {
    charge: (charge) => away(() => payments.charge(charge)),
    find: (key) => away(() => payments.find(key)),
    refund: (key) => away(() => payments.refund(key)),
    refundPart: (part) => away(() => payments.refundPart(part)),
  };
}

function fingerprintOf(path: string, market: Market, args: unknown[]): string {
  return createHash('sha256')
    .update(`${path} ${market} ${JSON.stringify(args)}`)
    .digest('hex');
}

/** The first channel of the platform: what an absent or zero `channel-id` means (commerce §5). It is the UK's. */
const firstChannel = 1;

/** The market of a `channel-id` header (commerce §5). */
export function channelOf(header: string | undefined): Result<Market, CallError> {
  const text = header?.trim() ?? '';
  if (!/^\d*$/.test(text)) return err({ tag: 'bad-arguments', message: messages.channelIdNotANumber });
  const id = Number(text) || firstChannel;
  const market = id === firstChannel ? 'uk' : marketOfChannel(id);
  if (market) return ok(market);
  const known = marketList.map((name) => `${markets[name].channelId} (${name})`).join(', ');
  return err({
    tag: 'bad-arguments',
    message: `There is no channel ${id.toFixed(0)}. The channels are ${known}; without the header it is the UK's.`,
  });
}
