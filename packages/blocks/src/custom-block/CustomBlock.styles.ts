import { above } from '@tailorbird/tokens/breakpoints';
import { type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';
import { pageWidth } from '../parts/pageWidth.styles.ts';

/** Containment draws the last line: whatever the editor’s CSS says, nothing is painted or placed outside. */
export const CustomBlockRoot = styled.section`
  ${pageWidth}

  > [data-scope] {
    position: relative;
    contain: layout paint style;
    isolation: isolate;
    font: ${type.body};
    overflow-wrap: anywhere;
  }
  > [data-scope] img { max-width: 100%; height: auto; }
  > [data-scope] table { display: block; max-width: 100%; overflow-x: auto; }

  > iframe {
    display: block;
    width: 100%;
    height: var(--phone-height);
    border: 0;
    color-scheme: light;
  }
  ${above.tablet} { > iframe { height: var(--height); } }
`;
