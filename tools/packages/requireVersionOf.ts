import { packageSource } from './packageSources.ts';

/** Throws where a release's tag is another version than that of the packages, which they all have. */
export function requireVersionOf(tag: string): void {
  const { version } = packageSource('create-tailorbird').manifest;
  if (tag === `v${version}`) return;
  throw new Error(
    `The tag is ${tag}, and the packages are ${version}. Run \`npm run changeset -- version\`, commit what it writes, and tag that commit with the version it made.`,
  );
}
