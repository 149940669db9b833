import { useState } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { useReady } from '../ready/useReady.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, useField } from './fieldParts.ts';
import { RevealableRoot } from './RevealableField.styles.ts';

/** One line of text that is hidden as it is typed; what is native goes to the input. */
export interface RevealableFieldProps extends FieldWords, NativeProps<'input', 'name' | 'type'> {}

/** A line for a password, hidden until its owner wants to see it; only where a script can show it. */
export function RevealableField(props: RevealableFieldProps) {
  const ready = useReady();
  const [shown, setShown] = useState(false);
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <RevealableRoot>
        <input {...control} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
        {ready && (
          <button type="button" aria-controls={control.id} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden>{` ${frame.label}`}</VisuallyHidden>
          </button>
        )}
      </RevealableRoot>
    </FieldFrame>
  );
}
