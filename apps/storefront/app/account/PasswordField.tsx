import { passwordWords } from '@tailorbird/commerce/customer/passwordWords';
import { RevealableField } from '@tailorbird/ui/RevealableField';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  /** A new one is suggested and kept by the browser; the present one is filled in by it. */
  readonly kind: 'new' | 'current';
}

/** A password, which may be pasted, looked at while it is typed, and never comes back. The rule stands below a new one (commerce §5). */
export function PasswordField({ label, name, error, kind }: PasswordFieldProps) {
  return (
    <RevealableField
      label={label}
      name={name}
      autoComplete={`${kind}-password`}
      required
      maxLength={1000}
      error={error}
      hint={kind === 'new' ? passwordWords.hint : undefined}
    />
  );
}
