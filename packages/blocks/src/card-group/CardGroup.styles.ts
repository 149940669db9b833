import { above, below } from '@tailorbird/tokens/breakpoints';
import { size, space, stroke } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

/** The slider’s arrows stand at the end of the title’s line, where they take no room of their own. On a phone they stand below the slides, which run to the edges of the screen and rest at the page’s margin. */
export const CardGroupRoot = styled.section`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  overflow-wrap: anywhere;

  > ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.x8} ${space.x3}; }
  ${above.tablet} { > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.x10} ${space.x4}; } }
  ${above.desktop} { > ul { grid-template-columns: repeat(4, minmax(0, 1fr)); } }

  ${below.tablet} {
    > section > [data-part='viewport'] { margin-inline: calc(-1 * ${space.pageMargin}); padding-inline-start: ${space.pageMargin}; scroll-padding-inline: ${space.pageMargin}; }
    > section > [data-part='viewport'] > ul { width: calc(100% - ${space.pageMargin}); }
    > section > [data-part='viewport'] > ul::after { flex: none; width: ${space.pageMargin}; content: ''; }
    > section[data-loop] > [data-part='viewport'] > ul::after { width: calc(${space.pageMargin} - var(--gap)); }
    > section > [data-part='viewport']:focus-visible { outline-offset: calc(-1 * ${stroke.ring}); }
    > section > [data-part='arrows'] { justify-content: center; gap: ${space.x4}; }
    @media (scripting: none) { > section > [data-part='arrows'] { display: none; } }
  }
  ${above.tablet} {
    > section > [data-part='arrows'] { position: absolute; inset-block-end: calc(100% + ${space.x6}); inset-inline-end: 0; padding: 0; }
    &[data-layout='Slider'] > div { min-height: ${size.target}; padding-inline-end: calc(2 * ${size.target} + ${space.x2} + ${space.x6}); }
  }
  ${above.desktop} {
    &[data-few] > section > [data-part='arrows'] { display: none; }
    &[data-layout='Slider'][data-few] > div { padding-inline-end: 0; }
  }
`;
