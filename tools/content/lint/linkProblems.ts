import { deadLink, writtenLinks } from '../../../packages/blocks/src/reading/deadLink.ts';
import type { WrittenField } from '../../../packages/blocks/src/reading/writtenFields.ts';
import type { Problem } from './problem.ts';

/** Links of the shop that lead nowhere. Addresses elsewhere are not followed. */
export function linkProblems(
  fields: readonly WrittenField[],
  isKnown: (page: string) => boolean,
): readonly Problem[] {
  return writtenLinks(fields).flatMap(({ path, address }) => {
    const dead = deadLink(address, isKnown);
    return dead === undefined ? [] : [{ path, ...dead }];
  });
}
