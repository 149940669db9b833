import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxField } from '../fields/CheckboxField.tsx';
import { QuantityField } from '../fields/QuantityField.tsx';
import { RadioGroupField } from '../fields/RadioGroupField.tsx';
import { RevealableField } from '../fields/RevealableField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { takesWords } from './keyProofs.ts';
import type { Primitive } from './primitive.ts';

const field = { label: 'Size', name: 'size' };
const options = [
  { value: '10', label: '10' },
  { value: '12', label: '12' },
];

/** Every field of the package. */
export const fieldPrimitives: { readonly [name: string]: Primitive } = {
  CheckboxField: {
    draw: (given) => <CheckboxField {...given} {...field} />,
    receiver: 'input',
    keyboard: {
      'Space ticks it': async ({ element }) => {
        await userEvent.tab();
        await userEvent.keyboard(' ');
        expect(element).toHaveProperty('checked', true);
      },
    },
  },
  QuantityField: {
    draw: (given, told) => <QuantityField {...given} {...field} onChange={told} />,
    receiver: 'input',
    keyboard: {
      'the arrow keys count up and down': async ({ element, told }) => {
        while (document.activeElement !== element) await userEvent.tab();
        await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
        expect(told.mock.calls).toEqual([[{ value: 2 }], [{ value: 3 }], [{ value: 2 }]]);
      },
      'Enter presses its buttons': async ({ told }) => {
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        expect(told).toHaveBeenCalledExactlyOnceWith({ value: 2 });
      },
    },
  },
  RadioGroupField: {
    draw: (given, told) => <RadioGroupField {...given} {...field} options={options} onChange={told} />,
    keyboard: {
      'Space chooses, and the arrow keys choose the next': async ({ told }) => {
        await userEvent.tab();
        await userEvent.keyboard(' {ArrowDown}');
        expect(told.mock.calls).toEqual([[{ value: '10' }], [{ value: '12' }]]);
      },
    },
  },
  RevealableField: {
    draw: (given) => <RevealableField {...given} {...field} />,
    receiver: 'input',
    keyboard: {
      'it takes what is typed': takesWords,
      'Tab leads to what shows it, and Space does': async ({ element }) => {
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard(' ');
        expect(element).toHaveProperty('type', 'text');
      },
    },
  },
  SelectField: {
    draw: (given) => <SelectField {...given} {...field} options={options} />,
    receiver: 'select',
    keyboard: {
      'typing chooses': async ({ element }) => {
        await userEvent.tab();
        await userEvent.keyboard('12');
        expect(element).toHaveProperty('value', '12');
      },
    },
  },
  TextAreaField: {
    draw: (given) => <TextAreaField {...given} {...field} />,
    receiver: 'textarea',
    keyboard: { 'it takes what is typed': takesWords },
  },
  TextField: {
    draw: (given) => <TextField {...given} {...field} />,
    receiver: 'input',
    keyboard: { 'it takes what is typed': takesWords },
  },
};
