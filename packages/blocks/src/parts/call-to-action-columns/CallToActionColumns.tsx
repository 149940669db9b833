import { CallsToAction } from '../CallsToAction.tsx';
import { CallToActionColumnsRoot } from './CallToActionColumns.styles.ts';
import type { CallToActionColumnsContent } from './callToActionColumns.ts';

/** Buttons in one to four columns, round or square. */
export function CallToActionColumns({ title, columns, variant, callsToAction }: CallToActionColumnsContent) {
  if (callsToAction.length === 0) return null;
  return (
    <CallToActionColumnsRoot data-columns={columns} data-variant={variant}>
      {title && <h2>{title}</h2>}
      <CallsToAction actions={callsToAction} />
    </CallToActionColumnsRoot>
  );
}
