import { z } from 'zod';
import { sourceText } from './customBlockSource.ts';
import { maxHeight } from './frameHeight.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';
import { scopeCss } from './scopeCss.ts';
import { shortHash } from './shortHash.ts';

const html = sourceText
  .transform((text, context) => {
    const read = sanitiseHtml(text);
    if ('tree' in read) return read.tree;
    context.addIssue({ code: 'custom', message: read.refused });
    return z.NEVER;
  })
  .meta({
    title: 'HTML',
    description:
      'Headings, text, lists, tables, links and pictures of the shop (/i/…), with classes for the CSS. Forms, frames, styles, scripts and ids are left out, unless there is JavaScript.',
    examples: ['<p class="note">Made to order in three weeks.</p>'],
  });

const css = sourceText.transform(scopeCss).meta({
  title: 'CSS',
  description:
    'Reaches this block alone: html, body and :root mean the block. Imports, fonts, animations, fixed positions, !important, nested rules and addresses other than /i/… are left out.',
  examples: ['.note { color: #4f6238; }'],
});

const javascript = sourceText
  .transform((text) => (text.trim() === '' ? undefined : { version: shortHash(text) }))
  .meta({
    title: 'JavaScript',
    description:
      'With a script the whole block is shown in a closed frame: it cannot read the page, the shopper or the network. Publish the block as an item of its own.',
    examples: ["document.querySelector('button').onclick = () => { … }"],
  });

const pixels = z.number().int().min(40).max(maxHeight);

/** An editor’s own HTML, CSS and JavaScript (blocks §1), kept from everything around it. */
export const customBlock = z
  .object({
    _meta: z
      .object({ deliveryId: z.string().regex(/^[\w-]{1,64}$/) })
      .partial()
      .optional()
      .meta({ title: 'Delivery id', description: 'Given by the content service; the frame’s address.' }),
    title: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .meta({
        title: 'Title',
        description: 'Read out by screen readers; not shown.',
        examples: ['Find your size in three questions'],
      }),
    html,
    css,
    javascript,
    height: pixels.default(320).meta({
      title: 'Height',
      description: 'Pixels kept free for the frame of a block with JavaScript, until it says its height.',
    }),
    phoneHeight: pixels.optional().meta({
      title: 'Height on a phone',
      description: 'The same below 768 px wide; the height above unless given.',
    }),
  })
  .meta({
    title: 'Custom block',
    description:
      'HTML, CSS and JavaScript of your own. Never shown on login, account, bag and checkout pages.',
  });
export type CustomBlockContent = z.output<typeof customBlock>;
