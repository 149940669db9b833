import { homeCopy } from './homeCopy.ts';
import { wornCopy } from './wornCopy.ts';

/** Sentences by what a line's descriptions talk about. */
export const topicCopy = { ...wornCopy, ...homeCopy };

/** What a line's descriptions talk about. */
export type CopyTopic = keyof typeof topicCopy;
