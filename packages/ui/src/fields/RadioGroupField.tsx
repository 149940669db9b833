import { customProperties } from '../customProperties.ts';
import type { NativeProps } from '../nativeProps.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { RadioGroupRoot } from './choice.styles.ts';
import { FieldError, FieldHint } from './FieldNotes.tsx';
import { type FieldWords, useFieldParts } from './fieldParts.ts';

/** One of the choices. */
export interface RadioOption {
  value: string;
  label: string;
  /** Cannot be chosen at all. */
  disabled?: boolean | undefined;
  hint?: string | undefined;
  /** Struck through and read as sold out, and still to be chosen: the shopper may ask to be told. */
  soldOut?: boolean | undefined;
  /** A swatch’s colour or picture, as a CSS background. */
  swatch?: string | undefined;
}

/** One choice out of a few that are all in view. */
export interface RadioGroupFieldProps
  extends FieldWords,
    NativeProps<'fieldset', 'name' | 'onChange' | 'defaultValue'> {
  /** The choices, in the order in which they are shown. */
  options: readonly RadioOption[];
  /** `buttons` for sizes, `swatches` for colours. @default list */
  appearance?: 'list' | 'buttons' | 'swatches' | undefined;
  /** The choice, where the caller keeps it. */
  value?: string | undefined;
  /** The choice at first, where the form keeps it. */
  defaultValue?: string | undefined;
  /** The form is not sent without a choice. */
  required?: boolean | undefined;
  /** Told each new choice. */
  onChange?: ((choice: { value: string }) => void) | undefined;
}

type Appearance = NonNullable<RadioGroupFieldProps['appearance']>;

function OptionFace({ option, appearance }: { option: RadioOption; appearance: Appearance }) {
  const { label, hint, swatch, soldOut } = option;
  return (
    <>
      {appearance === 'swatches' && (
        <span aria-hidden="true" style={customProperties({ '--swatch': swatch })} />
      )}
      <span data-part="name">
        {label}
        {hint && <small>{hint}</small>}
        {soldOut && <VisuallyHidden> (sold out)</VisuallyHidden>}
      </span>
    </>
  );
}

/** Real radio buttons whatever they look like: arrow keys move, forms send, nothing needs script. */
export function RadioGroupField({
  label,
  name,
  hint,
  error,
  optional,
  hideLabel,
  options,
  appearance = 'list',
  value: current,
  defaultValue,
  required,
  onChange,
  ...native
}: RadioGroupFieldProps) {
  const parts = useFieldParts({ hint, error });
  const chosen = (value: string) =>
    current === undefined ? { defaultChecked: defaultValue === value } : { checked: current === value };
  return (
    <RadioGroupRoot
      {...native}
      role="radiogroup"
      data-appearance={appearance}
      data-label={hideLabel ? 'hidden' : undefined}
      {...parts.described}
    >
      <legend>
        {label}
        {optional && <span> (optional)</span>}
      </legend>
      <FieldHint id={parts.hintId}>{hint}</FieldHint>
      <div data-part="options">
        {options.map((option) => (
          <label
            key={option.value}
            data-sold-out={option.soldOut ? '' : undefined}
            title={appearance === 'swatches' ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...chosen(option.value)}
              onChange={(event) => onChange?.({ value: event.currentTarget.value })}
            />
            <OptionFace option={option} appearance={appearance} />
          </label>
        ))}
      </div>
      <FieldError id={parts.errorId}>{error}</FieldError>
    </RadioGroupRoot>
  );
}
