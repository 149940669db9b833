import { BlockNoticeRoot } from './BlockNotice.styles.ts';

/** Tells an editor which block cannot be shown and why. Shoppers never see it. */
export function BlockNotice({
  id,
  schemaId,
  problem,
}: {
  /** Its place, for the preview bar to lead to. */
  id?: string;
  schemaId: string;
  problem: string;
}) {
  return (
    <BlockNoticeRoot id={id}>
      <strong>This block is not shown to shoppers: {schemaId === '' ? 'no schema' : schemaId}</strong>
      <pre>{problem}</pre>
    </BlockNoticeRoot>
  );
}
