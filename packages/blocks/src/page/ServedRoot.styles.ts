import { styled } from 'styled-components';

/** Around a part's own HTML. It has no box, so a part that was left out leaves no gap. */
export const ServedRoot = styled.div`
  display: contents;
`;
