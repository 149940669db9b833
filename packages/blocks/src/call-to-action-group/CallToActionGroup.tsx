import { CallToActionColumns } from '../parts/call-to-action-columns/CallToActionColumns.tsx';
import type { CallToActionGroupContent } from './schema.ts';

/** Buttons in one to four columns, round or square. */
export function CallToActionGroup(content: CallToActionGroupContent) {
  return <CallToActionColumns {...content} />;
}
