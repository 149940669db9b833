import { type SecurityEvent, securityEvents } from '@tailorbird/commerce/securityEvents';

/** Writes a security event into the server's log; `facts` never hold what a shopper typed. */
export function tellSecurityEvent(event: SecurityEvent, facts: Readonly<Record<string, string>>): void {
  process.stderr.write(`${JSON.stringify({ level: securityEvents[event], event, ...facts })}\n`);
}
