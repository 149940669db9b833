import { maxEmailLength } from '@tailorbird/commerce/email';
import { TextField, type TextFieldProps } from '@tailorbird/ui/TextField';

interface EmailFieldProps extends Pick<TextFieldProps, 'name' | 'defaultValue' | 'hint' | 'error'> {
  /** @default 'Email address' */
  readonly label?: string;
  /** `username` where it is what one logs in with. @default 'email' */
  readonly autoComplete?: 'email' | 'username';
}

/** An e-mail address, no longer than one can be. */
export function EmailField({ label = 'Email address', autoComplete = 'email', ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      required
      maxLength={maxEmailLength}
    />
  );
}
