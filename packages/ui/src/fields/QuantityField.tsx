import { type ChangeEvent, type FocusEvent, useImperativeHandle, useRef } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { useReady } from '../ready/useReady.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, useField } from './fieldParts.ts';
import { QuantityRoot } from './Quantity.styles.ts';
import { quantityWithin } from './quantity.ts';

/** How many of a thing. */
export interface QuantityFieldProps
  extends FieldWords,
    NativeProps<'input', 'name' | 'type' | 'value' | 'onBlur' | 'onChange'> {
  /** The number at first. @default 1 */
  defaultValue?: number | undefined;
  /** The smallest number there is; one that is smaller becomes it. @default 1 */
  min?: number | undefined;
  /** The largest number there is; one that is larger becomes it. @default 99 */
  max?: number | undefined;
  /** Told each new number that is within bounds. */
  onChange?: ((change: { value: number }) => void) | undefined;
}

/** A number input with a button either side; without script the input alone does the work. */
export function QuantityField({
  defaultValue = 1,
  min = 1,
  max = 99,
  disabled,
  onChange,
  ref,
  ...props
}: QuantityFieldProps) {
  const { frame, control } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const ready = useReady();

  const set = (wanted: string | number): void => {
    const value = quantityWithin(wanted, { min, max });
    if (input.current !== null) input.current.value = String(value);
    onChange?.({ value });
  };
  const announce = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    if (currentTarget.value !== '') onChange?.({ value: quantityWithin(currentTarget.value, { min, max }) });
  };
  const settle = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    if (currentTarget.value !== String(quantityWithin(currentTarget.value, { min, max })))
      set(currentTarget.value);
  };
  const step = (by: 1 | -1): void => set(Number(input.current?.value ?? defaultValue) + by);

  return (
    <FieldFrame {...frame}>
      <QuantityRoot data-still={ready ? undefined : ''}>
        <IconButton
          icon={MinusIcon}
          iconSize={16}
          label={`One fewer: ${frame.label}`}
          disabled={disabled}
          onClick={() => step(-1)}
        />
        <input
          {...control}
          ref={input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={defaultValue}
          disabled={disabled}
          onBlur={settle}
          onChange={announce}
        />
        <IconButton
          icon={PlusIcon}
          iconSize={16}
          label={`One more: ${frame.label}`}
          disabled={disabled}
          onClick={() => step(1)}
        />
      </QuantityRoot>
    </FieldFrame>
  );
}
