import { variables } from './variables.ts';

/** The text of `.env.example`: every variable with what it is for, none of them set. */
export function envExample(): string {
  const rows = Object.entries(variables).map(
    ([name, { about, expects, example }]) => `# ${about}\n# Fits: ${expects}.\n# ${name}=${example}\n`,
  );
  return [
    '# None of these has to be set. `apps/middleware/src/environment/variables.ts` is the source.\n',
    ...rows,
  ].join('\n');
}
