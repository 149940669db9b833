/** What a frame’s message about its height calls itself. */
export const heightMessage = 'tailorbird:frame-height';

/** What the page sends a frame to be told its height. */
export const measureMessage = 'tailorbird:measure';

/** As high as a frame may ask to be, in pixels. */
export const maxHeight = 4000;

/** Between two changes of a frame’s height, in milliseconds. */
export const heightIntervalMs = 100;

/** As often as a frame may change its height while it is on a page; after that it scrolls inside. */
export const maxHeightChanges = 200;

/** The parts of a message event that say where it is from and what it says. */
export interface FrameMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/**
 * The height a message asks for, in whole pixels; nothing unless it comes from this very frame, without an origin as
 * sandboxed frames are, and asks for a number from 0 to 4000.
 */
export function heightIn({ origin, source, data }: FrameMessage, frame: unknown): number | undefined {
  if (origin !== 'null' || frame === null || frame === undefined || source !== frame) return undefined;
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return undefined;
  const { type, height } = data;
  if (type !== heightMessage || typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return height >= 0 && height <= maxHeight ? Math.ceil(height) : undefined;
}
