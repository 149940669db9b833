import { color, space, tracking, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ListingHeaderTwoRoot = styled.header`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.x5};
  padding: ${space.large} ${space.pageMargin};
  background: var(--ground, transparent);
  color: var(--text, ${color.ink});
  text-align: center;
  overflow-wrap: anywhere;
  --description: currentColor;

  > hgroup { display: grid; gap: ${space.x2}; justify-items: center; max-width: 100%; }
  > hgroup > p { font: ${type.subtitle}; }
  > hgroup > h1 { position: relative; max-width: min(100%, 18em); font: ${type.display}; letter-spacing: ${tracking.heading}; }
  > hgroup > h1[data-squiggle] { padding-block-end: 0.2em; line-height: 1.34; }
  > hgroup > h1[data-squiggle='2'] { max-width: min(100%, 11em); }
  > ul { justify-content: center; }
  > section { padding-inline: 0; }
`;
