import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';
import { stopWithParent } from './stopWithParent.ts';

/** Runs another program in this terminal, passes signals on, and ends this process with its code. */
export function runTool(file: string, args: readonly string[], { cwd = '.' }: { cwd?: string } = {}): void {
  stopWithParent();
  const child = spawn(file, args, { cwd: join(root, cwd), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${file} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}
