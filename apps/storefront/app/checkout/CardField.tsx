import { TextField, type TextFieldProps } from '@tailorbird/ui/TextField';
import type { FocusEvent, InputEvent } from 'react';

interface CardFieldProps extends TextFieldProps {
  /** How what is typed is written: with its spaces or its slash. It keeps every digit. */
  readonly write: (typed: string) => string;
}

/**
 * A field for digits that are written in groups: only digits need typing. What is being deleted, and what is changed
 * within, stays as it is until the field is left, so that the caret never jumps. Without scripts it is a plain field.
 */
export function CardField({ write, ...props }: CardFieldProps) {
  const settle = (field: HTMLInputElement) => {
    const written = write(field.value);
    if (written !== field.value) field.value = written;
  };
  return (
    <TextField
      {...props}
      inputMode="numeric"
      spellCheck={false}
      onInput={({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
        const isDeleting = nativeEvent.inputType?.startsWith('delete');
        const isAtEnd = currentTarget.selectionStart === currentTarget.value.length;
        if (!isDeleting && isAtEnd) settle(currentTarget);
      }}
      onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => settle(currentTarget)}
    />
  );
}
