import type { Page } from 'playwright-core';
import { alive } from './journey.ts';

interface Typing {
  readonly payloads: readonly string[];
  /** Those that were typed somewhere; the others come first. */
  readonly typed: Set<string>;
}

/**
 * Fills each field of the largest form of a page with some of a list and sends it as it is, without the page's scripts
 * having a say; answers how many fields of the page that comes back show what was typed.
 */
export async function sendFormBack(page: Page, path: string, { payloads, typed }: Typing): Promise<number> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await alive(page);
  const left = payloads.filter((payload) => !typed.has(payload));
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.request().isNavigationRequest(),
  );
  const used = await page.evaluate(
    (all) => {
      const textsIn = (form: HTMLFormElement) =>
        [...form.elements].filter(
          (one): one is HTMLInputElement | HTMLTextAreaElement =>
            one instanceof HTMLTextAreaElement ||
            (one instanceof HTMLInputElement && /^(?:text|email|tel|search|number)$/.test(one.type)),
        );
      const [form] = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].toSorted(
        (one, other) => textsIn(other).length - textsIn(one).length,
      );
      if (!form) return [];
      const sent: string[] = [];
      for (const field of textsIn(form)) {
        let text = 'x';
        // What is shown again is cut off somewhere; a text that is cut is not what was tried.
        for (let next = all[sent.length]; next !== undefined; next = all[sent.length]) {
          if (text.length + next.length > 200 && text !== 'x') break;
          text += ` ${next}`;
          sent.push(next);
        }
        field.removeAttribute('maxlength');
        if (field instanceof HTMLInputElement) field.type = 'text';
        field.value = text;
      }
      HTMLFormElement.prototype.submit.call(form);
      return sent;
    },
    left.length > 0 ? left : payloads,
  );
  for (const payload of used) typed.add(payload);
  await answered;
  await page.waitForLoadState('domcontentloaded');
  await alive(page);
  // A value is shown by its field, and in the page's own data too.
  return page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea'),
      ].filter(({ value, type }) => type !== 'hidden' && value.startsWith('x ')).length,
  );
}
