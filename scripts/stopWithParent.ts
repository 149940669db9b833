/** Ends this process as a signal would when the launcher that started it has gone, even if it was killed outright. */
export function stopWithParent(): void {
  const launcher = process.ppid;
  setInterval(() => {
    if (process.ppid !== launcher) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
