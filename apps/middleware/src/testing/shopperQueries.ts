/** What a shopper who types a term expects among the first five answers of a kind. */
export interface ShopperQuery {
  readonly term: string;
  readonly market?: 'us';
  /** A category or page, by its path without market prefix. */
  readonly place?: string;
  /** A style whose name says this … */
  readonly style?: RegExp;
  /** … shown in a colour of which this is said, and cut in this size. */
  readonly colour?: RegExp;
  readonly size?: string;
}

const style = (term: string, name: RegExp, more: Partial<ShopperQuery> = {}): ShopperQuery => ({
  term,
  style: name,
  ...more,
});
const place = (term: string, path: string, more: Partial<ShopperQuery> = {}): ShopperQuery => ({
  term,
  place: path,
  ...more,
});

const dress = /Dress\b/;
const jumper = /Jumper|Crew|Fisherman/;
const floral = /Floral|Ditsy|Posy|Wildflower|Blossom|Meadow|Bud/;
const rain = /Waxed|Raincoat|Mac\b|Coat/;

/** A hundred terms as they are typed: whole and half, misspelt, in other words, with sizes and colours, for pages. */
export const shopperQueries: readonly ShopperQuery[] = [
  // Plain.
  style('dress', dress),
  style('jumper', jumper),
  style('jeans', /Jeans/),
  style('mug', /Mug/),
  style('cushion', /Cushion/),
  style('cardigan', /Cardigan/),
  style('midi skirt', /Midi.*Skirt|Skirt/),
  style('striped tee', /Stripe.*Tee|Breton.*Tee/),
  style('check shirt', /Check.*Shirt/),
  style('linen trousers', /Linen.*Trousers/),
  style('tea towel', /Tea Towel/),
  style('fair isle jumper', /Fair Isle.*(?:Jumper|Crew)/),
  style('gingham dress', /Gingham.*Dress/),
  style('pyjamas', /Pyjama/),
  style('scarf', /Scarf/),
  // Half typed.
  style('jum', jumper),
  style('cardi', /Cardigan/),
  style('flor', /Floral/),
  style('cush', /Cushion/),
  style('stripe jum', /Stripe.*(?:Jumper|Crew)/),
  // Misspelt.
  style('jakcet', rain),
  style('jaket', rain),
  style('sweter', jumper),
  style('jumpar', jumper),
  style('jumpre', jumper),
  style('cardigen', /Cardigan/),
  style('carigan', /Cardigan/),
  style('trouseres', /Trousers/),
  style('truosers', /Trousers/),
  style('drses', dress),
  style('skrit', /Skirt/),
  style('shrit', /Shirt/),
  style('cusion', /Cushion/),
  style('cushoin', /Cushion/),
  style('pajamas', /Pyjama/),
  style('pyjama bottems', /Pyjama/),
  style('gingam', /Gingham/),
  style('blankit', /Blanket/),
  style('candel', /Candle/),
  style('lambswol', /Lambswool/),
  style('corderoy', /Cord/),
  style('sweatshrit', /Sweat/),
  style('floral dres', new RegExp(`(?:${floral.source}).*Dress`)),
  style('stipe tee', /Stripe.*Tee/),
  // Other words.
  style('floral', floral),
  style('floral dress', new RegExp(`(?:${floral.source}).*Dress`)),
  style('flowery skirt', new RegExp(`(?:${floral.source}).*Skirt`)),
  style('sweater', jumper),
  style('sweater', jumper, { market: 'us' }),
  style('pants', /Trousers/, { market: 'us' }),
  style('tank top', /Vest/, { market: 'us' }),
  style('vest', /Vest/),
  style('pullover', jumper),
  style('t-shirt', /Tee|T-Shirt/),
  style('tshirt', /Tee|T-Shirt/),
  style('hoody', /Hoodie/),
  style('polka dot dress', /(?:Spot|Dotty).*Dress/),
  style('tartan', /Check|Windowpane/),
  style('plaid shirt', /(?:Check|Gingham|Windowpane).*Shirt/),
  style('waterproof', rain),
  style('mac', rain),
  style('pjs', /Pyjama/),
  style('pillow', /Cushion/),
  style('cup', /Mug/),
  style('bobble hat', /Beanie|Hat/),
  style('shawl', /Scarf|Wrap/),
  style('tote', /Tote/),
  style('voucher', /^Gift Card/),
  style('gift card', /^Gift Card/),
  style('gift voucher', /^Gift Card/),
  style('nordic sweater', /Fair Isle/, { market: 'us' }),
  style('corduroy trousers', /Cord.*Trousers/),
  style('waistcoat', /Gilet/),
  // Colours and sizes.
  style('navy dress', dress, { colour: /Navy/ }),
  style('navy dress 12', dress, { colour: /Navy/, size: '12' }),
  style('dress size 12', dress, { size: '12' }),
  style('green jumper', jumper, { colour: /Green|Moss|Fern|Sage/ }),
  style('mustard cardigan', /Cardigan/, { colour: /Mustard/ }),
  style('black jeans', /Jeans/),
  style('burgundy jumper', jumper, { colour: /Damson|Madder/ }),
  style('XL', /./, { size: 'XL' }),
  style('mens jumper XL', jumper, { size: 'XL' }),
  style('size 14 skirt', /Skirt/, { size: '14' }),
  style('cream cushion', /Cushion/, { colour: /Cream/ }),
  style('red mug', /Mug/, { colour: /Madder|Rosehip|Red/ }),
  // Categories.
  place('dresses', '/browse/womens/dresses'),
  place('mens', '/browse/mens'),
  place('new in', '/browse/womens/new-in'),
  place('sale', '/browse/womens/sale'),
  place('knitwear', '/browse/womens/knitwear'),
  place('mens jumpers', '/browse/mens/knitwear/jumpers'),
  place('gift cards', '/browse/other-stuff/gift-cards'),
  place('homeware', '/browse/other-stuff/homeware'),
  // Pages.
  place('returns', '/returns'),
  place('how do i return something', '/returns'),
  place('delivery', '/delivery'),
  place('shipping', '/delivery', { market: 'us' }),
  place('size guide', '/size-guide'),
  place('track my order', '/find-order'),
  place('retruns', '/returns'),
  place('opening hours', '/shop-finder'),
];
