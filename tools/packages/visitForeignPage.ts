import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  html: 'text/html',
};

/** Opens the foreign project's built page in a browser and uses it. Answers what is wrong with it, in words. */
export async function visitForeignPage(built: string): Promise<string[]> {
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? '/index.html' : url;
    const type = Object.entries(types).find(([ending]) => file.endsWith(ending))?.[1];
    response.setHeader('content-type', type ?? 'application/octet-stream');
    response.end(readFileSync(join(built, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await chromium.launch(await findBrowser());
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', ({ message }) => problems.push(`The page threw: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`The console says: ${message.text()}`);
    });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('button', { name: 'Pressed 0, £12.50' }).click();
    const pressed = page.getByRole('button', { name: 'Pressed 1, £12.50' });
    const heading = page.getByRole('heading', { name: 'Out past the orchard' });
    await Promise.all([pressed.waitFor(), heading.waitFor()]);
    const ground = await pressed.evaluate((button) => getComputedStyle(button).backgroundColor);
    if (ground === 'rgba(0, 0, 0, 0)') problems.push('A primary button has no ground: its CSS did not come.');
    const colour = await heading.evaluate((element) => getComputedStyle(element).color);
    if (colour !== 'rgb(255, 255, 255)')
      problems.push(`The heading of the hero is ${colour}, and its content says white.`);
    return problems;
  } finally {
    await browser.close();
    server.close();
  }
}
