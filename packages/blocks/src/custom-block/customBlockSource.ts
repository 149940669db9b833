import { z } from 'zod';

/** As much of an editor’s HTML, CSS or JavaScript as a block takes. */
export const sourceText = z.string().max(20_000).meta({ hard: true }).default('');

/** A custom block as its frame shows it: as its editor wrote it. */
export const customBlockSource = z.object({
  title: z.string().max(80).default(''),
  html: sourceText,
  css: sourceText,
  javascript: sourceText,
});
