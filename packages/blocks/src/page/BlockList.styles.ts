import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BlockListRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.section};
  padding-block-end: ${space.section};

  /* What stands over the page covers its first block alone. */
  > :not(:first-child) { --tb-covered: 0px; }

  /* Words stand by the heading they belong to. */
  > [data-block='listing-header-one'] + [data-block='text-block'] > * { margin-block-start: calc(${space.x4} - ${space.section}); }
`;
