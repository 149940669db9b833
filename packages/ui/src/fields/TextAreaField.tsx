import type { NativeProps } from '../nativeProps.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, useField } from './fieldParts.ts';

/** Several lines of text. */
export interface TextAreaFieldProps extends FieldWords, NativeProps<'textarea', 'name'> {}

/** Lines to write in, with their label, hint and error. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} />
    </FieldFrame>
  );
}
