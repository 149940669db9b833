import { color, size, space, stroke, tracking, type } from '@tailorbird/tokens/roles';
import { stitchAbove } from '@tailorbird/ui/stitch';
import { styled } from 'styled-components';

export const RichTextRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.x4};
  width: 100%;
  max-width: ${size.measure};
  font: ${type.body};

  h2 { margin-block-start: ${space.x4}; font: ${type.title}; letter-spacing: ${tracking.heading}; }
  h3 { margin-block-start: ${space.x2}; font: ${type.subtitle}; letter-spacing: ${tracking.heading}; }
  h4 { font: ${type.bodyStrong}; }
  ul, ol { display: grid; gap: ${space.x1}; padding-inline-start: ${space.x6}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li::marker { color: ${color.madder}; }
  blockquote { padding-inline-start: ${space.x5}; border-inline-start: ${stroke.ring} dashed ${color.madder}; font: ${type.lead}; }
  hr { ${stitchAbove} width: 100%; height: ${stroke.ring}; border: 0; }
  a { text-underline-offset: 0.2em; }

  > [data-part='table'] { max-width: 100%; overflow-x: auto; }
  table { width: 100%; overflow-wrap: normal; font: ${type.small}; font-variant-numeric: tabular-nums; }
  th, td { padding: ${space.x2} ${space.x3}; border-block-end: ${stroke.hairline} solid ${color.line}; text-align: start; }
  th { font: ${type.smallStrong}; vertical-align: bottom; }
  td { vertical-align: top; }
  :is(th, td):first-child { padding-inline-start: 0; }
  :is(th, td):last-child { padding-inline-end: 0; }
`;
