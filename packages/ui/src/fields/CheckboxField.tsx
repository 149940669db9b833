import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { CheckboxRoot } from './choice.styles.ts';
import { FieldError, FieldHint } from './FieldNotes.tsx';
import { type FieldWords, useFieldParts } from './fieldParts.ts';

/** A yes or no. */
export interface CheckboxFieldProps
  extends Pick<FieldWords, 'name' | 'hint' | 'error'>,
    NativeProps<'input', 'name' | 'type'> {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode;
}

/** A box to tick, with its label beside it. */
export function CheckboxField({ label, hint, error, id, ...native }: CheckboxFieldProps) {
  const parts = useFieldParts({ id, hint, error });
  return (
    <CheckboxRoot>
      <label htmlFor={parts.controlId}>
        <input {...native} {...parts.described} id={parts.controlId} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldHint id={parts.hintId}>{hint}</FieldHint>
      <FieldError id={parts.errorId}>{error}</FieldError>
    </CheckboxRoot>
  );
}
