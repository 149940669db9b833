import { above } from '@tailorbird/tokens/breakpoints';
import { color, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { stitchBelow } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const ErrorPageRoot = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space.x5};
  padding: clamp(${space.xl}, 11vw, 144px) ${space.pageMargin};
  color: ${color.ink};
  text-align: center;

  > :is(h1, h2) { font: ${type.display}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  > :is(h1, h2)::after { ${stitchBelow} display: block; width: 129px; height: ${stroke.ring}; margin: ${space.x5} auto 0; content: ''; }
  > p { max-width: ${size.measure}; color: ${color.softInk}; font: ${type.body}; text-wrap: balance; }
  > [data-part='message'] { color: ${color.ink}; font: ${type.lead}; }

  > nav {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.x3};
    width: 100%;
    max-width: 420px;
    margin-block-start: ${space.x4};
  }
  ${above.tablet} { > nav { grid-template-columns: repeat(4, auto); width: auto; max-width: none; } }
`;
