import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Market } from '@tailorbird/commerce/market';
import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { Button } from '@tailorbird/ui/Button';
import { SelectField } from '@tailorbird/ui/SelectField';
import { useReady } from '@tailorbird/ui/useReady';
import { useActionData } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { takeFocus } from '../form/takeFocus.ts';
import { useStayingForm } from '../form/useStayingForm.ts';
import { NotifyFormRoot } from './NotifyForm.styles.ts';
import type { NotifyAnswer } from './notifyWhenInStock.ts';

interface NotifyFormProps {
  readonly product: Product;
  readonly colour: string;
  /** What is sold out: one that is chosen, or all there are to choose from. */
  readonly variants: readonly [Variant, ...Variant[]];
}

/** Leaves an address for the day a sold-out size is back; the page stays where it is. */
export function NotifyForm({ product, colour, variants }: NotifyFormProps) {
  const { href, market } = usePageFacts();
  const ready = useReady();
  const posted = useActionData<NotifyAnswer>();
  const { Form, answer, busy, root } = useStayingForm(posted, `notify-${variants[0].id}`);
  const [first, ...more] = variants;
  const address = productPath(product, colour, more.length === 0 ? first : {});
  if (answer?.tag === 'noted')
    return (
      <NotifyFormRoot ref={takeFocus} role="status" tabIndex={-1}>
        <p>{`Thank you. We will write to ${answer.email} when it is back.`}</p>
      </NotifyFormRoot>
    );
  return (
    <NotifyFormRoot ref={root}>
      <Form method="post" action={href(address)} noValidate={ready}>
        <h2>Tell me when it is back</h2>
        {more.length === 0 ? (
          <input type="hidden" name="variantId" value={first.id} />
        ) : (
          <SelectField
            label="Sold out now"
            name="variantId"
            defaultValue={answer?.values['variantId']}
            options={variants.map((one) => ({ value: String(one.id), label: nameOf(one, market) }))}
          />
        )}
        <EmailField
          label="Your email address"
          name="email"
          defaultValue={answer?.values['email']}
          hint="One message when it can be bought again, and nothing else."
          error={answer?.message}
        />
        <Button type="submit" variant="secondary" loading={busy}>
          Notify me
        </Button>
      </Form>
    </NotifyFormRoot>
  );
}

function nameOf({ sku, colour, size, length }: Variant, market: Market): string {
  return [size && sizeText(size, market, sku), length].filter(Boolean).join(', ') || (colour ?? '');
}
