import { expect, test } from 'vitest';
import { notesBetween } from './changelog.ts';

const changelog = `# @tailorbird/blocks

## 0.3.0

### Minor Changes

- 0123abc: In your shop: rename \`Hero\` to \`Opening\`
  wherever it is imported.

### Patch Changes

- Updated dependencies [0123abc]
  - @tailorbird/ui@0.3.0
- @tailorbird/tokens@0.3.0

## 0.2.0

### Minor Changes

- 4567def: A carousel can be stopped.
- A second thing.

## 0.1.0

- 89abcde: The first.
`;

test('notes are those of versions after the one and up to the other, newest first, each one line, without what only moved along', () => {
  expect(notesBetween(changelog, { after: '0.1.0', upTo: '0.3.0' })).toEqual([
    {
      version: '0.3.0',
      text: 'In your shop: rename `Hero` to `Opening` wherever it is imported.',
      isTodo: true,
    },
    { version: '0.2.0', text: 'A carousel can be stopped.', isTodo: false },
    { version: '0.2.0', text: 'A second thing.', isTodo: false },
  ]);
  expect(notesBetween(changelog, { after: '0.1.0', upTo: '0.2.0' }).map(({ version }) => version)).toEqual([
    '0.2.0',
    '0.2.0',
  ]);
  expect(notesBetween(changelog, { after: '0.3.0', upTo: '0.3.0' })).toEqual([]);
});
