import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReportEntry, reportPage } from './reportPage.ts';

/** A picture that is not as accepted, each part as a file of a picture. */
export interface Change {
  readonly name: string;
  readonly kind: ReportEntry['kind'];
  /** Pixels of another colour. */
  readonly count: number;
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly diff?: Buffer | undefined;
}

/** Writes a page to look at before, after and difference of each change, with the pictures beside it; returns its path. */
export function writeReport(folder: string, changes: readonly Change[], command: string): string {
  mkdirSync(folder, { recursive: true });
  const entries = changes.map((change): ReportEntry => {
    const { name, kind, count } = change;
    const parts = (['before', 'after', 'diff'] as const).flatMap((part) => {
      const picture = change[part];
      if (picture === undefined) return [];
      const file = `${name}.${part}.webp`;
      writeFileSync(join(folder, file), picture);
      return [[part, file] as const];
    });
    return { name, kind, count, ...Object.fromEntries(parts) };
  });
  const path = join(folder, 'index.html');
  writeFileSync(path, reportPage(entries, command));
  return path;
}
