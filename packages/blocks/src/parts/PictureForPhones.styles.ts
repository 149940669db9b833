import { below } from '@tailorbird/tokens/breakpoints';
import { styled } from 'styled-components';

export const PictureForPhonesRoot = styled.picture`
  ${below.tablet} { &[data-on-phone] > img { object-position: var(--focal-point-on-phone, 50% 50%); } }
`;
