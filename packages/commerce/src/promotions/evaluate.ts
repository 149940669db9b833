import { isGiftCard, styleCode } from '../bag/giftCard.ts';
import type { Market } from '../market.ts';
import { allocate } from '../money.ts';
import type { Campaign } from './campaign.ts';
import type { FreeUnits } from './effects/effect.ts';
import { ruleOf } from './effects/effects.ts';

/** A line as campaigns see it. Amounts are minor units of the market's currency. */
export interface PromotedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** What one costs without campaigns: its sale price, if it has one. */
  readonly unitPrice: number;
  readonly onSale: boolean;
  /** Addresses of the categories it is in. */
  readonly categories: readonly string[];
}

/** What a bag is judged by besides its lines. */
export interface Circumstances {
  readonly market: Market;
  readonly now: Date;
  /** Codes the shopper entered, in capitals. */
  readonly coupons: readonly string[];
  readonly isSignedIn: boolean;
  /** Campaigns with a limit that has been reached, by id. */
  readonly usedUp?: ReadonlySet<string>;
}

/** A campaign that gives something to this bag. */
export interface Applied {
  readonly campaign: Campaign;
  /** Off the whole bag, in minor units; 0 for free delivery. */
  readonly amount: number;
  /** Off each line, by line id; lines it takes nothing off are absent. */
  readonly byLine: ReadonlyMap<string, number>;
}

/** What campaigns do to a bag. */
export interface Evaluation {
  /** Off each line, by line id; every line is there. */
  readonly discounts: ReadonlyMap<string, number>;
  /** In the order they were taken. */
  readonly applied: readonly Applied[];
  readonly freeDelivery: boolean;
}

/**
 * What the campaigns take off a bag. First campaigns on single units, each unit in one of them at most, then those
 * on what is left of the bag together; within either by `priority`, then id. An exclusive campaign is given alone, and
 * only where it takes off more. Neither the order of the campaigns nor that of the lines matters.
 */
export function evaluate(
  lines: readonly PromotedLine[],
  campaigns: readonly Campaign[],
  circumstances: Circumstances,
): Evaluation {
  const sorted = lines.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const running = campaigns
    .filter((campaign) => isGiven(campaign, sorted, circumstances))
    .toSorted(byPriority);
  const together = running.filter(({ exclusive }) => !exclusive);
  const choices = [together, ...running.filter(({ exclusive }) => exclusive).map((one) => [one])];
  return choices.map((choice) => apply(choice, sorted, circumstances.market)).reduce(better);
}

/** Whether a campaign takes off its part before another that is about the bag together is judged by what is left. */
export function isTakenBefore(one: Campaign, other: Campaign): boolean {
  return ruleOf(one.effect).basket === undefined || byPriority(one, other) < 0;
}

function byPriority(one: Campaign, other: Campaign): number {
  return one.priority - other.priority || (one.id < other.id ? -1 : 1);
}

/** Whether a campaign is running in a market at an instant. */
export function isRunning({ markets, startsAt, endsAt }: Campaign, market: Market, now: Date): boolean {
  const second = secondOf(now);
  return markets.includes(market) && (startsAt ?? second) <= second && !isOver({ endsAt }, now);
}

/** Whether a campaign has ended. */
export function isOver({ endsAt }: Pick<Campaign, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= secondOf(now);
}

/** `2026-06-01T00:00:00Z`: texts of this form stand in the order of the seconds they name. */
function secondOf(now: Date): string {
  return `${now.toISOString().slice(0, 19)}Z`;
}

/**
 * The lines a campaign is about.
 * @returns Never gift cards; all others where it names no categories or styles, but for those it leaves out as reduced.
 */
export function selected({ selection }: Campaign, lines: readonly PromotedLine[]): PromotedLine[] {
  const { categories, styles, fullPriceOnly } = selection;
  const isUnder = (url: string) => categories.some((top) => url === top || url.startsWith(`${top}/`));
  return lines.filter((line) => {
    if (isGiftCard(line.sku) || (fullPriceOnly && line.onSale)) return false;
    if (categories.length === 0 && styles.length === 0) return true;
    return line.categories.some(isUnder) || styles.includes(styleCode(line.sku));
  });
}

/**
 * What is missing until the selected lines reach the campaign's minimum.
 * @returns Minor units; 0 when they do, `Infinity` where the campaign has a minimum but none for this market.
 */
export function missingSpend(campaign: Campaign, lines: readonly PromotedLine[], market: Market): number {
  const least = campaign.minimumSpend === null ? 0 : (campaign.minimumSpend[market] ?? Infinity);
  return Math.max(0, least - sumOf(selected(campaign, lines)));
}

function isGiven(campaign: Campaign, lines: readonly PromotedLine[], facts: Circumstances): boolean {
  if (!isRunning(campaign, facts.market, facts.now) || facts.usedUp?.has(campaign.id)) return false;
  if (campaign.coupon !== null && !facts.coupons.includes(campaign.coupon)) return false;
  if (campaign.signedInOnly && !facts.isSignedIn) return false;
  return selected(campaign, lines).length > 0 && missingSpend(campaign, lines, facts.market) === 0;
}

function sumOf(lines: readonly PromotedLine[]): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}

function apply(campaigns: readonly Campaign[], lines: readonly PromotedLine[], market: Market): Evaluation {
  const discounts = new Map(lines.map(({ id }) => [id, 0]));
  const free: FreeUnits = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const items = campaigns.map((campaign) => {
    const savings = ruleOf(campaign.effect).items?.(campaign.effect, selected(campaign, lines), market, free);
    return take(campaign, discounts, savings ?? new Map());
  });
  const basket = campaigns.map((campaign) => {
    const about = selected(campaign, lines);
    const left = about.map(({ id, unitPrice, quantity }) => unitPrice * quantity - (discounts.get(id) ?? 0));
    const saving = ruleOf(campaign.effect).basket?.(campaign.effect, left, market) ?? 0;
    const parts = saving === 0 ? [] : allocate(saving, left);
    return take(campaign, discounts, new Map(about.map(({ id }, at) => [id, parts[at] ?? 0])));
  });
  const delivered = campaigns.filter(({ effect }) => ruleOf(effect).deliversFree);
  const freeDelivery = delivered.map((campaign) => ({ campaign, amount: 0, byLine: new Map() }));
  const given = [...items, ...basket].filter(({ amount }) => amount > 0);
  return { discounts, applied: [...given, ...freeDelivery], freeDelivery: delivered.length > 0 };
}

/** Adds what a campaign takes off to what others have. */
function take(
  campaign: Campaign,
  discounts: Map<string, number>,
  savings: ReadonlyMap<string, number>,
): Applied {
  const byLine = new Map([...savings].filter(([, saving]) => saving > 0));
  for (const [id, saving] of byLine) discounts.set(id, (discounts.get(id) ?? 0) + saving);
  return { campaign, byLine, amount: [...byLine.values()].reduce((sum, part) => sum + part, 0) };
}

/** What takes more off; of two that take the same, the one that delivers free. */
function better(one: Evaluation, other: Evaluation): Evaluation {
  const more = totalOf(other) - totalOf(one);
  return more > 0 || (more === 0 && other.freeDelivery && !one.freeDelivery) ? other : one;
}

function totalOf({ discounts }: Evaluation): number {
  return [...discounts.values()].reduce((sum, discount) => sum + discount, 0);
}
