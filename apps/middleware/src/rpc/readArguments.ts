import { err, ok, type Result } from '@tailorbird/commerce/result';

/** Most bytes of a call's body, and how deep its arguments may nest. */
export const maxBodyBytes = 64 * 1024;
const deepest = 20;

/** Reads a body as a list of arguments. The error says what is wrong with it. */
export function readArguments(body: ArrayBuffer): Result<unknown[], string> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return err('The body is not JSON in UTF-8. Send a JSON array of arguments, `[]` for none.');
  }
  if (!Array.isArray(value))
    return err('The body is not an array. Send a JSON array of arguments, `[]` for none.');
  const problem = problemIn(value);
  return problem === undefined ? ok(value) : err(problem);
}

/** Walks without recursion, so that no depth of input can exhaust the stack. */
function problemIn(root: unknown[]): string | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    const wrong = typeof value === 'string' ? wrongIn(value) : undefined;
    if (wrong) return `A text holds ${wrong}. Remove it.`;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > deepest) return `The arguments nest deeper than ${deepest} levels.`;
    for (const [key, inner] of Object.entries(value)) {
      const wrongInKey = wrongIn(key);
      if (wrongInKey) return `A name holds ${wrongInKey}. Remove it.`;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

/** What PostgreSQL keeps in no text. */
function wrongIn(text: string): string | undefined {
  if (text.includes('\u0000')) return 'a NUL character';
  return text.isWellFormed() ? undefined : 'half of a character (a lone surrogate)';
}
