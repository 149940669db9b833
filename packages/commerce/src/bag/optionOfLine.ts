import type { BagLine } from '../model/bag.ts';

/** What was chosen or entered for a line under this name, `Size`; null where the line has no such option. */
export function optionOfLine({ options }: Pick<BagLine, 'options'>, name: string): string | null {
  return options.find((option) => option.name === name)?.value ?? null;
}
