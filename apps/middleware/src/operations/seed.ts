/** `npm run seed -- --scenario sold-out-in-bag` puts the shop into a situation for a person to try. */
import { parseArgs } from 'node:util';
import { seedWhenEmpty } from '../seed/seedWhenEmpty.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { stageOn } from './scenarios/stage.ts';
import { print, withShopDatabase } from './withShopDatabase.ts';

const { values } = parseArgs({ options: { scenario: { type: 'string' } }, strict: false });
const name = typeof values.scenario === 'string' ? values.scenario : '';
const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;

if (!scenario) {
  const width = Math.max(...Object.keys(scenarios).map(({ length }) => length));
  const list = Object.entries(scenarios).map(([one, { about }]) => `  ${one.padEnd(width)}  ${about}`);
  const unknown = name === '' ? '' : `There is no scenario ${name}. `;
  print({
    worked: false,
    text: `${unknown}Name one: npm run seed -- --scenario NAME\n${list.join('\n')}`,
  });
} else {
  await withShopDatabase(async ({ db }, env) => {
    await seedWhenEmpty(db, env.TAILORBIRD_SEED_STYLES);
    return { worked: true, text: await scenario.play(stageOn(db), `${name}@example.com`) };
  });
}
