import type { NativeProps } from '../nativeProps.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, useField } from './fieldParts.ts';

/** One choice of a list. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** A choice out of many. */
export interface SelectFieldProps extends FieldWords, NativeProps<'select', 'name' | 'children'> {
  /** The choices, in the order in which they are shown. */
  options: readonly SelectOption[];
  /** A first row that chooses nothing: "Choose a country". */
  placeholder?: string | undefined;
}

/** A native list of choices, with its label, hint and error. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
