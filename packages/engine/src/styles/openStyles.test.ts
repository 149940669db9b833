import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStyles } from './openStyles.ts';

const stitch = `import { styled } from 'styled-components';
export const Stitch = styled.hr\`border-top: 2px dashed;\`;
export const Hem = styled.div\`\${Stitch} { opacity: 0.5; }\`;
`;

/** What is made of two files with the same styles, in a folder of their own. */
async function finishInFolder(displayName: boolean) {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await symlink(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  for (const file of ['a.styles.ts', 'b.styles.ts']) await writeFile(join(root, file), stitch);
  const styles = await openStyles({ root, files: ['*.styles.ts'], inLayer: (css) => css }, { displayName });
  onTestFinished(styles.close);
  return Promise.all(styles.files.map(styles.finish));
}

test.each([false, true])(
  'styled-components: the same styles have the same class names in every folder, display name %s. Else compare namesByPath with what oxc writes',
  async (displayName) => {
    const [one, other] = [await finishInFolder(displayName), await finishInFolder(displayName)];
    expect(one[0]?.css).toMatch(/\.\S*sc-[0-9a-f]{6}-0\b.*opacity/);
    expect(one).toEqual(other);
    expect(one[0]?.exports).not.toEqual(one[1]?.exports);
  },
);
