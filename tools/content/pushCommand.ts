import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type BlockId, schemas } from '../../packages/blocks/src/schemas.ts';
import { err, ok, type Result } from '../../packages/commerce/src/result.ts';
import { contentTypeFiles } from './contentTypeFiles.ts';

/** Amplience’s command line, as it was read when the files’ layout was written. */
const commandLine = '@amplience/dc-cli@0.19.1';

/** Where types go, and whose they are. */
export interface Hub {
  readonly hubId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The shop’s address, without a slash at its end: types, icons and previews are named by it. */
  readonly origin: string;
  /** What previews of this shop ask for. */
  readonly previewSecret: string | undefined;
}

const settings = z.object({
  CONTENT_HUB_ID: z.string().min(1),
  CONTENT_HUB_CLIENT_ID: z.string().min(1),
  CONTENT_HUB_CLIENT_SECRET: z.string().min(1),
  PUBLIC_URL: z.url({ protocol: /^https$/ }),
  TAILORBIRD_PREVIEW_SECRET: z.string().min(1).optional(),
});

/** Reads where to push from the environment. The error names what is missing. */
export function hubOf(env: Readonly<Record<string, string | undefined>>): Result<Hub, string> {
  const read = settings.safeParse(env);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ');
    return err(
      `Set ${names}: the hub’s id, a client id and secret of its management API, and the https address of your shop as PUBLIC_URL.`,
    );
  }
  const { PUBLIC_URL, TAILORBIRD_PREVIEW_SECRET: previewSecret, ...hub } = read.data;
  return ok({
    hubId: hub.CONTENT_HUB_ID,
    clientId: hub.CONTENT_HUB_CLIENT_ID,
    clientSecret: hub.CONTENT_HUB_CLIENT_SECRET,
    origin: PUBLIC_URL.replace(/\/$/, ''),
    previewSecret,
  });
}

/** Writes every content type as a shop at another address names it. */
export function writeTypes(folder: string, place: Pick<Hub, 'origin' | 'previewSecret'>): void {
  // A record of literal keys; `Object.keys` types every key as string.
  for (const id of Object.keys(schemas) as readonly BlockId[])
    for (const [name, text] of Object.entries(contentTypeFiles(id, place))) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
}

/** Runs npm with arguments; throws where that fails. */
export type RunNpm = (args: readonly string[]) => void;

const runNpm: RunNpm = (args) => void execFileSync('npm', [...args], { stdio: 'inherit' });

/** Writes the types for a shop and has the service’s own command line import them: schemas first, then what shows them. */
export function pushTypes(hub: Hub, npm: RunNpm = runNpm): void {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-types-'));
  try {
    writeTypes(folder, hub);
    // In a file of our own, since other users of the machine can read a command’s arguments.
    const config = join(folder, 'hub.json');
    const { hubId, clientId, clientSecret } = hub;
    writeFileSync(config, JSON.stringify({ hubId, clientId, clientSecret }), { mode: 0o600 });
    const run = (command: string, types: string, ...more: readonly string[]) => {
      const what = [command, 'import', join(folder, types), ...more, '--config', config];
      npm(['exec', '--yes', '--ignore-scripts', '--package', commandLine, '--', 'dc-cli', ...what]);
    };
    run('content-type-schema', 'content-type-schemas');
    run('content-type', 'content-types', '--sync');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The command: answers its exit code. */
export function push(env: Readonly<Record<string, string | undefined>>): number {
  const hub = hubOf(env);
  if (!hub.ok) {
    console.error(hub.error);
    return 1;
  }
  try {
    pushTypes(hub.value);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `\nNot all types were imported; the lines above say why. Mend that, and push again.\n${reason}`,
    );
    return 1;
  }
}
