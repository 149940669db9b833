import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BlockListRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.section};
  padding-block-end: ${space.section};

  /* Words stand by the heading they belong to. */
  > [data-block='listing-header-one'] + [data-block='text-block'] > * { margin-block-start: calc(${space.x4} - ${space.section}); }
`;
