import { expect, test } from 'vitest';
import { type Description, describeSchema, type Fields } from './describeSchema.ts';
import { type BlockId, schemas } from './schemas.ts';

/** The fields a description has, whatever it is wrapped in: lists, halves, and each form of an entry. */
function fieldsOf(description: Description | undefined): Fields {
  switch (description?.kind) {
    case 'group':
      return description.fields;
    case 'media':
      return Object.assign({ ...description.fields }, ...(description.forms ?? []).map(fieldsOf));
    case 'list':
      return fieldsOf(description.item);
    case 'tuple':
      return Object.assign({}, ...description.items.map(fieldsOf));
    case 'either':
      return Object.assign({}, ...description.options.map(fieldsOf));
    default:
      return {};
  }
}

/** What stands at `items.columns`: a field’s name after the name of the one that holds it. */
const at = (id: BlockId, path: string): Description | undefined =>
  path
    .split('.')
    .reduce<Description | undefined>((within, name) => fieldsOf(within)[name], describeSchema(schemas[id]));

/** Names by the word: `title url` are two. */
const words = (text: string) => text.split(' ');
const inside = (holder: string, names: string) => words(names).map((name) => `${holder}.${name}`);

const button = 'buttonText buttonLink buttonStyle';
const actions = inside('callsToAction', button);
const item = 'title url textColour textBold underline featuredText titleSuperscriptText children image';
const category = item.replace(' children', '');
const product = 'backgroundImage altText url title price';
const look = [
  ...words('title titleFont titleBold primaryBlockBackground primaryBlockUrl primaryBlockAlignment'),
  'primaryBlockImageAltText',
  ...inside('leftProduct', product),
  ...inside('rightProduct', product),
];
const textBox = [
  ...words('topHeading heading subtitle body annotation headingColour textColour backgroundColour'),
  ...words('textBoxAlignment textAlignment bold underline desktopBackground desktopBackgroundAlt'),
  ...words('desktopBackgroundLoop mobileBackground mobileBackgroundAlt mobileBackgroundLoop'),
  ...actions,
];
const tile = [
  ...words('quisasText quisasTextPosition textBoxAlignment textAlignment subtitle heading subtitleWeight'),
  ...words('headingWeight href callsToActionRow desktopBackground mobileBackground'),
  ...actions,
];

/** Every field that the specification names, by its name there. */
const named: Partial<Record<BlockId, readonly string[]>> = {
  'app-header': ['transparentHomeHeader'],
  'benefit-bar': ['showHomepage'],
  'countdown-timer': words('startDate endDate text link'),
  'desktop-navigation': [
    ...inside('items', `${item} columns`),
    ...inside('items.columns', 'jumpOff linkGroups'),
  ],
  'mobile-navigation': inside('items', item),
  'mobile-navigation-alternative': [...inside('categories', category), ...inside('items', item)],
  hero: ['heading', 'subheading', ...actions],
  'listing-header-one': words('title description hasDescription linkButtons'),
  'listing-header-two': words('subHeading title squiggleColour squigglePosition description linkButtons'),
  'product-card': [
    ...inside('badge', 'text link textColour backgroundColour'),
    ...inside('promoBadge', 'nowPrice priceOffText colour'),
    'additionalMessage',
  ],
  'shop-the-look-one': look,
  'shop-the-look-two': look,
  'size-block': [
    ...words('titleText titleColour ctaColour showUnderline underlineColour hoverColour'),
    ...inside('callsToAction', 'buttonText buttonLink'),
  ],
  'sizes-banner': ['heading', 'headingColour', 'backgroundColour', ...actions],
  'snug-content-card': ['image', 'imageAlt', ...inside('callToAction', button)],
  'snug-content-card-group': inside('cardItems', 'image imageAlt callToAction'),
  'spacing-block': ['size'],
  sticker: words('template url textLine1 textLine2 textLine3'),
  'sticker-template': [
    ...words('url width height image closeButtonBox'),
    ...inside('margins', 'top right bottom left'),
    ...words('textLine1 textLine2 textLine3').flatMap((line) => inside(line, 'x y size colour')),
  ],
  'tall-image': [
    ...inside('image', 'url alt defaultHost endpoint name'),
    ...words('imageUrl title subtitle dropShadowBehindHeadline textWrapperAlignment'),
    ...words('textWrapperContentAlignment textColor quisasTextBlockContent quisasTextAlignment'),
    'quisasTextBlockPosition',
    ...inside('callToAction', button),
  ],
  'text-block': [...words('title body'), ...inside('callToAction', button)],
  'text-block-large': words('body textAlignment textColour textFont'),
  'text-box-one': textBox,
  'text-box-two': textBox,
  'two-column-tile': ['aspectRatio', ...tile.map((name) => `tiles.${name}`)],
};

const places = Object.entries(named).flatMap(([id, paths]) => paths.map((path) => [id, path] as const));

test.each(places)('blocks §3 names 1: %s has %s', (id, path) => {
  // The keys of the table are blocks.
  expect(at(id as BlockId, path)).toBeDefined();
});

test.each([
  ['shop-the-look-one', 'titleFont', ['Quisas', 'Athletics']],
  ['shop-the-look-one', 'primaryBlockAlignment', ['Left', 'Right']],
  ['text-block-large', 'textFont', ['Quisas', 'Athletics']],
  ['two-column-tile', 'aspectRatio', ['4x5', '5x7']],
  ['two-column-tile', 'tiles.quisasTextPosition', ['Top Left', 'Top Right', 'Bottom Left', 'Bottom Right']],
  ['two-column-tile', 'tiles.headingWeight', ['Medium', 'Bold', 'Extra Bold']],
  ['two-column-tile', 'tiles.subtitleWeight', ['Medium', 'Bold', 'Extra Bold']],
  ['two-column-tile', 'tiles.callsToActionRow', ['1x2', '2x1']],
  ['listing-header-two', 'squigglePosition', ['1 Line Title', '2 Line Title']],
  ['spacing-block', 'size', ['XXS', 'XS', 'Small', 'Medium', 'Large', 'XL', 'XXL']],
] as const)('blocks §3 names 2: %s takes for %s %j', (id, path, values) => {
  expect(at(id, path)).toMatchObject({ kind: 'choice', values });
});

test('blocks §3 names 2: a tall image takes White for its textColor', () => {
  expect(
    schemas['tall-image'].parse({ image: { url: '/i/tailorbird/a' }, textColor: 'White' }),
  ).toMatchObject({
    textColor: '#FFFFFF',
  });
});
