import { giftCardModifiers } from '@tailorbird/commerce/bag/giftCardModifiers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartLines } from '../platforms/embedded/schema/carts.ts';
import { apiCaller } from '../testing/apiCaller.ts';
import { cartOf, include } from '../testing/apiCart.ts';
import { giftCardStyle } from '../testing/giftCardStyle.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { registrationPayload } from '../testing/specifiedPayloads.ts';
import { optionValueId } from './optionIds.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', name: 'Lambswool Crew', sizes: ['8', '10'], price: { list: 4999, sale: 3999 } },
    giftCardStyle,
    { ...giftCardStyle, sku: '100001', modifiers: [...giftCardModifiers.email] },
  ]);
});
afterAll(() => shop.close());

const styleAt = (nth: number) => {
  const { productId = 0, variantIds = [] } = shop.styles[nth] ?? {};
  return { productId, variantIds };
};

describe('commerce §7 cart 2: a new cart is asked for with its currency, and is answered under data in four groups of lines', () => {
  describe('commerce §3 cart 1: with an id, customer_id, the code of a currency, amounts and coupons', () => {
    it('commerce §3 cart 3: is empty and, without a customer, anonymous', async () => {
      expect(await cartOf(apiCaller(shop))).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        customer_id: null,
        currency: { code: 'GBP' },
        base_amount: 0,
        cart_amount: 0,
        coupons: [],
        line_items: { physical_items: [], digital_items: [], custom_items: [], gift_certificates: [] },
      });
    });
  });

  it('commerce §3 cart 6: a gift card by e-mail is digital, and the last two groups are empty', async () => {
    const option_selections = [
      { option_id: 1, option_value: 'robin@example.com' },
      { option_id: 2, option_value: 'Robin' },
      { option_id: 4, option_value: 'Wren' },
    ];
    const { line_items } = await cartOf(
      apiCaller(shop),
      { product_id: styleAt(0).productId, quantity: 1 },
      { product_id: styleAt(1).productId, quantity: 1, option_selections },
    );
    expect(line_items).toEqual({
      physical_items: [expect.objectContaining({ product_id: styleAt(0).productId })],
      digital_items: [expect.objectContaining({ product_id: styleAt(1).productId })],
      custom_items: [],
      gift_certificates: [],
    });
  });

  it('commerce §7 cart 5: updateCart attaches one to the customer, who is saved with it', async () => {
    const caller = apiCaller(shop);
    const { id } = await cartOf(caller);
    const me = await caller.get('commerce/registerCustomer', registrationPayload('cart@example.com'));
    const other = await cartOf(caller);
    for (const one of [other.id, id]) {
      const { data } = await caller.get('commerce/updateCart', { id: one, include });
      expect([data.id, data.customer_id]).toEqual([one, me.id]);
      const [customer] = (await caller.get('commerce/getCustomers', { include: 'formfields' })).data;
      expect(customer.form_fields).toContainEqual({ name: 'Cart ID', value: one });
    }
  });
});

