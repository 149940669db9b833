import type { NativeProps } from '../nativeProps.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, useFieldParts } from './fieldParts.ts';

/** Several lines of text. */
export interface TextAreaFieldProps extends FieldWords, Omit<NativeProps<'textarea'>, 'name'> {}

/** Lines to write in, with their label, hint and error. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  ...native
}: TextAreaFieldProps) {
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
      <textarea {...native} {...parts.described} id={parts.controlId} />
    </FieldFrame>
  );
}
