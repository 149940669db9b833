import type { Modifier } from '@tailorbird/commerce/model/product';
import { TextAreaField } from '@tailorbird/ui/TextAreaField';
import { TextField } from '@tailorbird/ui/TextField';

const inputTypes = { text: 'text', email: 'email', date: 'date' } as const;

/** What a shopper writes for a product: who a gift card is for, and the like. Hidden ones are the shop's to fill. */
export function ModifierFields({ modifiers }: { modifiers: readonly Modifier[] }) {
  return modifiers
    .filter(({ type }) => type !== 'hidden')
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ id, displayName, type, required }) => {
      const field = { label: displayName, name: `modifier-${id}`, optional: !required, required };
      if (type === 'message') return <TextAreaField key={id} {...field} maxLength={500} rows={3} />;
      if (type === 'hidden') return null;
      return <TextField key={id} {...field} type={inputTypes[type]} maxLength={200} />;
    });
}
