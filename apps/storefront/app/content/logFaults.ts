import type { BrokenBlock } from '@tailorbird/blocks/parse';
import { logOnce } from './logOnce.ts';

/** Writes to the log what is to be told of a page's blocks, once for each: the page's key, the block and the places in it. */
export function logFaults(page: string, broken: readonly BrokenBlock[]): void {
  for (const { key, schemaId, faults, shown } of broken) {
    const isAdvice = shown === 'whole' && faults.every(({ done }) => done === 'kept');
    const level = isAdvice ? 'info' : 'warn';
    logOnce({ level, op: 'content.block', page, item: key, schema: schemaId, shown, faults });
  }
}
