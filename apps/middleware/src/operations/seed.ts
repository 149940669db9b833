/** `npm run seed -- --scenario sold-out-in-bag [--market eu]` puts the shop into a situation for a person to try. */
import { parseArgs } from 'node:util';
import { marketList } from '@tailorbird/commerce/market';
import { whyLive } from '../env.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { stageOn } from './scenarios/stage.ts';
import { print, withShopDatabase } from './withShopDatabase.ts';

const { values } = parseArgs({
  options: { scenario: { type: 'string' }, market: { type: 'string', default: 'uk' } },
  strict: false,
});
const name = typeof values.scenario === 'string' ? values.scenario : '';
const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
const market = marketList.find((one) => one === values.market);

if (!market) {
  print({
    worked: false,
    text: `There is no market ${String(values.market)}. The markets are ${marketList.join(', ')}.`,
  });
} else if (!scenario) {
  const width = Math.max(...Object.keys(scenarios).map(({ length }) => length));
  const list = Object.entries(scenarios).map(([one, { about }]) => `  ${one.padEnd(width)}  ${about}`);
  const unknown = name === '' ? '' : `There is no scenario ${name}. `;
  print({
    worked: false,
    text: `${unknown}Name one: npm run seed -- --scenario NAME\n${list.join('\n')}`,
  });
} else {
  await withShopDatabase(async ({ db }, env) => {
    if (!env.demonstrates.has('goods')) {
      const text = `${whyLive(env)} A scenario puts invented people and orders in it: on purpose, TAILORBIRD_DEMONSTRATE=goods.`;
      return { worked: false, text };
    }
    await seedWhenEmpty(db, env.TAILORBIRD_SEED_STYLES);
    return { worked: true, text: await scenario.play(stageOn(db, market), `${name}@example.com`) };
  });
}
