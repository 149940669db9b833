import { fileURLToPath } from 'node:url';

/** A line of a stack in the words of the tracker's protocol. */
export interface Frame {
  readonly filename: string;
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
  /** Whether it is the shop's own, by which a tracker tells failures apart. */
  readonly in_app: boolean;
}

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const most = 50;
const frame =
  /^ {4}at (?:(?<name>[^(]{1,200}) \()?(?<file>[^()]{1,500}):(?<line>\d{1,7}):(?<column>\d{1,7})\)?$/;

/** The frames of a stack as V8 writes it, the outermost first; files are named from the shop's folder on. */
export function stackFrames(stack: string): Frame[] {
  return stack
    .split('\n')
    .map((text) => frame.exec(text)?.groups)
    .filter((groups) => groups !== undefined)
    .slice(0, most)
    .map(({ name = '', file = '', line, column }) => ({
      filename: shortened(file),
      function: name,
      lineno: Number(line),
      colno: Number(column),
      in_app: !/^node:|node_modules/.test(file),
    }))
    .toReversed();
}

function shortened(file: string): string {
  const path = file.startsWith('file://') ? file.slice('file://'.length) : file;
  const within = path.split('/node_modules/').at(-1);
  if (within !== path) return `node_modules/${within}`;
  return path.replace(repository, '').split('?', 1)[0] ?? '';
}
