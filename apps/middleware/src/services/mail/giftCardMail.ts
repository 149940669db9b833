import { dayText } from '@tailorbird/commerce/dates/dayText';
import { type Market, markets } from '@tailorbird/commerce/market';
import { formatMoney } from '@tailorbird/commerce/money';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';
import { mailFrame, mailParts } from './mailFrame.ts';

interface Gift {
  readonly to: string;
  readonly recipient: string | undefined;
  readonly sender: string | undefined;
  readonly message: string | undefined;
  /** Minor units of the market's currency. */
  readonly amount: number;
  readonly market: Market;
  readonly code: string;
  /** Of `giftCardLastDay`. */
  readonly lastDay: string;
}

/** The mail that brings a gift card: from whom, what they wrote, what it is worth, its code and how to spend it. */
export function giftCardMail({ to, recipient, sender, message, market, code, ...gift }: Gift): Mail {
  const { currency, locale, label } = markets[market];
  const amount = formatMoney(gift.amount, currency, locale);
  const lastDay = dayText(gift.lastDay, locale);
  const subject = sender
    ? `${sender} has sent you a Tailorbird gift card`
    : 'Your Tailorbird gift card is here';
  const greeting = recipient ? `Dear ${recipient},` : 'Hello,';
  const opening = sender
    ? `${sender} has sent you a Tailorbird gift card worth ${amount}.`
    : `Here is a Tailorbird gift card worth ${amount}.`;
  const how = [
    `To spend it, choose what you like in our ${label} shop, go to the checkout, and enter the code under “Gift card” when you review and pay.`,
    `You can spend it a little at a time, until ${lastDay}. Keep this email: whoever has the code can spend it, and we cannot tell it again.`,
  ];
  return {
    to,
    subject,
    secret: code,
    text: [
      greeting,
      '',
      opening,
      ...(message ? ['', `“${message}”`] : []),
      '',
      `Your code: ${code}`,
      '',
      ...how,
      '',
      'Tailorbird',
    ].join('\n'),
    html: mailFrame(
      subject,
      `<p>${escapeHtml(greeting)}</p><h1 ${mailParts.heading}>${escapeHtml(opening)}</h1>
${message ? `<blockquote ${mailParts.quote}>${escapeHtml(message)}</blockquote>` : ''}
<p>Your code:<br><strong ${mailParts.code}>${escapeHtml(code)}</strong></p>
${how.map((one) => `<p>${escapeHtml(one)}</p>`).join('')}`,
    ),
  };
}
