import { type Market, markets } from '../market.ts';
import { formatMoney } from '../money.ts';
import type { Campaign } from './campaign.ts';
import { type CouponFacts, couponVerdict } from './couponVerdict.ts';
import { ruleOf } from './effects/effects.ts';
import {
  type Circumstances,
  type Evaluation,
  isRunning,
  isTakenBefore,
  missingSpend,
  type PromotedLine,
  selected,
} from './evaluate.ts';

type Facts = Circumstances & Pick<CouponFacts, 'usedUp' | 'usedByBuyer'>;

/**
 * What the bag says about promotions beside its figures: why a code in it takes nothing off, and how far it is to the
 * next step of an offer that is for everybody.
 * @returns Sentences for the shopper, those about codes first; at most one about an offer.
 */
export function bagNotes(
  lines: readonly PromotedLine[],
  campaigns: readonly Campaign[],
  { applied }: Evaluation,
  facts: Facts,
): string[] {
  const ids = new Set(applied.map(({ campaign }) => campaign.id));
  const ofCodes = facts.coupons.flatMap((code) => {
    const own = campaigns.filter(({ coupon }) => coupon === code);
    return own.some(({ id }) => ids.has(id)) ? [] : [noteOfCode(code, own, lines, { ...facts, applied })];
  });
  const open = campaigns.filter((one) => one.coupon === null && isRunning(one, facts.market, facts.now));
  const missing = open
    .map((campaign) => ({ campaign, amount: missingOf(campaign, lines, { ...facts, applied }) }))
    .filter(({ campaign, amount }) => amount > 0 && selected(campaign, lines).length > 0)
    .toSorted((a, b) => a.amount - b.amount || (a.campaign.id < b.campaign.id ? -1 : 1));
  const [next] = missing;
  return next
    ? [...ofCodes, `Spend ${money(next.amount, facts.market)} more: ${next.campaign.name}.`]
    : ofCodes;
}

function noteOfCode(
  code: string,
  own: readonly Campaign[],
  lines: readonly PromotedLine[],
  facts: Facts & Pick<Evaluation, 'applied'>,
): string {
  const verdict = couponVerdict(code, own, facts);
  if (!verdict.accepted) return verdict.message;
  const missing = own.map((campaign) => missingOf(campaign, lines, facts)).filter((part) => part > 0);
  const least = Math.min(...missing);
  return Number.isFinite(least)
    ? `Spend ${money(least, facts.market)} more to use ${code}.`
    : `${code} takes nothing more off what is in your bag.`;
}

/**
 * What is missing for a campaign to give anything, in minor units; 0 when it is not a matter of spending more. An effect on
 * the bag together is judged by what campaigns before it have left to pay.
 */
function missingOf(
  campaign: Campaign,
  lines: readonly PromotedLine[],
  { applied, market }: Pick<Evaluation, 'applied'> & Pick<Facts, 'market'>,
): number {
  const toMinimum = missingSpend(campaign, lines, market);
  const first = ruleOf(campaign.effect).minSpend?.(campaign.effect, market);
  if (first === undefined) return finite(toMinimum);
  const before = applied.filter((one) => isTakenBefore(one.campaign, campaign));
  const offLine = (id: string) => before.reduce((sum, { byLine }) => sum + (byLine.get(id) ?? 0), 0);
  const spent = selected(campaign, lines).reduce(
    (sum, { id, unitPrice, quantity }) => sum + unitPrice * quantity - offLine(id),
    0,
  );
  return finite(Math.max(toMinimum, first - spent, 0));
}

function finite(amount: number): number {
  return Number.isFinite(amount) ? amount : 0;
}

function money(amount: number, market: Market): string {
  return formatMoney(amount, markets[market].currency, markets[market].locale);
}
