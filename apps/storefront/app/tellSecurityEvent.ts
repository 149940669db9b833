import { type SecurityEvent, securityEvents } from '@tailorbird/commerce/securityEvents';
import { writeLog } from './writeLog.ts';

/** Writes a security event into the server's log; `facts` never hold what a shopper typed. */
export function tellSecurityEvent(event: SecurityEvent, facts: Readonly<Record<string, string>>): void {
  writeLog({ level: securityEvents[event], event, ...facts });
}
