import type { Reporter } from 'vitest/node';

const running = new Set<string>();

/** Told to end, as `runCommand` does with what hangs, a run of tests says first for which files it was waiting. */
export const sayRunning: Reporter = {
  onInit() {
    process.once('SIGTERM', () => {
      for (const file of running) process.stdout.write(`Still running: ${file}\n`);
      process.exit(1);
    });
  },
  // A file in an endless loop never gets to say that its tests have begun.
  onTestModuleQueued({ relativeModuleId }) {
    running.add(relativeModuleId);
  },
  onTestModuleEnd({ relativeModuleId }) {
    running.delete(relativeModuleId);
  },
};
