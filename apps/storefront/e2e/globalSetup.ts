import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../scripts/port.ts';
import { startPostgres } from '../../../scripts/postgresServer.ts';
import { scratchFolder } from '../../../scripts/scratchFolder.ts';
import { startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';
import { officeOperator } from './officeOperator.ts';
import { previewSecret } from './previewSecret.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shop answers, e.g. `http://localhost:43121`. */
    origin: string;
    /** Where its back office answers. */
    officeOrigin: string;
    /** The shop's own database, for looking at what a journey wrote. */
    databaseUrl: string;
  }
}

/** Building, migrating and seeding on a busy machine. */
const startTimeoutMs = 180_000;

/**
 * Starts the built shop on a free port with a database and a data directory of its own. `E2E_ORIGIN` and
 * `E2E_DATABASE_URL` name a running one instead, `E2E_OFFICE_ORIGIN` its back office.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env['E2E_ORIGIN'];
  if (own) {
    project.provide('origin', own);
    project.provide('databaseUrl', process.env['E2E_DATABASE_URL'] ?? '');
    project.provide('officeOrigin', process.env['E2E_OFFICE_ORIGIN'] ?? '');
    return () => Promise.resolve();
  }
  const database = await startPostgres();
  const dataDirectory = mkdtempSync(join(scratchFolder(), 'tailorbird-e2e-'));
  const officePort = await freePort();
  const shop = await startShop(startCommand, {
    DATABASE_URL: database.url,
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_DATA_LAYER: 'on',
    DATA_DIRECTORY: dataDirectory,
    TAILORBIRD_PREPARE_PICTURES: 'off',
    // All of a run's shoppers have one address, and log in more often than one of them would.
    TAILORBIRD_RATE_LIMIT: 'off',
    TAILORBIRD_PREVIEW_SECRET: previewSecret,
    TAILORBIRD_COUNTRY_HEADER: 'x-test-country',
    TAILORBIRD_OFFICE_PORT: String(officePort),
    TAILORBIRD_OFFICE_OPERATORS: officeOperator.setting,
    TAILORBIRD_GERMAN_SITE: 'https://de.tailorbird.example',
  });
  const stop = async () => {
    await shop.stop();
    await database.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await untilServing(shop, startTimeoutMs);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('origin', shop.origin);
  project.provide('databaseUrl', database.url);
  project.provide('officeOrigin', `http://localhost:${officePort}`);
  return stop;
}
