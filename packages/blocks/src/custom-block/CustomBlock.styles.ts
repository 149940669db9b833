import { above } from '@tailorbird/tokens/breakpoints';
import { type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

/**
 * Containment draws the last line: whatever the editor’s CSS says, nothing is painted or placed outside. The section has
 * it, since the editor’s CSS may say something else of the element with the scope.
 */
export const CustomBlockRoot = styled.section`
  ${pageWidth}
  contain: layout paint style;
  isolation: isolate;

  > [data-scope] {
    position: relative;
    contain: layout paint style;
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
