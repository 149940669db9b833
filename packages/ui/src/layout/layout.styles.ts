import { above } from '@tailorbird/tokens/breakpoints';
import { styled } from 'styled-components';

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gap);

  &[data-align='start'] { align-items: flex-start; }
  &[data-align='center'] { align-items: center; }
  &[data-align='end'] { align-items: flex-end; }
`;

export const ClusterRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gap);

  &[data-align='start'] { align-items: flex-start; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-align='baseline'] { align-items: baseline; }
  &[data-justify='center'] { justify-content: center; }
  &[data-justify='end'] { justify-content: flex-end; }
  &[data-justify='between'] { justify-content: space-between; }
  &[data-wrap='never'] { flex-wrap: nowrap; }
`;

export const GridRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--row-gap) var(--gap);
  --columns: var(--on-phone, 1);

  ${above.tablet} { --columns: var(--on-tablet, var(--on-phone, 1)); }
  ${above.desktop} { --columns: var(--on-desktop, var(--on-tablet, var(--on-phone, 1))); }
`;
