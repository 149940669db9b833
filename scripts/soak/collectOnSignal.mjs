/** Loaded by `--import` beside `--expose-gc`: at SIGUSR2 the process gives back what nothing holds any more. */
process.on('SIGUSR2', () => globalThis.gc());
