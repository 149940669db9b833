import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../scripts/root.ts';
import type { PublishedPackage } from './publishedPackages.ts';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
});

/** A package as it stands in the repository: its manifest, and the file behind each address that others may import. */
export interface PackageSource {
  readonly id: PublishedPackage;
  readonly folder: string;
  readonly manifest: z.infer<typeof manifestSchema>;
  /** `./Button` → `src/button/Button.tsx`. */
  readonly entries: ReadonlyMap<string, string>;
}

/** Of use to our own tests, or to the styles of our own packages, which are finished when they are published. */
const isOurs = (file: string) => /\/testing\/|\.styles\.ts$/.test(file);

/** Reads a package of the repository. Throws with zod's words where its manifest lacks something. */
export function packageSource(id: PublishedPackage): PackageSource {
  const folder = join(root, 'packages', id);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const sources = Object.entries(manifest.exports).filter(
    ([, file]) => /\.tsx?$/.test(file) && !isOurs(file),
  );
  const entries = new Map(sources.map(([address, file]) => [address, file.replace('./', '')] as const));
  return { id, folder, manifest, entries };
}
