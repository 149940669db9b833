import type { Choices } from './choices.ts';
import type { Change } from './newestContent.ts';
import type { PlainField } from './plainField.ts';

/** One field of a form: what it is, what stands in it, and what is to be done with what is written. */
export interface FieldProps {
  readonly field: PlainField;
  readonly label: string;
  readonly value: unknown;
  readonly choices: Choices;
  /** What becomes of the newest value, which may be newer than the one that stands here. Nothing leaves the field out. */
  readonly onChange: (change: Change) => void;
}
