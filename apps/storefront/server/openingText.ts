import type { Env } from '@tailorbird/middleware/env';
import { showsMail } from '@tailorbird/middleware/services/mail/showsMail';

/** What the terminal says once the shop is open: nothing that this shop does not have. */
export function openingText(env: Env, isNew: boolean): string {
  const { PUBLIC_URL, PORT } = env;
  const hasMail = env.MIDDLEWARE_URL === undefined && showsMail(env);
  const lines = [
    ...(isNew
      ? ['', 'The shelves have just been filled; pictures are being printed in the background.', '']
      : []),
    ...(env.demonstrates.has('goods')
      ? [
          `Try   ${PUBLIC_URL}/browse/womens           a category with filters`,
          `      ${PUBLIC_URL}/search?query=striped+tee`,
        ]
      : []),
    `      ${PUBLIC_URL}/eu  and  /us            the other two markets`,
    ...(env.demonstrates.has('test-cards')
      ? ['Pay   4111 1111 1111 1111, any future date, any code: no money moves']
      : []),
    ...(hasMail ? [`Read  http://localhost:${PORT}/__dev/mail              the order confirmations`] : []),
    ...(env.isLive ? ['Check npm run doctor -- --live'] : []),
    'Stop  with Ctrl-C',
  ];
  return `\nTailorbird is open: ${PUBLIC_URL}\n\n${lines.join('\n').replace(/^\n/, '')}\n`;
}
