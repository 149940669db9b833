import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { lineName } from '@tailorbird/commerce/bag/lineOptions';
import { dayText } from '@tailorbird/commerce/dates/dayText';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { returnsText } from '@tailorbird/commerce/policy/marketPolicy';
import { reasonTexts } from '@tailorbird/commerce/returns/returnStatus';
import { Button } from '@tailorbird/ui/Button';
import { SelectField } from '@tailorbird/ui/SelectField';
import { fieldsOf } from './fieldsOf.ts';
import { type ReturnAnswer, returnField } from './returnAnswer.ts';

interface ReturnFieldsProps {
  readonly order: TrackedOrder;
  readonly returnable: NonNullable<TrackedOrder['returnable']>;
  readonly answer: ReturnAnswer | undefined;
  readonly busy: boolean;
}

const reasons = Object.entries(reasonTexts).map(([value, label]) => ({ value, label }));

/** What can be returned, how many of each and why. */
export function ReturnFields({ order, returnable, answer, busy }: ReturnFieldsProps) {
  const { href, locale, market } = usePageFacts();
  const field = fieldsOf(answer);
  return (
    <>
      <p>
        {returnsText(order.market)} Until <b>{dayText(returnable.until, locale)}</b>.{' '}
        <a href={href('/returns')}>How returns work</a>
      </p>
      {returnable.lines.map(({ line, quantity }) => {
        const bought = order.lines[line];
        return (
          bought && (
            <fieldset key={line}>
              <legend>{lineName(bought, market)}</legend>
              <SelectField
                label="How many"
                options={[0, ...unitsUpTo(quantity)].map((units) => ({
                  value: String(units),
                  label: units === 0 ? 'None, I keep it' : String(units),
                }))}
                {...field(returnField('quantity', line))}
              />
              <SelectField
                label="Why"
                placeholder="Choose a reason"
                options={reasons}
                {...field(returnField('reason', line))}
              />
            </fieldset>
          )
        );
      })}
      <Button type="submit" size="large" loading={busy}>
        Ask for the return
      </Button>
    </>
  );
}

const unitsUpTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);