describe('commerce §7 cart 3: lines are added with product_id, quantity, variant_id, option_selections and parent_id', () => {
  it('and have every field of a line, amounts in pounds, and options with nameId and valueId', async () => {
    const { productId, variantIds } = styleAt(0);
    const caller = apiCaller(shop);
    const parent_id = '00000000-0000-4000-8000-00000000000b';
    const line = { product_id: productId, quantity: 2, variant_id: variantIds[1], parent_id };
    const cart = await cartOf(caller, { ...line, option_selections: [] });
    const [color, size] = (
      await caller.get('commerce/getProductById', { entityId: productId, includeOptions: true })
    ).options;
    expect([cart.base_amount, cart.cart_amount]).toEqual([79.98, 79.98]);
    expect(cart.line_items.physical_items).toEqual([
      {
        id: expect.any(String),
        product_id: productId,
        variant_id: variantIds[1],
        parent_id,
        sku: '200001-2',
        name: 'Lambswool Crew',
        url: `/p/${productId}/lambswool-crew/Moss_Green?Size=10`,
        quantity: 2,
        options: [
          {
            name: 'Color',
            value: 'Moss Green',
            nameId: color.id,
            valueId: color.option_values.find(({ label }: { label: string }) => label === 'Moss Green').id,
          },
          {
            name: 'Size',
            value: '10',
            nameId: size.id,
            valueId: size.option_values.find(({ label }: { label: string }) => label === '10').id,
          },
        ],
        original_price: 49.99,
        list_price: 39.99,
        sale_price: 39.99,
        extended_list_price: 79.98,
        extended_sale_price: 79.98,
        discount_amount: 0,
        image_url: expect.stringContaining('/'),
      },
    ]);
  });

  it('each word has a valueId of its own', () => {
    const words = ['8', '10', '12', '14', 'S', 'M', 'L', 'Moss Green', 'Rose Green', ''];
    expect(new Set(words.map(optionValueId)).size).toBe(words.length);
    expect(words.map(optionValueId).every((id) => id > 0 && id <= 2_147_483_647)).toBe(true);
  });

  it('without a variant the default one is chosen, null or absent', async () => {
    const { productId, variantIds } = styleAt(0);
    const lines = [
      { product_id: productId, quantity: 1, variant_id: null, parent_id: null },
      { product_id: productId, quantity: 1 },
    ];
    const cart = await cartOf(apiCaller(shop), ...lines);
    expect(cart.line_items.physical_items).toMatchObject([{ variant_id: variantIds[0], quantity: 2 }]);
  });

  it('a gift card has what was entered for it, each by the id of its modifier', async () => {
    const { productId } = styleAt(1);
    const caller = apiCaller(shop);
    const option_selections = [
      { option_id: 1, option_value: 'robin@example.com' },
      { option_id: 2, option_value: 'Robin' },
      { option_id: 4, option_value: 1984 },
    ];
    const cart = await cartOf(caller, { product_id: productId, quantity: 1, option_selections });
    expect(cart.line_items.physical_items).toEqual([]);
    expect(cart.line_items.digital_items[0].options).toContainEqual({
      name: 'Recipient email',
      value: 'robin@example.com',
      nameId: 1,
      valueId: null,
    });
    expect(cart.line_items.digital_items[0].options).toContainEqual({
      name: 'Your name',
      value: '1984',
      nameId: 4,
      valueId: null,
    });
  });

  describe('commerce §3 gift card 2: the send date was typed, so it has no valueId', () => {
    it('commerce §3 gift card 1: a gift carries all seven selections, of which hidden_uid is the shop’s own', async () => {
      const { productId } = styleAt(2);
      const entered = {
        'Recipient email': 'robin@example.com',
        'Recipient name': 'Robin',
        'Your email': 'wren@example.com',
        'Your name': 'Wren',
        'Send date': '2027-01-04',
        'Your message': 'For a scarf',
      };
      const option_selections = Object.values(entered).map((option_value, at) => ({
        option_id: at + 1,
        option_value,
      }));
      const cart = await cartOf(apiCaller(shop), { product_id: productId, quantity: 1, option_selections });
      const { options } = cart.line_items.physical_items[0];
      expect(options.slice(-6).map(({ name, value }: Record<string, string>) => [name, value])).toEqual(
        Object.entries(entered),
      );
      const [line] = await shop.db.select().from(cartLines).where(eq(cartLines.cartId, cart.id));
      expect(line?.optionSelections).toContainEqual({
        optionId: 7,
        optionValue: expect.stringMatching(/^\d{17}$/),
      });
      expect(options).toContainEqual({ name: 'Send date', value: '2027-01-04', nameId: 5, valueId: null });
    });
  });

  it('a selection of colour or size is the variant’s to say', async () => {
    const { productId, variantIds } = styleAt(0);
    const caller = apiCaller(shop);
    const { options } = await caller.get('commerce/getProductById', {
      entityId: productId,
      includeOptions: true,
    });
    const line = {
      product_id: productId,
      quantity: 1,
      option_selections: [{ option_id: options[1].id, option_value: options[1].option_values[1].id }],
    };
    const cart = await cartOf(caller, { ...line, variant_id: variantIds[1] });
    expect(cart.line_items.physical_items).toMatchObject([{ variant_id: variantIds[1] }]);
    const refused = await caller.ask('commerce/addCartItems', {
      cartId: cart.id,
      data: { line_items: [line] },
    });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('option_selections choose a colour, size or length without a variant_id'),
    ]);
  });

  it('more than there is tells how many there are', async () => {
    const caller = apiCaller(shop);
    const { id } = await cartOf(caller, { product_id: styleAt(0).productId, quantity: 10 });
    const more = { cartId: id, data: { line_items: [{ product_id: styleAt(0).productId, quantity: 1 }] } };
    const { status, body } = await caller.ask('commerce/addCartItems', more);
    expect([status, body]).toMatchObject([422, { tag: 'sold-out', sku: '200001-1', available: 0 }]);
  });
});

describe('commerce §7 cart 4: a line is changed and removed, and data is absent once the cart is empty', () => {
  it('line by line, with the messages of a cart that is not there', async () => {
    const { productId, variantIds } = styleAt(0);
    const caller = apiCaller(shop);
    const { id: cartId, line_items } = await cartOf(
      caller,
      ...variantIds.map((variant_id) => ({ product_id: productId, quantity: 1, variant_id })),
    );
    const [first, second] = line_items.physical_items;
    const line_item = { quantity: 3, product_id: productId };
    const changed = await caller.get('commerce/updateCartItem', {
      cartId,
      itemId: first.id,
      include,
      data: { line_item },
    });
    expect(
      changed.data.line_items.physical_items.map(({ quantity }: { quantity: number }) => quantity),
    ).toEqual([3, 1]);
    const left = await caller.get('commerce/removeCartItem', { cartId, itemId: first.id, include });
    expect(left.data.line_items.physical_items).toMatchObject([{ id: second.id }]);
    expect(await caller.get('commerce/removeCartItem', { cartId, itemId: second.id, include })).toEqual({});
    const gone = await caller.ask('commerce/removeCartItem', { cartId, itemId: second.id, include });
    expect([gone.status, gone.body.message]).toEqual([404, 'There is no cart to remove the item from.']);
  });

  it('a cart that is deleted is gone', async () => {
    const caller = apiCaller(shop);
    const { id } = await cartOf(caller);
    expect(await caller.get('commerce/deleteCart', { id })).toEqual({});
    const { status, body } = await caller.ask('commerce/deleteCart', { id });
    expect([status, body.message]).toEqual([404, 'There is no cart to clear.']);
  });
});
