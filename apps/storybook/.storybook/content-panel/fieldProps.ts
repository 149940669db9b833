import type { Choices } from './choices.ts';
import type { PlainField } from './plainField.ts';

/** One field of a form: what it is, what stands in it, and what is to be done with what is written. */
export interface FieldProps {
  readonly field: PlainField;
  readonly label: string;
  readonly value: unknown;
  readonly choices: Choices;
  /** Nothing leaves the field out. */
  readonly onChange: (value: unknown) => void;
}
