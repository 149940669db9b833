import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { giftCardMessages } from '@tailorbird/commerce/gift-card/giftCardMessages';
import { leftToPay, payableByGiftCard } from '@tailorbird/commerce/gift-card/payByGiftCards';
import type { Checkout, GiftCardPayment } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { Form, useNavigation } from 'react-router';
import type { StepProps } from './stepProps.ts';

/** The gift cards that pay for an order, each with its way out, and a field for another while there is more to pay. */
export function GiftCardForm({ checkout, answer }: StepProps) {
  const { href } = usePageFacts();
  const sent = useNavigation().formData;
  const { giftCards, version } = checkout;
  if (checkout.grandTotal === 0 && giftCards.length === 0) return null;
  if (checkout.grandTotal > 0 && payableByGiftCard(checkout.bag, checkout.grandTotal) === 0)
    return <p data-part="gift-cards">{giftCardMessages.onlyGiftCards}</p>;
  const error = answer?.errors['giftCard'];
  return (
    <div data-part="gift-cards">
      {giftCards.length > 0 && (
        <ul aria-label="Gift cards for this order">
          {giftCards.map((card) => (
            <li key={card.id}>
              <AppliedCard card={card} checkout={checkout} />
            </li>
          ))}
        </ul>
      )}
      {leftToPay(checkout) > 0 && (
        <details key={giftCards.length} data-part="more" open={error !== undefined}>
          <summary>{giftCards.length > 0 ? 'Use another gift card' : 'Have a gift card?'}</summary>
          <Form method="post" action={href('/checkout')} preventScrollReset noValidate>
            <input type="hidden" name="version" value={version} />
            <TextField
              key={error}
              label="Gift card"
              name="giftCard"
              hint="The code is in the email the gift card came in."
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={answer?.values['giftCard']}
              error={error}
            />
            <Button
              type="submit"
              name="intent"
              value="gift-card"
              variant="secondary"
              loading={sent?.get('intent') === 'gift-card'}
            >
              Use gift card
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}

function AppliedCard({
  card,
  checkout,
}: {
  readonly card: GiftCardPayment;
  readonly checkout: Pick<Checkout, 'version'>;
}) {
  const { href, currency, locale } = usePageFacts();
  const sent = useNavigation().formData;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <Form method="post" action={href('/checkout')} preventScrollReset>
      <input type="hidden" name="version" value={checkout.version} />
      <input type="hidden" name="giftCardId" value={card.id} />
      <span>
        {`Gift card ending in ${card.lastFour} pays ${money(card.pays)}. ${card.left > 0 ? money(card.left) : 'Nothing'} is left on it.`}
      </span>
      <Button
        type="submit"
        name="intent"
        value="remove-gift-card"
        variant="tertiary"
        size="small"
        loading={sent?.get('intent') === 'remove-gift-card' && sent.get('giftCardId') === String(card.id)}
      >
        Remove<VisuallyHidden>{` the gift card ending in ${card.lastFour}`}</VisuallyHidden>
      </Button>
    </Form>
  );
}
