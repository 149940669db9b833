import { placesIn } from './placesIn.ts';
import type { Proof } from './proofs.ts';

/** What a check that is no run of tests, such as the races, says it has proven: lines that begin with a place. */
export function printedProofs({
  name,
  passed,
  output,
}: {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
}): readonly Proof[] {
  const places = new Set(placesIn(output.split('\n').map((line) => line.trimStart())));
  return [...places].map((place) => ({ place, project: name, file: '', passed }));
}
