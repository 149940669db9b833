import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A phone and a desktop. */
const widths = [390, 1440];
/** 1,280 px at 400 per cent; so wide is a small phone too. */
const zoomed = { width: 320, height: 256 };
/** What a reader may ask for without losing a word (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-block-end: 2em !important }';

/**
 * What is wrong with a page as it stands: quirks mode, what axe finds at both widths, and whether it scrolls sideways or
 * cuts words off at 400 per cent, with a reader's own spacing too. The page is left 1,440 px wide.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const mode = await page.evaluate(() => document.compatMode);
  const found = mode === 'CSS1Compat' ? [] : [`it is in ${mode}`];
  await page.setViewportSize(zoomed);
  found.push(...(await beyond(page)).map((what) => `sideways at 320 px: ${what}`));
  const spaced = await page.addStyleTag({ content: spacing });
  found.push(...(await beyond(page)).map((what) => `sideways with spaced words: ${what}`));
  found.push(...(await cutOff(page)).map((what) => `words cut off: ${what}`));
  await spaced.evaluate((style) => style.parentNode?.removeChild(style));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await beyond(page)).map((what) => `sideways at ${width} px: ${what}`));
    found.push(...(await violations(page)).map((what) => `axe at ${width} px: ${what}`));
  }
  return found;
}

/** What the console and the policy complain about from now on. An error page's own status is no complaint. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/status of (?:400|404|422|500|503)/.test(text)) heard.push(text);
  });
  return heard;
}

/** Of what passes axe tells one element for each rule: to name them all takes it twice as long as to look at them. */
const faultsAlone: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  preload: { assets: ['cssom'] },
};

async function violations(page: Page): Promise<string[]> {
  // @axe-core/playwright is typed for the `playwright` package; playwright-core's page is the same object.
  const axe = new AxeBuilder({ page: page as never }).setLegacyMode().options(faultsAlone);
  const { violations: all } = await axe.analyze();
  return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What stands beyond the right edge, where the page itself would have to scroll. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element),
    );
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ];
  });

/** Words whose box is lower than they are and hides the rest. What only screen readers get is a pixel by intent. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cuts = (element: Element): boolean => {
      const { overflowY, display } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowY) || display === 'none') return false;
      const { clientHeight, clientWidth, scrollHeight } = element;
      const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return speaks && clientHeight > 1 && clientWidth > 1 && scrollHeight > clientHeight + 1;
    };
    return [...document.querySelectorAll('body *')]
      .filter(cuts)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/**
 * What is wrong with how a form was refused: each wrong field is tied to words that say why, and the first of them has
 * the focus; where no field is wrong, the message has it.
 */
export const refusalFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`#main ${selector}`)].filter(
        ({ offsetWidth }) => offsetWidth > 0,
      );
    const fields = shown('[aria-invalid="true"]');
    const why = (field: HTMLElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('');
    const [first] = fields.length > 0 ? fields : shown('[role="alert"]');
    return [
      ...fields.filter((field) => why(field) === '').map(({ outerHTML }) => `says nothing: ${outerHTML}`),
      ...(first?.contains(document.activeElement)
        ? []
        : [`the focus is elsewhere: ${document.activeElement?.outerHTML.slice(0, 200)}`]),
    ];
  });
