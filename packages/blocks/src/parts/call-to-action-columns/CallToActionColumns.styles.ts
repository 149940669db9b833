import { above, hover } from '@tailorbird/tokens/breakpoints';
import { color, radius, space, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

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

  /* Plates of their own ground, so that their words are read on it wherever the block stands; the other styles keep theirs. */
  &[data-variant='Square'] > div > a:is([data-variant='secondary'], [data-variant='old-secondary']) { border-color: ${color.line}; background: ${color.chalk}; color: ${color.ink}; }
  ${hover} {
    &[data-variant='Square'] > div > a:is([data-variant='secondary'], [data-variant='old-secondary']):hover { border-color: ${color.ink}; background: ${color.ink}; color: ${color.paper}; }
  }
  &[data-variant='Square'] > div > a:is([data-variant='secondary'], [data-variant='old-secondary']):active { border-color: ${color.inkHover}; background: ${color.inkHover}; color: ${color.paper}; }

  ${above.tablet} {
    > div { gap: ${space.x4}; }
    &:is([data-columns='3'], [data-columns='4']) > div > a:last-child:nth-child(odd) { grid-column: auto; }
    &[data-columns='3'] > div { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-columns='4'] > div { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    &[data-variant='Square'] > div > a { min-height: 120px; }
  }
`;
