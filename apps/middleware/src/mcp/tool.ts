import type { Client } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { type Market, marketList } from '@tailorbird/commerce/market';
import type { Result } from '@tailorbird/commerce/result';
import { z } from 'zod';

/** What a tool asks with: the contract's calls in one market, as nobody in particular, and where shoppers reach that shop. */
export interface Asking {
  readonly commerce: Client['commerce'];
  readonly market: Market;
  /** The whole address of a path of the shop in this market. */
  readonly addressOf: (path: string) => string;
}

/** One thing that a program may ask of the shop for somebody: what it is for, takes and answers. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType<{ readonly market: Market }>;
  readonly output: z.ZodType;
  /** Takes what `input` has parsed. */
  readonly run: (asking: Asking, input: { readonly market: Market }) => Promise<Result<object, CallError>>;
}

/** The market of a question: each tool takes one. */
export const inMarket = {
  market: z
    .enum(marketList)
    .default('uk')
    .describe('Whose shop: uk (pounds), eu (Ireland and Europe, euros) or us (dollars).'),
};

/** A tool with its types, of which the list keeps none. */
export function tool<
  Input extends z.ZodType<{ readonly market: Market }>,
  Output extends z.ZodType<object, object>,
>(typed: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (asking: Asking, input: z.output<Input>) => Promise<Result<z.input<Output>, CallError>>;
}): Tool {
  const { run } = typed;
  // `callTool` passes what `input` has parsed, and nothing else calls it.
  return { ...typed, run: (asking, input) => run(asking, input as z.output<Input>) };
}
