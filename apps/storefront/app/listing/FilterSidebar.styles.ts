import { color, motion, radius, shadow, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const FilterSidebarRoot = styled.div`
  position: fixed;
  inset: 0 0 0 auto;
  inline-size: min(420px, 100vw);
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  /* Its edge, where shadows are not drawn. */
  outline: ${stroke.hairline} solid transparent;
  transition: translate ${motion.drawer};

  &:popover-open {
    @starting-style {
      translate: 100% 0;
    }
  }

  &::backdrop {
    background: ${color.scrim};
  }

  form {
    display: flex;
    flex-direction: column;
    gap: ${space.x6};
    min-block-size: 100%;
    padding: ${space.x4} ${space.x6} 0;
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  h2 {
    font: ${type.title};
  }

  legend {
    font: ${type.subtitle};
    padding-block-end: ${space.x2};
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space.x3};
    min-block-size: ${size.target};
    font: ${type.card};
    cursor: pointer;
  }

  input {
    inline-size: 20px;
    block-size: 20px;
    accent-color: ${color.ink};
  }

  i {
    inline-size: 18px;
    block-size: 18px;
    border: ${stroke.hairline} solid ${color.control};
    border-radius: ${radius.round};
    forced-color-adjust: none;
  }

  small {
    margin-inline-start: auto;
    color: ${color.softInk};
    font: ${type.small};
    font-variant-numeric: tabular-nums;
  }

  [data-none] {
    color: ${color.softInk};
  }

  [data-facet='colour'],
  [data-facet='size'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
    gap: ${space.x2};
  }

  :is([data-facet='colour'], [data-facet='size']) > legend {
    grid-column: 1 / -1;
  }

  /* Tiles, each with its whole face to press; the box itself stays for those who cannot see what is chosen. */
  :is([data-facet='colour'], [data-facet='size']) > label {
    position: relative;
    flex-direction: column;
    justify-content: center;
    gap: 0;
    padding: ${space.x2} ${space.x1};
    border: ${stroke.hairline} solid ${color.control};
    border-radius: ${radius.corner};
    font: ${type.small};
    text-align: center;
  }

  :is([data-facet='colour'], [data-facet='size']) > label > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  label:has(> input:checked) > span {
    font: ${type.smallStrong};
  }

  :is([data-facet='colour'], [data-facet='size']) > label:has(> input:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 ${stroke.hairline} ${color.ink};
  }

  :is([data-facet='colour'], [data-facet='size']) > label:has(> input:focus-visible) {
    outline: ${stroke.ring} solid ${color.focus};
    outline-offset: ${stroke.ring};
  }

  :is([data-facet='colour'], [data-facet='size']) > label > small {
    margin: 0;
  }

  [data-facet='colour'] i {
    inline-size: 28px;
    block-size: 28px;
    margin-block-end: ${space.x1};
  }

  footer {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.x3};
    margin-block-start: auto;
    padding-block: ${space.x4};
    background: ${color.paper};
    border-block-start: ${stroke.hairline} solid ${color.line};
  }
`;
