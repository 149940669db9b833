import { channel } from 'node:diagnostics_channel';
import { failureChannel } from '@tailorbird/commerce/failureChannel';

/** Tells whoever listens of a line of the log that is an error; it costs nothing where nobody does. */
export function tellFailure(line: unknown): void {
  channel(failureChannel).publish(line);
}
