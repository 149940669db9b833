import { BlockNoticeRoot } from './BlockNotice.styles.ts';

/** Tells an editor which block cannot be shown and why. Shoppers never see it. */
export function BlockNotice({ schemaId, problem }: { schemaId: string; problem: string }) {
  return (
    <BlockNoticeRoot>
      <strong>This block is not shown to shoppers: {schemaId === '' ? 'no schema' : schemaId}</strong>
      <pre>{problem}</pre>
    </BlockNoticeRoot>
  );
}
