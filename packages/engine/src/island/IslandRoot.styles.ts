import { styled } from 'styled-components';

/** Around an island's own HTML. It has no box, so an island that was left out leaves no gap. */
export const IslandRoot = styled.div`
  display: contents;
`;
