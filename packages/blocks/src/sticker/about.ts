export const stickerAbout = {
  notFor:
    'For what has to stay in view: once closed it stays closed on later pages. Use the [Benefit bar](benefit-bar.md).',
  accessibility:
    'It takes no focus when it comes, and its close button works by keyboard and without script. Keep it small on a phone, where it stands over the page’s words.',
};
