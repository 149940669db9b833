import { CallsToAction } from '../parts/CallsToAction.tsx';
import { CallToActionGroupRoot } from './CallToActionGroup.styles.ts';
import type { CallToActionGroupContent } from './schema.ts';

/** Buttons in one to four columns, round or square. */
export function CallToActionGroup({ title, columns, variant, callsToAction }: CallToActionGroupContent) {
  if (callsToAction.length === 0) return null;
  return (
    <CallToActionGroupRoot data-columns={columns} data-variant={variant}>
      {title && <h2>{title}</h2>}
      <CallsToAction actions={callsToAction} />
    </CallToActionGroupRoot>
  );
}
