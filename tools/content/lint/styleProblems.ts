import type { WrittenField } from '../../../packages/blocks/src/reading/writtenFields.ts';
import type { Problem } from './problem.ts';

/** Style codes that nothing is sold under: their products are left out. */
export function styleProblems(
  fields: readonly WrittenField[],
  isSold: (code: string) => boolean,
): readonly Problem[] {
  return fields.flatMap(({ field, value, path }) => {
    if (field.kind !== 'text' || field.format !== 'style-code' || typeof value !== 'string') return [];
    const code = value.trim();
    if (isSold(code)) return [];
    return [
      {
        path,
        reason: `There is no style ${code}: shoppers see nothing of it.`,
        fix: 'Take the code from the address of the product, or the first six characters of a SKU.',
      },
    ];
  });
}
