export const customBlockAbout = {
  notFor:
    'For what another block can do, as words in a [Text block](text-block.md): yours has to be kept up by hand when the shop’s design changes.',
  accessibility:
    'Headings, alternative texts, contrast and keys are yours to see to here. The title is read out as the name of the section or frame.',
};
