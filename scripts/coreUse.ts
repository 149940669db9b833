import { cpus } from 'node:os';

/**
 * Watches how busy the machine's cores are from now on, whoever keeps them so.
 * @returns What share of their time they have worked when it is called, from 0 to 1.
 */
export function watchCores(): () => number {
  const before = coreTimes();
  return () => {
    const now = coreTimes();
    const all = now.all - before.all;
    return all === 0 ? 0 : (now.working - before.working) / all;
  };
}

/** Milliseconds of all cores since the machine started. */
function coreTimes(): { readonly working: number; readonly all: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const all = times.reduce(
    (sum, { user, nice, sys, idle: rest, irq }) => sum + user + nice + sys + rest + irq,
    0,
  );
  return { working: all - idle, all };
}
