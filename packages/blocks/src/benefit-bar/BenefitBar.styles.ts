import { below } from '@tailorbird/tokens/breakpoints';
import { color, motion, space, type } from '@tailorbird/tokens/roles';
import { css, styled } from 'styled-components';

/** Every benefit in one line that may wrap, on a phone as one sentence: where nothing may move, or no script can move it. */
const allAtOnce = css`
  > ul { flex-flow: wrap; align-items: center; justify-content: center; gap: 0 ${space.x10}; padding-inline: ${space.pageMargin}; transform: none; }
  > ul > li { flex: 0 1 auto; padding-inline: 0; visibility: visible; }
  > ul, &[data-restarting] > ul { transition: none; }
  > button { display: none; }
  ${below.tablet} {
    > ul { display: block; padding-block: ${space.x2}; }
    > ul > li { display: inline; }
    > ul > li:not(:last-child)::after { content: ' · '; }
    > ul > li > a { display: inline; }
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
  &[data-restarting] > ul { transition-duration: 750ms; }
  > ul > li { flex: 0 0 100%; padding: ${space.x1} 52px; visibility: hidden; }
  > ul > li[data-current] { visibility: visible; }
  > ul > li > a { display: inline-block; padding-block: ${space.x1}; text-decoration: none; }
  > ul > li > a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  > button { position: absolute; inset-block: 0; inset-inline-end: ${space.x1}; height: 100%; opacity: 0.85; }

  &[data-single] { ${allAtOnce} }
  @media (scripting: none) { ${allAtOnce} }
  @media (prefers-reduced-motion: reduce) { ${allAtOnce} }
`;
