import { above } from '@tailorbird/tokens/breakpoints';
import { color, font, space, stroke, type, weight } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const CountdownTimerRoot = styled.aside`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.x2} ${space.x8};
  padding: ${space.x3} ${space.pageMargin};
  background: var(--ground, ${color.blush});
  color: var(--text, ${color.ink});

  &[hidden] { display: none; }
  > p { font: ${type.bodyStrong}; text-align: center; overflow-wrap: anywhere; }
  > p > a { text-decoration: underline ${stroke.line}; text-underline-offset: 4px; }
  > p > a::after { position: absolute; inset: 0; content: ''; }
  > p > a:hover { text-decoration-color: transparent; }

  > [role='timer'] { display: flex; gap: ${space.x3}; }
  > [role='timer'] > span { display: grid; min-width: 44px; justify-items: center; font: ${type.micro}; }
  > [role='timer'] > span > b { font: ${weight.semibold} 1.375rem/1.1 ${font.heading}; font-variant-numeric: tabular-nums lining-nums; }
  time { font: ${type.bodyStrong}; }

  @media (scripting: none) { > [role='timer'] { display: none; } }
  ${above.tablet} { > p { font: ${type.subtitle}; } }
`;
