import { useId } from 'react';

/** What every field has besides its own control. */
export interface FieldWords {
  /** What is asked for; always read out. */
  label: string;
  /** The field’s name in the form. */
  name: string;
  /** Help that stands below the label. */
  hint?: string | undefined;
  /** What is wrong and what to do; the field is then marked invalid. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Leaves the label to screen readers, where the design says it otherwise. */
  hideLabel?: boolean | undefined;
}

interface Described {
  id?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Ids of a field’s parts and the attributes that tie its control to them. */
export function useFieldParts({ id, hint, error }: Described) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return {
    controlId,
    hintId,
    errorId,
    described: {
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': error ? true : undefined,
    },
  };
}

/** Divides a field’s props: its words go to the `frame`, the ties to them and all that is native to the `control`. */
export function useField<Props extends FieldWords & Pick<Described, 'id'>>(props: Props) {
  const { label, hint, error, optional, hideLabel, id, ...native } = props;
  const parts = useFieldParts({ id, hint, error });
  return {
    frame: { parts, label, hint, error, optional, hideLabel },
    control: { ...native, ...parts.described, id: parts.controlId },
  };
}
