import type { Shown } from '../parse.ts';
import { BlockNoticeRoot } from './BlockNotice.styles.ts';

const words: Readonly<Record<Shown, string>> = {
  not: 'not shown to shoppers',
  'in part': 'shown in part',
  whole: 'shown; it could be better',
};

/** Tells an editor which block cannot be shown, or not whole, and why. Shoppers never see it. */
export function BlockNotice({
  id,
  schemaId,
  problem,
  shown = 'not',
}: {
  /** Its place, for the preview bar to lead to. */
  id?: string;
  schemaId: string;
  problem: string;
  /** How much of it shoppers see. */
  shown?: Shown;
}) {
  return (
    <BlockNoticeRoot id={id} data-shown={shown}>
      <strong>
        This block is {words[shown]}: {schemaId === '' ? 'no schema' : schemaId}
      </strong>
      <pre>{problem}</pre>
    </BlockNoticeRoot>
  );
}
