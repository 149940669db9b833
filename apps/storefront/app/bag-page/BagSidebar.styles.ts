import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BagSidebarRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  align-content: start;

  [data-part='notice'] {
    padding: ${space.x3} ${space.x4};
    border-inline-start: 4px solid ${color.madder};
    background: ${color.chalk};
    font: ${type.smallStrong};
  }

  [data-part='total'] {
    display: flex;
    justify-content: space-between;
    gap: ${space.x4};
    font-variant-numeric: tabular-nums;
  }

  [data-part='empty'] {
    display: grid;
    justify-items: center;
    gap: ${space.x6};
    padding: ${space.xxl} ${space.x4};
    background: ${color.chalk};
    text-align: center;
  }

  [data-part='waiting'] {
    display: grid;
    gap: ${space.x5};
  }
`;
