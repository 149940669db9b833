import type { Modifier } from '@tailorbird/commerce/model/product';
import { TextAreaField } from '@tailorbird/ui/TextAreaField';
import { TextField } from '@tailorbird/ui/TextField';

const inputTypes = { text: 'text', email: 'email', date: 'date' } as const;

const hints: { readonly [displayName: string]: string } = {
  'Send date': 'Left empty, it is sent today.',
  'Your message': 'At most 500 characters.',
};

const addressBook: { readonly [displayName: string]: string } = {
  'Your email': 'email',
  'Your name': 'name',
};

interface ModifierFieldsProps {
  readonly modifiers: readonly Modifier[];
  /** What is wrong with a field, by its name. */
  readonly problemOf: (field: string) => string | undefined;
}

/** What a shopper writes for a product: who a gift card is for, and the like. Hidden ones are the shop's to fill. */
export function ModifierFields({ modifiers, problemOf }: ModifierFieldsProps) {
  return modifiers
    .filter(({ type }) => type !== 'hidden')
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ id, displayName, type, required }) => {
      const name = `modifier-${id}`;
      const error = problemOf(name);
      const field = {
        label: displayName,
        name,
        hint: hints[displayName],
        error,
        optional: !required,
        required,
      };
      if (type === 'message') return <TextAreaField key={id} {...field} maxLength={500} rows={3} />;
      if (type === 'hidden') return null;
      return (
        <TextField
          key={id}
          {...field}
          type={inputTypes[type]}
          autoComplete={addressBook[displayName] ?? 'off'}
          maxLength={200}
        />
      );
    });
}
