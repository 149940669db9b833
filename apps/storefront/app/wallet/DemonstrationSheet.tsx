import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { formatMoney, parsePriceText } from '@tailorbird/commerce/money';
import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import { Button } from '@tailorbird/ui/Button';
import { Dialog } from '@tailorbird/ui/Dialog';
import { RadioGroupField } from '@tailorbird/ui/RadioGroupField';
import { SelectField } from '@tailorbird/ui/SelectField';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { FormMessage } from '../form/FormMessage.tsx';
import { DemonstrationSheetRoot } from './DemonstrationSheet.styles.ts';
import type { DemonstrationView } from './demonstrationSheet.ts';
import { useDemonstration } from './useDemonstration.ts';
import { WalletContactFields } from './WalletContactFields.tsx';

const outcomes = [
  { value: 'approve', label: 'The payment is accepted' },
  { value: 'decline', label: 'The payment is declined' },
  { value: 'timeout', label: 'The bank takes too long to answer' },
] as const;

/** The sheet of the demonstration wallet: what a wallet asks, the amounts, and what is to come of it. */
export function DemonstrationSheet(view: DemonstrationView) {
  const sheet = useDemonstration(view);
  const { request, ready, busy, refusal, problems } = sheet;
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const money = useMoney(request);
  const delivers = request.shippingContactFields.includes('postalAddress');
  // The external system is the browser's focus: a problem is where the shopper goes on.
  useEffect(() => {
    if (problems.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && ready) void sheet.pay(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      persistent={busy}
      onClose={() => !busy && view.onEnd('dismissed')}
      title="Demonstration wallet"
      footer={<Foot form={form} sheet={sheet} onCancel={() => view.onEnd('dismissed')} />}
    >
      <DemonstrationSheetRoot ref={fields} id={form} onSubmit={onSubmit} noValidate aria-busy={!ready}>
        <p data-part="note">
          This sheet stands in for the wallet of a phone or a browser. No money moves, whatever is entered.
        </p>
        <FormMessage text={sheet.message} />
        <WalletContactFields
          request={request}
          problems={refusal ? [...problems, { field: 'country', message: refusal }] : problems}
          onCountry={sheet.chooseCountry}
        />
        {delivers && request.shippingMethods.length > 0 && (
          <RadioGroupField
            label="Delivery"
            name="option"
            value={sheet.option ?? ''}
            onChange={({ value }) => sheet.chooseOption(value)}
            options={sheet.methods.map(({ identifier, label, detail, amount }) => ({
              value: identifier,
              label: `${label}, ${money(amount)}`,
              hint: detail,
            }))}
          />
        )}
        <SelectField label="What is to come of it" name="outcome" options={outcomes} />
      </DemonstrationSheetRoot>
    </Dialog>
  );
}

interface FootProps {
  readonly form: string;
  readonly sheet: ReturnType<typeof useDemonstration>;
  readonly onCancel: () => void;
}

function Foot({ form, sheet, onCancel }: FootProps) {
  const { request, ready, busy, refusal } = sheet;
  return (
    <DemonstrationSheetRoot as="div">
      <Amounts request={request} />
      <div data-part="ways-on">
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" form={form} loading={busy || !ready} disabled={refusal !== null}>
          Pay
        </Button>
      </div>
    </DemonstrationSheetRoot>
  );
}

/** Shows a wallet's decimals as the shop shows money. */
function useMoney({ currencyCode }: WalletRequest) {
  const { locale } = usePageFacts();
  return (amount: string) => {
    const units = parsePriceText(amount) ?? 0;
    return units === 0 ? 'Free' : formatMoney(units, currencyCode, locale);
  };
}

function Amounts({ request }: { request: WalletRequest }) {
  const money = useMoney(request);
  return (
    <dl>
      {request.lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>{money(line.amount)}</dd>
        </div>
      ))}
      <div data-part="total">
        <dt>Pay Tailorbird</dt>
        <dd>{money(request.amount)}</dd>
      </div>
    </dl>
  );
}
