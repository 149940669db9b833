/** `npm run office -- maud` makes somebody who may use the back office: a password, and the setting that knows it. */
import { randomBytes } from 'node:crypto';
import { operatorName, operatorSetting } from '../environment/officeVariables.ts';
import { createPasswordHasher } from '../services/passwords/passwordHasher.ts';
import { type Outcome, print } from './withShopDatabase.ts';

const passwordBytes = 15;

const [name = '', ...more] = process.argv.slice(2);
print(operatorName.test(name) && more.length === 0 ? await operatorNamed(name) : usage());

function usage(): Outcome {
  const text =
    'Say by which name somebody signs in to the back office: small letters, digits and hyphens.\n' +
    '  npm run office -- maud      makes a password, and the setting that knows it';
  return { worked: false, text };
}

async function operatorNamed(name: string): Promise<Outcome> {
  const password = randomBytes(passwordBytes).toString('base64url');
  const hashed = await createPasswordHasher().hash(password);
  if (!hashed.ok) return { worked: false, text: hashed.error.message };
  const text = [
    `The password of ${name} is shown this once, and kept nowhere: ${password}`,
    'Settings of the shop; names that are there already stay, with a comma between them:',
    'TAILORBIRD_OFFICE_PORT=3010',
    `TAILORBIRD_OFFICE_OPERATORS=${operatorSetting(name, hashed.value)}`,
  ];
  return { worked: true, text: text.join('\n') };
}
