import { color, font, radius, space, stroke, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const CategoryCirclesRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(96px, 100%), 1fr));
  gap: ${space.x5} ${space.x3};
  padding: ${space.x4} ${space.x5} ${space.x6};

  > li > a {
    display: grid;
    justify-items: center;
    gap: ${space.x2};
    min-height: 0;
    padding: 0;
    font: ${type.smallStrong};
    text-align: center;
    overflow-wrap: anywhere;
  }
  > li > a > :is(img, [data-part='letter']) { width: 100%; max-width: 112px; aspect-ratio: 1; border-radius: ${radius.round}; }
  > li > a:is(:hover, [aria-current]) > :is(img, [data-part='letter']) { outline: ${stroke.ring} dashed ${color.madder}; outline-offset: 3px; }
  > li > a > [data-part='letter'] { display: grid; place-items: center; background: ${color.duckEgg}; font: ${weight.medium} 2.25rem / 1 ${font.heading}; }
  > li:nth-child(3n + 2) > a > [data-part='letter'] { background: ${color.blush}; }
  > li:nth-child(3n) > a > [data-part='letter'] { background: ${color.mustard}; }
`;
