import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The files whose rules a page has: those that its styles say they are of, and those it was given later, told by what they say. */
export async function filesStyled(page: Page, all: readonly string[]): Promise<number[]> {
  const styles = await page.locator('style[data-rules]').all();
  const came = await Promise.all(
    styles.map(async (style) => {
      const files = ((await style.getAttribute('data-rules')) ?? '').split(' ').map(Number);
      expect(await style.textContent()).toBe(files.map((file) => all[file]).join(''));
      return files;
    }),
  );
  const later = await page.evaluate((texts) => {
    const said = ({ cssRules }: CSSStyleSheet) => Array.from(cssRules, ({ cssText }) => cssText).join('');
    const sheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return said(sheet);
    });
    // Those of closed stickers are in no layer.
    const given = document.adoptedStyleSheets.map(said).filter((text) => text.startsWith('@layer'));
    return given.map((text) => sheets.indexOf(text));
  }, all);
  return [...came.flat(), ...later];
}
