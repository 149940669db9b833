import type { ShopConfigInput } from '@tailorbird/commerce/shopConfig';

export default {
  name: 'My shop',
  markets: ['uk', 'eu', 'us'],
  content: 'own',
} satisfies ShopConfigInput;
