import { above } from '@tailorbird/tokens/breakpoints';
import { color, space, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const JumpOffRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  --shape: 5 / 4;
  --title: ${type.section};

  &[data-type='2'] { --shape: 1 / 1; }

  ${above.tablet} {
    --shape: 2 / 1;
    &:is([data-type='1'], [data-type='3']) > div > [data-part='words'] { padding-block-start: ${space.x6}; }

    &[data-type='2'] > div:not([data-plain]) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: stretch; }
    &[data-type='2'] > div > [data-label] { align-content: center; gap: ${space.x3}; padding: ${space.x8} clamp(${space.x8}, 9%, 120px); background: var(--ground, ${color.chalk}); color: var(--text, ${color.ink}); }
    &[data-type='2'] > div > [data-part='words'] > p { max-width: 28em; font: ${type.lead}; }
  }
`;
