import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './root.ts';

/** One line of a Containerfile, with the lines it goes on with: `['COPY', '--from=build /shop /shop']`. */
export type Instruction = readonly [name: string, rest: string];

/** The stages of our Containerfile, each from its `FROM` on. */
export function containerStages(): readonly (readonly Instruction[])[] {
  const lines = readFileSync(join(root, 'Containerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push([name, rest]);
  }
  return stages;
}

const service = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
});

/** The services of compose.yaml, with what they share put into each. */
export function composeServices(): Readonly<Record<string, z.output<typeof service>>> {
  const file: unknown = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  return z.object({ services: z.record(z.string(), service) }).parse(file).services;
}

/** Every command that is run in our image: the Containerfile's own, and those of the services that use it. */
export function imageCommands(): readonly (readonly string[])[] {
  const own = containerStages()
    .flat()
    .filter(([name]) => name === 'CMD')
    .map(([, rest]) => z.array(z.string()).parse(JSON.parse(rest)));
  return [
    ...own,
    ...Object.values(composeServices()).flatMap(({ build, command }) => (build && command ? [command] : [])),
  ];
}
