import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { RadioGroupField } from '@tailorbird/ui/RadioGroupField';
import type { ProductChoice } from './loadProduct.ts';
import { optionsOf } from './optionsOf.ts';

interface OptionFieldsProps {
  readonly product: Product;
  readonly choice: ProductChoice;
  readonly onChoose: (choice: ProductChoice) => void;
  /** What is wrong with a field, by its name. */
  readonly problemOf: (field: string) => string | undefined;
}

/** Size and length as buttons. What is sold out is shown, and can be chosen to be told when it is back. */
export function OptionFields({ product, choice, onChoose, problemOf }: OptionFieldsProps) {
  const { market } = usePageFacts();
  return optionsOf(product, choice, market).map(({ name, label, values }) => (
    <RadioGroupField
      key={name}
      label={label}
      name={name}
      appearance="buttons"
      required
      error={problemOf(name)}
      defaultValue={choice[name] ?? undefined}
      onChange={({ value }) => onChoose({ ...choice, [name]: value })}
      options={values}
    />
  ));
}
