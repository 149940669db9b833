import { above } from '@tailorbird/tokens/breakpoints';
import { radius, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../pageWidth.styles.ts';

export const CallToActionColumnsRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space.x6};
  justify-items: center;

  > h2 { font: ${type.section}; letter-spacing: ${tracking.heading}; text-align: center; text-wrap: balance; }
  > div { display: grid; gap: ${space.x3}; width: 100%; align-items: stretch; }
  > div > a { width: 100%; }
  &:not([data-columns='1']) > div { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &:not([data-columns='1']) > div > a:last-child:nth-child(odd) { grid-column: 1 / -1; }
  &[data-columns='1'] > div { max-width: 420px; }
  &[data-columns='2'] > div { max-width: 720px; }

  &[data-variant='Round'] > div > a { min-height: 52px; border-radius: ${radius.round}; }
  &[data-variant='Square'] > div > a { min-height: 96px; padding: ${space.x4}; border-radius: ${radius.corner}; font: ${type.subtitle}; letter-spacing: ${tracking.heading}; text-transform: none; }

  ${above.tablet} {
    > div { gap: ${space.x4}; }
    &:is([data-columns='3'], [data-columns='4']) > div > a:last-child:nth-child(odd) { grid-column: auto; }
    &[data-columns='3'] > div { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-columns='4'] > div { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    &[data-variant='Square'] > div > a { min-height: 120px; }
  }
`;
