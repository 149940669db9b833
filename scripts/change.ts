import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

/** A change: the commit it began at, and the files it has touched since, those not yet committed too. */
export type Change = { readonly since: string; readonly files: readonly string[] };

/** The change of a repository since `origin/main` was left; where there is no such branch, what is not committed. */
export function currentChange(folder: string = root): Change {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const since = leftMain(git) ?? 'HEAD';
  const listed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  return { since, files: listed.flatMap((text) => text.split('\n')).filter(Boolean) };
}

function leftMain(git: (...args: readonly string[]) => string): string | undefined {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return undefined;
  }
}
