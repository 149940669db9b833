import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { RadioGroupField } from '@tailorbird/ui/RadioGroupField';
import { isOffered } from './choice.ts';
import type { ProductChoice } from './loadProduct.ts';
import { optionNames } from './optionNames.ts';

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
  const names = optionNames(product.sku);
  return [['size', product.sizes] as const, ['length', product.lengths] as const]
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => (
      <RadioGroupField
        key={name}
        label={names[name]}
        name={name}
        appearance="buttons"
        required
        error={problemOf(name)}
        defaultValue={choice[name] ?? undefined}
        onChange={({ value }) => onChoose({ ...choice, [name]: value })}
        options={values.map((value) => ({
          value,
          label: name === 'size' ? sizeText(value, market, product.sku) : value,
          soldOut: !isOffered(product, { ...choice, [name]: value }),
        }))}
      />
    ));
}
