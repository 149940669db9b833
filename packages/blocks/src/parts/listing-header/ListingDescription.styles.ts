import { above, below } from '@tailorbird/tokens/breakpoints';
import { color, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** `--description` is the colour of the words, where a header gives its own. */
export const ListingDescriptionRoot = styled.div`
  max-width: ${size.measure};
  color: var(--description, ${color.softInk});
  font: ${type.lead};

  summary { display: block; min-height: 24px; }
  summary > b { color: var(--description, ${color.ink}); font: ${type.action}; text-decoration: underline ${stroke.line}; text-underline-offset: 5px; white-space: nowrap; }
  summary > b:hover { text-decoration-color: transparent; }
  > details > p { padding-block-end: ${space.x2}; }
  > details[open] { display: flex; flex-direction: column-reverse; }
  > details[open] > summary > [data-part='cut'] { display: none; }
  > details > summary > b[data-part='less'], > details[open] > summary > b[data-part='more'] { display: none; }
  > details[open] > summary > b[data-part='less'] { display: inline; }

  ${above.tablet} { > [data-on='phone'], [data-part='cut'][data-on='phone'] { display: none; } }
  ${below.tablet} { > [data-on='desktop'], [data-part='cut'][data-on='desktop'] { display: none; } }
`;
