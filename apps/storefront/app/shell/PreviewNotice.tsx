import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { unpackAny } from '@tailorbird/engine/packed';
import { useMatches, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { brokenBlocks } from './brokenBlocks.ts';

/** Leaving gives the preview's own query without values, which takes the cookie away. */
const leaveLink = '/?ampl_domain=&ampl_timestamp=';

/** The preview bar, for editors only, with what is broken on the page shown. */
export function PreviewNotice() {
  const { preview } = usePageFacts();
  const matches = useMatches();
  const timestamp = useRouteLoaderData<typeof loader>('root')?.preview?.timestamp;
  if (!preview) return null;
  const broken = brokenBlocks(matches.map(({ loaderData }) => unpackAny(loaderData))).map(
    ({ key, schemaId, problem, shown }) => ({ key, schemaId, problem, shown }),
  );
  const content = {
    leaveLink,
    broken,
    ...(timestamp && { date: new Date(Number(timestamp)).toISOString() }),
  };
  return <BlockView block={{ key: 'preview-bar', id: 'preview-bar', content }} />;
}
