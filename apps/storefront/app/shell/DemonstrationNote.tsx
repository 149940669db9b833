import { DemonstrationNoteRoot } from './DemonstrationNote.styles.ts';

/** What a shopper of a shop that takes test cards is told before anything else (decision 77): of the server's HTML alone. */
export function DemonstrationNote() {
  return (
    <DemonstrationNoteRoot aria-label="About this shop">
      <p role="note">Demonstration shop: nothing is charged or sent.</p>
    </DemonstrationNoteRoot>
  );
}
