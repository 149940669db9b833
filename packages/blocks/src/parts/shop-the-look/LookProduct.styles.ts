import { color, layer, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const LookProductRoot = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.x3};

  > [data-part='picture'] { overflow: hidden; background: ${color.chalk}; }
  > [data-part='picture'] button { z-index: ${layer.raised}; }
  > [data-part='words'] { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space.x1} ${space.x3}; font: ${type.card}; }
  > [data-part='words'] > h3 { flex: 1 1 6em; font: ${type.card}; text-wrap: wrap; }
  > [data-part='words'] > h3 > a { text-decoration: none; }
  > [data-part='words'] > h3 > a::after { position: absolute; inset: 0; content: ''; }
  &:hover > [data-part='words'] > h3 > a { text-decoration: underline ${stroke.hairline}; text-underline-offset: 0.2em; }
`;
