import { type LogLine, writeLog } from '../writeLog.ts';

const maxRemembered = 1000;
const written = new Set<string>();

/**
 * Writes a line to the log unless the same has been written since the server started: content that is broken stays so
 * for every visitor until an editor mends it, and is then another line or none.
 */
export function logOnce(line: LogLine): void {
  const text = JSON.stringify(line);
  if (written.has(text)) return;
  if (written.size >= maxRemembered) written.clear();
  written.add(text);
  writeLog(line);
}
