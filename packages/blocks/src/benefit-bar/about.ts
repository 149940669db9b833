export const benefitBarAbout = {
  notFor:
    'For what every shopper must have read: several benefits take turns, each for three and a half seconds. Use a [Large text banner](large-text-banner.md).',
  accessibility:
    'It waits while it is pointed at or has focus, and has a button that stops it. Where motion is unwelcome all benefits stand still in one line.',
};
