import { space } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** It has outer margins, which nothing else has: they take back the page's own space on both sides of it. */
export const SpacingBlockRoot = styled.div`
  margin-block: calc(-1 * ${space.section});

  [data-block]:first-child > &, :not([data-block]) > &:first-child { margin-block-start: 0; }

  &[data-size='XXS'] { height: ${space.xxs}; }
  &[data-size='XS'] { height: ${space.xs}; }
  &[data-size='Small'] { height: ${space.small}; }
  &[data-size='Medium'] { height: ${space.medium}; }
  &[data-size='Large'] { height: ${space.large}; }
  &[data-size='XL'] { height: ${space.xl}; }
  &[data-size='XXL'] { height: ${space.xxl}; }
`;
