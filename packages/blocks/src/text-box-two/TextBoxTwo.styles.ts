import { above } from '@tailorbird/tokens/breakpoints';
import { color, space, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const TextBoxTwoRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  --own-ground: ${color.chalk};
  display: grid;

  > [data-part='picture'] { aspect-ratio: 4 / 5; }
  > [data-part='words'] { padding: ${space.x10} ${space.x6}; }
  &:not([data-pictured]) { --own-ground: transparent; }

  ${above.tablet} {
    &[data-pictured] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &[data-pictured] > [data-part='words'] { justify-content: center; padding: ${space.x10} clamp(${space.x8}, 11%, 120px); }
    &[data-box='Left'] > [data-part='picture'] { order: 1; }

    &:not([data-pictured]) > [data-part='words'] { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.x10}; padding: ${space.xxl} ${space.x10}; }
    &:not([data-pictured]) > [data-part='words'] > [data-part='headings'] > h2 { font: ${type.display}; }
    &[data-box='Right']:not([data-pictured]) > [data-part='words'] > [data-part='text'] { order: -1; }
  }
`;
