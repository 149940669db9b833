import { passwordWords } from '@tailorbird/commerce/customer/passwordWords';
import { TextField } from '@tailorbird/ui/TextField';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  /** A new one is suggested and kept by the browser; the present one is filled in by it. */
  readonly kind: 'new' | 'current';
}

/** A password, which may be pasted and is never shown again. The rule stands below a new one (commerce §5). */
export function PasswordField({ label, name, error, kind }: PasswordFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete={`${kind}-password`}
      required
      maxLength={1000}
      error={error}
      hint={kind === 'new' ? passwordWords.hint : undefined}
    />
  );
}
