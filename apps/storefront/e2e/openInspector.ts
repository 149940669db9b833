import type { Browser, BrowserContextOptions } from 'playwright-core';
import { newShopper } from './browser.ts';
import { alive, withoutPictures } from './journey.ts';
import { complaints, pageFaults, refusalFaults } from './pageFaults.ts';

/** A wrong field, a choice of a wrong group, or a message. */
const refused = ':is([aria-invalid="true"], [aria-invalid="true"] input, [role="alert"])';

type Faults = { [state: string]: string[] };

/** A shopper who remembers what is wrong with each page they look at, by the name they give it. */
export async function openInspector(browser: Browser, options: BrowserContextOptions = {}) {
  const shopper = await newShopper(browser, { reducedMotion: 'reduce', ...options });
  const page = await shopper.newPage();
  // Several look at once, and a picture that is printed for the first time keeps the others waiting.
  page.setDefaultTimeout(90_000);
  const heard = complaints(page);
  const faults: Faults = {};
  const look = async (state: string): Promise<void> => {
    const found = [...(await pageFaults(page)), ...heard.splice(0)];
    if (found.length > 0) faults[state] = found;
  };
  const visit = async (path: string): Promise<void> => {
    await page.goto(path, withoutPictures);
    await alive(page);
  };
  /** Sends a form as it stands, which is refused. */
  const refuse = async (button: string): Promise<void> => {
    await page.locator('#main').getByRole('button', { name: button, exact: true }).first().click();
    await page.locator(`#main ${refused}`).first().waitFor();
    const state = `${new URL(page.url()).pathname}: ${button}, refused`;
    // Once it is there or not, the faults are told in words.
    await page
      .locator(`#main ${refused}:focus`)
      .waitFor({ state: 'attached', timeout: 5000 })
      .catch(() => {});
    const wrong = await refusalFaults(page);
    await look(state);
    if (wrong.length > 0) faults[state] = [...wrong, ...(faults[state] ?? [])];
  };
  return { page, faults, look, visit, refuse, close: () => shopper.close() };
}
