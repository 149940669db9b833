import { color, font, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { pageWidth } from '@tailorbird/ui/pageWidth';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const DividerTextRoot = styled.div`
  ${pageWidth}
  display: flex;
  align-items: center;
  gap: ${space.x6};
  color: var(--text, inherit);

  > p { max-width: min(100%, ${size.measure}); font: ${type.subtitle}; letter-spacing: ${tracking.heading}; text-align: center; text-wrap: balance; overflow-wrap: anywhere; }
  &[data-size='Small'] > p { font: ${type.bodyStrong}; }
  &[data-size='Large'] > p { font: ${type.title}; }
  &[data-font='Quisas'] > p { font-family: ${font.heading}; }
  &[data-font='Athletics'] > p { font-family: ${font.body}; }
  &[data-position='Left'] > p { text-align: start; }
  &[data-position='Right'] > p { text-align: end; }

  &::before, &::after { flex: 1 0 ${space.x6}; height: ${stroke.ring}; content: ''; }
  &[data-rule='Stitch']::before, &[data-rule='Stitch']::after { ${stitchAbove} --stitch: var(--rule, ${color.control}); }
  &[data-rule='Line']::before, &[data-rule='Line']::after { height: ${stroke.hairline}; background: var(--rule, ${color.line}); }
  &[data-position='Left']::before, &[data-position='Right']::after { display: none; }
`;
