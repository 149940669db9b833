import { randomBytes } from 'node:crypto';
import { isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { endOfDay } from '@tailorbird/commerce/dates/endOfDay';
import { giftCardCode, giftCardCodeBytes } from '@tailorbird/commerce/gift-card/giftCardCode';
import { giftCardLastDay, giftCardSendAt } from '@tailorbird/commerce/gift-card/giftCardTerms';
import { type Market, markets } from '@tailorbird/commerce/market';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { giftCardMail } from '../../../services/mail/giftCardMail.ts';
import { giftCards } from '../schema/giftCards.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { hashOfCode } from './hashOfCode.ts';

const dayMs = 24 * 3_600_000;

type Line = typeof orderLines.$inferSelect;

/**
 * Makes a gift card of each unit that goes by e-mail, and the mail that brings it on its day, in the transaction of the
 * order: neither is there without the other. A card is worth what it cost. The buyer gets what names no recipient.
 */
export async function issueGiftCards(tx: Queries, orderId: number, market: Market, now: Date): Promise<void> {
  const bought = await tx
    .select({ line: orderLines, email: orders.email, customerId: orders.customerId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const units = bought
    .filter(({ line }) => isSpecificGiftCard(line.sku))
    .flatMap((one) => Array.from({ length: one.line.quantity }, () => toUnit(one, market, now)));
  if (units.length === 0) return;
  const made = await tx
    .insert(giftCards)
    .values(units.map(({ card }) => card))
    .returning({ id: giftCards.id, codeHash: giftCards.codeHash });
  const idOf = new Map(made.map(({ id, codeHash }) => [codeHash, id]));
  await tx.insert(outbox).values(
    units.map(({ card, mail }) => ({
      kind: 'mail' as const,
      payload: mail,
      messageId: giftCardMessageId(idOf.get(card.codeHash) ?? 0),
      createdAt: now,
      nextAttemptAt: card.sendAt,
      customerId: bought[0]?.customerId ?? null,
      orderId,
    })),
  );
}

/** The mail of a gift card by its name: the outbox takes it once. */
export function giftCardMessageId(id: number): string {
  return `gift-card-${id}`;
}

function toUnit({ line, email }: { line: Line; email: string }, market: Market, now: Date) {
  const entered = (name: string) => line.options.find((option) => option.name === name)?.value;
  const code = giftCardCode(randomBytes(giftCardCodeBytes));
  const day = giftCardSendAt(entered('Send date'), market, now);
  const sendAt = day === null ? now : new Date(day);
  const lastDay = giftCardLastDay(sendAt, market);
  const card = {
    codeHash: hashOfCode(code),
    lastFour: code.slice(-4),
    orderLineId: line.id,
    currency: markets[market].currency,
    amount: line.unitPrice,
    balance: line.unitPrice,
    sendAt,
    expiresAt: new Date(endOfDay(Date.parse(lastDay) / dayMs)),
  };
  const mail = giftCardMail({
    to: entered('Recipient email') ?? email,
    recipient: entered('Recipient name'),
    sender: entered('Your name'),
    message: entered('Your message'),
    amount: line.unitPrice,
    market,
    code,
    lastDay,
  });
  return { card, mail };
}
