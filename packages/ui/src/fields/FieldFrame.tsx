import type { ReactNode } from 'react';
import { FieldRoot } from './Field.styles.ts';
import { FieldError, FieldHint } from './FieldNotes.tsx';
import type { FieldWords, useFieldParts } from './fieldParts.ts';

interface FieldFrameProps extends Pick<FieldWords, 'label' | 'hint' | 'error' | 'optional' | 'hideLabel'> {
  parts: ReturnType<typeof useFieldParts>;
  children: ReactNode;
}

/** Label, hint, control and error, in that order. */
export function FieldFrame({ parts, label, hint, error, optional, hideLabel, children }: FieldFrameProps) {
  return (
    <FieldRoot data-label={hideLabel ? 'hidden' : undefined}>
      <label htmlFor={parts.controlId}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      <FieldHint id={parts.hintId}>{hint}</FieldHint>
      {children}
      <FieldError id={parts.errorId}>{error}</FieldError>
    </FieldRoot>
  );
}
