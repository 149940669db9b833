import type { CallError } from '@tailorbird/commerce/contract/callError';
import { canonicalEmail } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { tellSecurityEvent } from '../../../tellSecurityEvent.ts';
import type { Call } from '../../call.ts';
import { evenly } from '../evenly.ts';
import { customers } from '../schema/customers.ts';
import { devices } from '../schema/devices.ts';
import {
  type AttemptLimit,
  attemptKey,
  countAttempt,
  forgetTries,
  giveBack,
  isMarked,
  mark,
  takeOneOf,
  takeTry,
} from '../sessions/attempts.ts';
import { mailUnlocking } from './mailUnlocking.ts';
import type { CustomerRow } from './toCustomer.ts';

/** Wrong passwords of strangers from one address in a day, over all accounts. */
const addressLimit = { most: 100, perSeconds: 24 * 60 * 60 };

/** Tries of strangers at one account in a quarter of an hour: over all addresses, and of one of them (reliability D6). */
const accountLimit = { most: 5, perSeconds: 15 * 60 };
const shareLimit = { most: 4, perSeconds: 15 * 60 };

/**
 * Wrong passwords in the whole shop in a quarter of an hour that are more than people's own mistakes. Beyond them a
 * stranger's right password is taken for a stolen one until a quarter of an hour had no more, so that of ten thousand
 * stolen pairs fewer than 1 % let anybody in, however long they take (reliability D6).
 */
const alarm = { most: 90, perSeconds: 15 * 60 };
const everywhereKey = attemptKey('password-everywhere');
const alarmKey = attemptKey('password-alarm');

/** The customer with an e-mail address, however it is spelt. */
export async function customerWithEmail(call: Call, email: string): Promise<CustomerRow | undefined> {
  const [row] = await call.db
    .select()
    .from(customers)
    .where(eq(customers.emailKey, canonicalEmail(email)));
  return row;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The customer whose e-mail and password these are; null when they are nobody's. Tries are counted and slowed down, for
 * a browser its customer is known in apart from everybody else's: no stranger's guesses stop it. A stranger who may
 * not try any more is told so, and the owner is mailed the link that makes a browser a known one. An account that does
 * not exist is counted, answered and worked for in the same way.
 *
 * The password may be changed while this takes its time: whatever it lets happen asks `isStillProven` beside it.
 */
export async function checkCredentials(
  call: Call,
  { email, password }: Credentials,
): Promise<Result<CustomerRow | null, CallError>> {
  const account = canonicalEmail(email);
  const known = await knownAs(call, account);
  const tries = attemptKey('password', account, known ?? call.address);
  const paused = await takeTry(call.db, tries, call.clock());
  if (paused) return refused(call, paused);
  const tooMany = known === undefined ? await strangersRefusal(call, account) : undefined;
  if (tooMany) return refuseStranger(call, account, tooMany);
  const customer = await customerWithEmail(call, email);
  const checked = await call.passwords.verify(password, customer?.passwordHash);
  if (!checked.ok) return checked;
  const isRight = customer !== undefined && checked.value.isRight;
  if (!isRight) await countWrong(call);
  // Asked last: the alarm may have been raised while this password waited its turn to be checked.
  const isAlarmed = known === undefined && (await isMarked(call.db, alarmKey, call.clock()));
  if (isAlarmed) return refuseStranger(call, isRight ? account : undefined, alarm);
  if (!isRight) return ok(null);
  await forgetTries(call.db, tries);
  if (known === undefined) await giveBackStrangersTry(call, account);
  return ok(checked.value.isOld ? await rehash(call, customer, password) : customer);
}

/** Whether the password of a checked customer has not been changed since. Of several who ask at once one goes on, until its transaction ends. */
export async function isStillProven(tx: Queries, { id, passwordHash }: CustomerRow): Promise<boolean> {
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.passwordHash, passwordHash)))
    .for('no key update');
  return found.length > 0;
}

/** What a caller is counted under whom the account knows: the browser, or the account when signed in to it. */
async function knownAs(
  { db, device, customerId, clock }: Call,
  account: string,
): Promise<string | undefined> {
  const isTheirs = eq(customers.emailKey, account);
  if (device !== undefined) {
    const [found] = await db
      .select({ id: devices.customerId })
      .from(devices)
      .innerJoin(customers, eq(customers.id, devices.customerId))
      .where(and(eq(devices.idHash, device), gt(devices.expiresAt, clock()), isTheirs));
    if (found) return `device ${device}`;
  }
  if (customerId === undefined) return undefined;
  const [own] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isTheirs));
  return own && `customer ${own.id}`;
}

const keysOf = (call: Call, account: string) => ({
  address: attemptKey('password-address', call.address),
  share: attemptKey('password-share', account, call.address),
  account: attemptKey('password-account', account),
});

/**
 * Why a stranger may not try: the address, what it has of the account's tries, or the account has had its share. A try
 * is taken of each before a password is checked, so that tries at the same time are counted too.
 */
async function strangersRefusal(call: Call, account: string): Promise<AttemptLimit | undefined> {
  const { db } = call;
  const now = call.clock();
  const keys = keysOf(call, account);
  if (await countAttempt(db, keys.address, addressLimit, now)) return addressLimit;
  const used =
    ((await takeOneOf(db, keys.share, shareLimit, now)) && shareLimit) ??
    ((await takeOneOf(db, keys.account, accountLimit, now)) && accountLimit);
  if (used) await giveBack(db, keys.address);
  return used;
}

async function giveBackStrangersTry(call: Call, account: string): Promise<void> {
  for (const key of Object.values(keysOf(call, account))) await giveBack(call.db, key);
}

async function countWrong(call: Call): Promise<void> {
  const now = call.clock();
  tellSecurityEvent(call.log, 'authn_login_fail');
  if (!(await countAttempt(call.db, everywhereKey, alarm, now))) return;
  await mark(call.db, alarmKey, alarm.perSeconds, now);
  tellSecurityEvent(call.log, 'authn_login_fail_max');
}

function refused(call: Call, refusal: CallError): Result<never, CallError> {
  tellSecurityEvent(call.log, 'authn_login_lock');
  return err(refusal);
}

/** The answer takes as long, and says the same, whether there was an owner to write to or not. */
async function refuseStranger(
  call: Call,
  account: string | undefined,
  { perSeconds: retryAfterSeconds }: AttemptLimit,
): Promise<Result<never, CallError>> {
  await evenly(call, account === undefined ? undefined : () => mailUnlocking(call, account));
  return refused(call, { tag: 'too-many-requests', message: messages.triesUsedUp, retryAfterSeconds });
}

/** Keeps the password at today's cost, now that it is known; answers the customer as that leaves them. */
async function rehash(call: Call, customer: CustomerRow, password: string): Promise<CustomerRow> {
  const hashed = await call.passwords.hash(password);
  if (!hashed.ok) return customer;
  const [kept] = await call.db
    .update(customers)
    .set({ passwordHash: hashed.value })
    .where(and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)))
    .returning();
  return kept ?? customer;
}
