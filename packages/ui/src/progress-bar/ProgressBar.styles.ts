import { color, motion } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const ProgressBarRoot = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 3px;
  border: 0;
  background: color-mix(in srgb, ${color.madder} 15%, transparent);

  &::-webkit-progress-bar { background: none; }
  &::-webkit-progress-value { background: ${color.madder}; transition: inline-size ${motion.drawer}; }
  &::-moz-progress-bar { background: ${color.madder}; }
`;
