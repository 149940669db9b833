import type { NativeProps } from '../nativeProps.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, useFieldParts } from './fieldParts.ts';

/** One line of text; `type`, `autoComplete`, `inputMode` and the like go to the input. */
export interface TextFieldProps extends FieldWords, Omit<NativeProps<'input'>, 'name'> {}

/** A line to write in, with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  type = 'text',
  ...native
}: TextFieldProps) {
  const parts = useFieldParts({ id, hint, error });
  return (
    <FieldFrame
      parts={parts}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
    >
      <input {...native} {...parts.described} id={parts.controlId} type={type} />
    </FieldFrame>
  );
}
