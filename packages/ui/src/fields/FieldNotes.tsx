import { Icon } from '../icon/Icon.tsx';
import { AlertIcon } from '../icon/icons.ts';

/** The hint of a field, tied to it by id. */
export function FieldHint({ id, children }: { id: string | undefined; children: string | undefined }) {
  return children ? (
    <div id={id} data-part="hint">
      {children}
    </div>
  ) : null;
}

/** The error of a field, tied to it by id. */
export function FieldError({ id, children }: { id: string | undefined; children: string | undefined }) {
  return children ? (
    <div id={id} data-part="error">
      <Icon of={AlertIcon} size={20} />
      <span>{children}</span>
    </div>
  ) : null;
}
