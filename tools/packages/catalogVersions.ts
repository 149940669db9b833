import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../../scripts/root.ts';

const workspace = z.object({ catalog: z.record(z.string(), z.string()) });

/** The version of each library by its name, as the workspace pins them. */
export function catalogVersions(): Readonly<Record<string, string>> {
  return workspace.parse(parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))).catalog;
}
