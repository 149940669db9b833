import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { footer } from './schema.ts';

const help = {
  title: 'Help',
  links: [
    { text: 'Delivery', url: '/delivery' },
    { text: 'Returns', url: '/returns' },
    { text: 'Size guide', url: '/size-guide' },
    { text: 'Contact us', url: '/contact' },
  ],
};
const about = {
  title: 'About us',
  links: [
    { text: 'Our story', url: '/about-us' },
    { text: 'Shop Finder', url: '/shop-finder' },
  ],
};
const shop = {
  title: 'Shop',
  links: [
    { text: 'Womens', url: '/browse/womens' },
    { text: 'Mens', url: '/browse/mens' },
    { text: 'Other Stuff', url: '/other-stuff' },
  ],
};

const networks = [
  'Instagram',
  'Facebook',
  'Pinterest',
  'TikTok',
  'YouTube',
  'X',
  'LinkedIn',
  'Threads',
  'Bluesky',
  'Ravelry',
];

export const footerFixtures = {
  default: {
    columns: [shop, help, about],
    brandText: 'Clothes and things for home, drawn, printed and stitched to last.',
    socialLinks: [
      { network: 'Instagram', url: 'https://instagram.com/tailorbird.example' },
      { network: 'Pinterest', url: 'https://pinterest.com/tailorbird.example' },
    ],
    paymentLogos: ['Visa', 'Mastercard', 'American Express', 'PayPal'],
    smallPrint: '© Tailorbird. Prices include VAT.',
    smallLinks: [
      { text: 'Privacy', url: '/privacy' },
      { text: 'Terms', url: '/terms' },
      { text: 'Cookies', url: '/cookies' },
    ],
  },
  minimal: {},
  maximal: {
    columns: [shop, help, about, { ...help, title: 'More help' }, { ...about, title: 'More about us' }],
    multipleOpen: true,
    brandLogo: picture('logo', 'Tailorbird'),
    brandText: 'Clothes and things for home.',
    brandLink: '/about-us',
    socialLinks: networks.map((network) => ({
      network,
      url: `https://${network.toLowerCase()}.com/tailorbird.example`,
    })),
    paymentLogos: [
      'Visa',
      'Mastercard',
      'Maestro',
      'American Express',
      'PayPal',
      'Apple Pay',
      'Google Pay',
      'Klarna',
      'Clearpay',
      'Afterpay',
      'Discover',
      'Diners Club',
      'JCB',
      'Blik',
    ],
    smallPrint: '© Tailorbird.',
  },
  oneColumn: { columns: [help], multipleOpen: false },
  missingImage: { columns: [help, about], brandLogo: picture('no-such-picture', 'Tailorbird') },
  video: { columns: [help, about], brandLogo: film('film-prints', 'Printed dresses, side by side') },
  longText: {
    columns: [
      {
        title: 'A column with rather a long title',
        links: [{ text: 'A link that is longer than its column would like it to be', url: '/delivery' }],
      },
    ],
    smallPrint:
      'Small print that says a good deal about the company, its registered address, its number and its VAT. '.repeat(
        2,
      ),
  },
} satisfies { [name: string]: z.input<typeof footer> };
