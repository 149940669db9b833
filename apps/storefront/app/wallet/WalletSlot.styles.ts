import { size } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

/** As high as the button that comes, so that nothing moves; without scripts there is neither. */
export const WalletSlotRoot = styled.div`
  min-block-size: ${size.target};

  @media (scripting: none) {
    display: none;
  }
`;
