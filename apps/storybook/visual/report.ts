import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupByCause } from './groupByCause.ts';
import type { About, Change, ReportData, ReportEntry } from './reportData.ts';
import { reportPage } from './reportPage.ts';
import { reportSummary } from './reportSummary.ts';

/** What a report says of pictures in general. */
export interface Reporting {
  readonly folder: string;
  readonly title: string;
  /** What each picture is of. */
  readonly about: (id: string) => About;
  /** Where the addresses of what is pictured are served, by a command of its own. */
  readonly servedAt: string;
  /** What stands on the left and on the right. */
  readonly sides?: readonly [string, string];
  /** What accepts pictures, as far as their name: nothing where there is nothing to accept. */
  readonly command?: string;
}

/** Writes a page to look at before, after and difference of each change, with the pictures and a summary beside it; returns what it says. */
export function writeReport(reporting: Reporting, changes: readonly Change[]): ReportData {
  const { folder, title, about, servedAt, sides = ['Before', 'After'], command } = reporting;
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
    return { name, kind, count, ...about(name.replace(/\.\d+$/, '')), ...Object.fromEntries(parts) };
  });
  const data = {
    title,
    sides,
    servedAt,
    entries,
    groups: groupByCause(changes),
    ...(command && { command }),
  };
  writeFileSync(join(folder, 'index.html'), reportPage(data));
  writeFileSync(join(folder, 'summary.md'), reportSummary(data));
  return data;
}
