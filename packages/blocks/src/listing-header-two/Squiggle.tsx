import { customProperties } from '@tailorbird/ui/customProperties';
import { SquiggleRoot } from './Squiggle.styles.ts';

interface SquiggleProps {
  /** CSS; black unless given (blocks §9). */
  readonly colour: string | undefined;
  /** The line of the title it stands under. */
  readonly line: 1 | 2;
}

/** A line drawn by an unsteady hand, under the middle of a title. An ornament: it says nothing. */
export function Squiggle({ colour, line }: SquiggleProps) {
  return (
    <SquiggleRoot
      viewBox="0 0 200 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={customProperties({ '--squiggle': colour, '--line': line })}
    >
      <path d="M3 9c9-9 16-9 24-1s16 8 24-1 16-7 25 0 15 7 24-1 17-7 25 1 15 7 24-1 17-7 24 1 15 6 24-2" />
    </SquiggleRoot>
  );
}
