import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { knownFilms } from './lint/knownFilms.ts';
import { knownPaths } from './lint/knownPaths.ts';
import { knownPictures } from './lint/knownPictures.ts';
import { knownStyles } from './lint/knownStyles.ts';
import { faultsIn, lintContent, reportText } from './lint/lintContent.ts';
import { keyOf, type Source, sourcesAtHost, sourcesInFolder } from './lint/sources.ts';

/** The demonstration shop’s content: what is checked unless another folder or host is named. */
export const ownContent = 'apps/middleware/content';

async function sourcesOf(where: string, own: readonly Source[]): Promise<readonly Source[]> {
  if (/^https?:\/\//.test(where))
    return sourcesAtHost(where, [...new Set(own.map(keyOf))], (url) => fetch(url));
  return existsSync(where) ? sourcesInFolder(where) : [];
}

/**
 * Checks a folder of content or a content host, which is asked for the keys that our own content has. Prints the
 * report; answers how many things are wrong.
 */
export async function lint(root: string, where = join(root, ownContent)): Promise<number> {
  const own = sourcesInFolder(join(root, ownContent));
  const sources = await sourcesOf(where, own);
  if (sources.length === 0) {
    console.error(
      `There is no content in ${where}. Name a folder of JSON files, or the address of a content host.`,
    );
    return 1;
  }
  const facts = {
    isKnown: knownPaths([...own, ...sources]),
    widthOf: knownPictures(root),
    filesOf: knownFilms(root),
    // What another shop sells is not known here.
    isSold: where === join(root, ownContent) ? knownStyles() : () => true,
  };
  const reports = sources.map((source) => lintContent(source, facts));
  console.log(reportText(reports));
  return reports.reduce((sum, report) => sum + faultsIn(report).length, 0);
}
