import { below } from '@tailorbird/tokens/breakpoints';
import { color, motion, space, type } from '@tailorbird/tokens/roles';
import { css, styled } from 'styled-components';

/** Every benefit in one line that may wrap. */
const allAtOnce = css`
  > ul { flex-flow: wrap; align-items: center; justify-content: center; gap: 0 ${space.x10}; padding-inline: ${space.pageMargin}; transform: none; }
  > ul > li { flex: 0 1 auto; padding-inline: 0; visibility: visible; }
  > ul, > ul > li { transition: none; animation: none; }
  > button { display: none; }
`;

/** Where nothing may move, or no script can move it: all in one line, which a phone shows as much of as it has room for and swipes. */
const still = css`
  ${allAtOnce}
  ${below.tablet} {
    > ul { flex-flow: nowrap; gap: ${space.x6}; justify-content: flex-start; overflow-x: auto; scrollbar-width: none; scroll-padding-inline: ${space.pageMargin}; white-space: nowrap; }
    > ul > li { flex: none; }
    > ul > li:first-child { margin-inline-start: auto; }
    > ul > li:last-child { margin-inline-end: auto; }
  }
`;

export const BenefitBarRoot = styled.aside`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 38px;
  overflow: clip;
  align-items: center;
  background: var(--ground, ${color.ink});
  color: var(--text, ${color.paper});
  font: ${type.small};
  text-align: center;

  > ul { display: flex; align-items: center; transform: translateX(calc(var(--at) * -100%)); transition: transform ${motion.drawer}; }
  > ul > li { flex: 0 0 100%; padding: ${space.x1} 52px; visibility: hidden; transition: visibility ${motion.drawer}; }
  > ul > li[data-current] { visibility: visible; }
  &[data-restarting] > ul, &[data-restarting] > ul > li { transition-duration: 750ms; }
  &[data-restarting] > ul > li { animation: tb-passing 750ms; }
  @keyframes tb-passing { from, to { visibility: visible; } }
  > ul > li > a { display: inline-block; padding-block: ${space.x1}; text-decoration: none; }
  > ul > li > a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  > button { position: absolute; inset-block: 0; inset-inline-end: ${space.x1}; height: 100%; opacity: 0.85; }

  &[data-single] { ${allAtOnce} }
  &:not([data-single]) {
    @media (scripting: none) { ${still} }
    @media (prefers-reduced-motion: reduce) { ${still} }
  }
`;
