/** Whether a `Host` header names this shop. */
export type KnownHosts = (host: string | undefined) => boolean;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * The shop's own names: where shoppers reach it, others it was given, and this machine's name for itself, which no
 * page of a stranger can have. A request for any other was led here by a name server that is not ours (DNS rebinding).
 */
export function knownHosts(publicUrl: string, others: readonly string[] = []): KnownHosts {
  const names = new Set([new URL(publicUrl).host, ...others.map((name) => name.toLowerCase())]);
  return (host) => host !== undefined && (names.has(host.toLowerCase()) || loopback.test(host));
}
