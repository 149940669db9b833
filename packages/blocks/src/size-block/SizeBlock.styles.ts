import { above, hover } from '@tailorbird/tokens/breakpoints';
import { color, motion, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const SizeBlockRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space.x4};
  justify-items: center;
  text-align: center;

  > h2 { color: var(--title, ${color.ink}); font: ${type.section}; letter-spacing: ${tracking.heading}; text-wrap: balance; }
  > ul { display: flex; flex-wrap: wrap; justify-content: center; gap: ${space.x1} ${space.x6}; }
  > ul > li > a {
    display: grid;
    min-width: ${size.target};
    min-height: ${size.target};
    place-content: center;
    padding: ${space.x2};
    color: var(--size, ${color.ink});
    font: ${type.title};
    letter-spacing: ${tracking.heading};
    text-decoration: none;
    transition: color ${motion.small};
  }
  &[data-underlined] > ul > li > a { text-decoration: underline ${stroke.ring} var(--underline); text-underline-offset: 7px; }
  > ul > li > a:focus-visible { color: var(--hover, var(--size, ${color.ink})); }
  ${hover} { > ul > li > a:hover { color: var(--hover, var(--size, ${color.ink})); } }

  ${above.tablet} { gap: ${space.x5}; > ul { gap: ${space.x2} ${space.x8}; } }
`;
