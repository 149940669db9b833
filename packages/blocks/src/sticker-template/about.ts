export const stickerTemplateAbout = {
  notFor: 'For a notice with words: use a [Sticker](sticker.md), which takes its look from one of these.',
  accessibility:
    'Words that are drawn into the picture are not read out. Give the picture an alternative text that says the same: it is what the link is called, too.',
};
