import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { centimetresOf, type LengthUnit } from '@tailorbird/commerce/sizes/lengthUnit';
import type { Body } from '@tailorbird/commerce/sizes/sizeAdvice';
import { type SizeTableId, sizeTables } from '@tailorbird/commerce/sizes/sizeTables';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { type SubmitEvent, useState } from 'react';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import { adviceText } from './adviceText.ts';
import { FitFormRoot } from './FitDialog.styles.ts';
import type { FitSizing } from './fitSizing.ts';
import { UnitField } from './UnitField.tsx';
import { useLengthUnit } from './useLengthUnit.ts';

interface FitFormProps {
  readonly sizing: FitSizing;
  readonly product: Pick<Product, 'sku' | 'sizes' | 'lengths'>;
  readonly tableId: SizeTableId;
  readonly onAway: () => void;
}

type Said =
  | { readonly tag: 'advice'; readonly text: string }
  /** No field holds a number: each time anew, for the focus to go there again. */
  | { readonly tag: 'nothing-measured' };

const nothingMeasured = 'Please give one measurement at least, as a number.';

/** What a shopper measures, and the size that suits it. Nothing of it leaves the service, nor is it kept. */
export function FitForm({ sizing, product, tableId, onAway }: FitFormProps) {
  const { sku, sizes, lengths } = product;
  const { market } = usePageFacts();
  const [unit] = useLengthUnit(market);
  const [said, setSaid] = useState<Said>();
  const root = useFirstInvalidFocus<HTMLDivElement>(said);
  const { measures } = sizeTables[tableId];
  const fields = lengths.length > 0 ? [...measures, 'Height'] : measures;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = bodyIn(new FormData(event.currentTarget), fields, unit);
    if (!measures.some((measure) => body[measure] !== undefined)) return setSaid({ tag: 'nothing-measured' });
    sizing
      .advise({ sku, tableId, lengths }, body)
      .then((advice) => setSaid({ tag: 'advice', text: adviceText(advice, sizes, market) }), onAway);
  };
  return (
    <FitFormRoot ref={root}>
      <form onSubmit={onSubmit} noValidate>
        <UnitField />
        <div data-part="measures">
          {fields.map((field, at) => (
            <TextField
              key={field}
              label={`${field} (${unit})`}
              name={field}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              optional={field === 'Height'}
              error={at === 0 && said?.tag === 'nothing-measured' ? nothingMeasured : undefined}
            />
          ))}
        </div>
        <p data-part="advice" role="status">
          {said?.tag === 'advice' ? said.text : 'Give what you know: the more, the surer.'}
        </p>
        <Button type="submit" fullWidth>
          Find my size
        </Button>
      </form>
    </FitFormRoot>
  );
}

/** What was measured, in centimetres; what is no number is left out. The height is the key the advice knows. */
function bodyIn(form: FormData, fields: readonly string[], unit: LengthUnit): Body {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const typed = form.get(field);
      const cm = typeof typed === 'string' ? centimetresOf(typed, unit) : undefined;
      return cm === undefined ? [] : [[field === 'Height' ? 'height' : field, cm]];
    }),
  );
}
