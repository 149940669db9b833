import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Market } from '@tailorbird/commerce/market';
import { err, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { getDeliveryAndReturns } from './getDeliveryAndReturns.ts';
import { getProduct } from './getProduct.ts';
import { makeBagLink } from './makeBagLink.ts';
import { searchProducts } from './searchProducts.ts';
import type { Asking, Tool } from './tool.ts';

const tools = [searchProducts, getProduct, getDeliveryAndReturns, makeBagLink] as const;

/** The draft of JSON Schema that clients of the protocol read. */
const target = 'draft-7';

/** Every tool as the protocol lists it. All of them only look. */
export const listedTools = tools.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { target, io: 'input' }),
  outputSchema: z.toJSONSchema(output, { target }),
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** The tool of a name; undefined where there is none. */
export const toolNamed = (name: string): Tool | undefined => tools.find((tool) => tool.name === name);

/** Has a tool answer; the error says in words what it did not take, or why there is no answer. */
export function callTool(
  { name, input, run }: Tool,
  given: unknown,
  askIn: (market: Market) => Asking,
): Promise<Result<object, CallError>> {
  const parsed = input.safeParse(given ?? {});
  if (parsed.success) return run(askIn(parsed.data.market), parsed.data);
  const wrong = parsed.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'the arguments'}: ${message}`);
  return Promise.resolve(err({ tag: 'bad-arguments', message: `${name}: ${wrong.join('; ')}.` }));
}
