import type { SeedData } from '@tailorbird/commerce/model/seedData';
import { seedCampaigns } from './campaigns.ts';
import { seedCategories } from './categories.ts';
import { defaultSeed } from './defaultSeed.ts';
import { generateCatalogue } from './generateCatalogue.ts';

/** The demonstration: invented goods and campaigns for an empty shop. */
export const demoShop: SeedData = {
  categories: seedCategories,
  styles: (wanted) => generateCatalogue({ ...defaultSeed, ...wanted }),
  campaigns: seedCampaigns,
};
