import type { NativeProps } from '../nativeProps.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, useField } from './fieldParts.ts';

/** One line of text; `type`, `autoComplete`, `inputMode` and the like go to the input. */
export interface TextFieldProps extends FieldWords, NativeProps<'input', 'name'> {}

/** A line to write in, with its label, hint and error. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} type={type} />
    </FieldFrame>
  );
}
