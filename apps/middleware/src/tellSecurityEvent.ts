import { type SecurityEvent, securityEvents } from '@tailorbird/commerce/securityEvents';
import type { Logger } from 'pino';

/** Writes a security event into the log, at its own level; `facts` never hold what a shopper typed. */
export function tellSecurityEvent(
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  event: SecurityEvent,
  facts: Readonly<Record<string, number | string>> = {},
): void {
  log[securityEvents[event]]({ event, ...facts });
}
