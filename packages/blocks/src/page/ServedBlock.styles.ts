import { styled } from 'styled-components';

/** Around a block's own HTML. It has no box, so a block that was left out leaves no gap. */
export const ServedBlockRoot = styled.div`
  display: contents;
`;
