import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

/** A change: the commit it began at, and the files it has touched since, those not yet committed too. */
export type Change = { readonly since: string; readonly files: readonly string[] };

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** The change since `origin/main` was left; where there is no such branch, what is not committed. */
export function currentChange(): Change {
  const since = leftMain() ?? 'HEAD';
  const listed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  return { since, files: listed.flatMap((text) => text.split('\n')).filter(Boolean) };
}

function leftMain(): string | undefined {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return undefined;
  }
}
