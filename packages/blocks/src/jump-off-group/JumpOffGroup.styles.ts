import { above, below } from '@tailorbird/tokens/breakpoints';
import { space, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { styled } from 'styled-components';

export const JumpOffGroupRoot = styled.section`
  ${pageWidth}
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space.x6};

  > ul { display: grid; gap: ${space.x6} ${space.x4}; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  > ul > li { --shape: 4 / 5; }

  ${below.tablet} {
    &[data-count='2'] > ul > li, &[data-count='3'] > ul > li:first-child { --shape: 5 / 4; grid-column: 1 / -1; }
    &[data-count='4'] > ul > li, &[data-count='3'] > ul > li:not(:first-child) { --shape: 3 / 4; --title: ${type.bodyStrong}; }
    &[data-count='4'] > ul > li [data-part='words'] > :is(p, span),
    &[data-count='3'] > ul > li:not(:first-child) [data-part='words'] > :is(p, span) { padding-block: 0 ${space.x1}; font: ${type.small}; }
    &[data-count='4'] > ul > li [data-type='3'] > [data-label],
    &[data-count='3'] > ul > li:not(:first-child) [data-type='3'] > [data-label] { padding: ${space.x3}; }
  }
  ${above.tablet} {
    &[data-count='2'] > ul > li { --shape: 1 / 1; }
    &[data-count='3'] > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-count='4'] > ul { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    &[data-count='4'] > ul > li { --title: ${type.subtitle}; }
  }
`;
