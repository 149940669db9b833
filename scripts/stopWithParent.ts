/** Ends this process as a signal would when the launcher that started it has gone, even if it was killed outright. */
export function stopWithParent(): void {
  const launcher = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === launcher) return;
    // Once: a second signal would end it without its last answers.
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
