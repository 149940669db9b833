import { isPortFree, portOwner } from './port.ts';

/** The port of the environment's `PORT`, or the usual one. A wrong `PORT` is refused by the app, which parses it. */
export function wantedPort(usual: number): number {
  const port = Number(process.env['PORT'] ?? usual);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : usual;
}

/** Ends the process, naming the port, who holds it and the fix, when the port is taken. */
export async function requireFreePort(port: number, command: string): Promise<void> {
  if (await isPortFree(port)) return;
  const owner = portOwner(port);
  console.error(
    `Port ${port} is in use${owner === undefined ? '' : ` by ${owner}`}, so the shop cannot listen there.\n` +
      `Stop that process, or choose another port: PORT=${port + 1} ${command}`,
  );
  process.exit(1);
}
