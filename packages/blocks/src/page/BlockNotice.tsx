import { BlockNoticeRoot } from './BlockNotice.styles.ts';

/** Tells an editor which block cannot be shown, or not whole, and why. Shoppers never see it. */
export function BlockNotice({
  id,
  schemaId,
  problem,
  repaired = false,
}: {
  /** Its place, for the preview bar to lead to. */
  id?: string;
  schemaId: string;
  problem: string;
  /** It is shown without what is wrong. */
  repaired?: boolean | undefined;
}) {
  return (
    <BlockNoticeRoot id={id}>
      <strong>
        This block is {repaired ? 'shown in part' : 'not shown to shoppers'}:{' '}
        {schemaId === '' ? 'no schema' : schemaId}
      </strong>
      <pre>{problem}</pre>
    </BlockNoticeRoot>
  );
}
