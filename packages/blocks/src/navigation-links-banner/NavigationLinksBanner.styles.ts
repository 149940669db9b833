import { above } from '@tailorbird/tokens/breakpoints';
import { color, motion, radius, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const NavigationLinksBannerRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  background: var(--ground, transparent);
  color: var(--text, ${color.ink});

  &[data-filled] { padding-block: ${space.x10}; }
  > h2 { ${pageWidth} font: ${type.section}; letter-spacing: ${tracking.heading}; overflow-wrap: anywhere; }
  > nav {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${space.pageMargin};
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
  > nav::-webkit-scrollbar { display: none; }
  > nav > ul {
    display: flex;
    gap: ${space.x2} ${space.x6};
    width: max-content;
    min-width: 100%;
    padding: ${space.x1} ${space.pageMargin};
    justify-content: safe center;
  }
  > nav > ul > li { scroll-snap-align: start; }
  > nav > ul > li > a { display: flex; align-items: center; min-height: ${size.target}; text-decoration: none; }
  [data-part='text'] { font: ${type.subtitle}; letter-spacing: ${tracking.heading}; white-space: nowrap; text-decoration: underline ${stroke.line} transparent; text-underline-offset: 6px; transition: text-decoration-color ${motion.small}; }
  a:hover > [data-part='text'] { text-decoration-color: currentColor; }

  &[data-pictured] > nav > ul { gap: ${space.x4}; }
  &[data-pictured] > nav > ul > li { flex: none; width: min(34vw, 150px); }
  &[data-pictured] > nav > ul > li > a { flex-direction: column; gap: ${space.x3}; }
  &[data-pictured] [data-part='text'] { font: ${type.action}; letter-spacing: 0; text-align: center; white-space: normal; overflow-wrap: anywhere; }
  [data-part='picture'] { display: block; width: 100%; overflow: hidden; aspect-ratio: 1; border-radius: ${radius.round}; background: ${color.chalk}; }
  &[data-shape='Portrait'] [data-part='picture'] { aspect-ratio: 4 / 5; border-radius: ${radius.corner}; }
  [data-part='picture'] > img { transition: transform ${motion.drawer}; }
  a:hover > [data-part='picture'] > img { transform: scale(1.03); }

  ${above.tablet} {
    > h2 { text-align: center; }
    > nav > ul { flex-wrap: wrap; width: auto; max-width: ${size.page}; margin-inline: auto; gap: ${space.x4} ${space.x10}; }
    /* Six stand in one row from the narrowest tablet on, with room for a scrollbar. */
    &[data-pictured] > nav > ul { --apart: clamp(${space.x4}, 2.25vw, ${space.x8}); gap: var(--apart); }
    &[data-pictured] > nav > ul > li { width: min(13vw, 200px, calc((100vw - 2 * ${space.pageMargin} - ${space.x4} - 5 * var(--apart)) / 6)); }
  }
`;
