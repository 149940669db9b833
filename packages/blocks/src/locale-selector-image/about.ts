export const localeSelectorImageAbout = {
  notFor:
    'For words on delivery or currency, which in a picture are neither translated nor read out: use the [Benefit bar](benefit-bar.md).',
  accessibility:
    'It takes no focus and stands before the choice. Describe it only where it says something that the choice does not.',
};
