import { join } from 'node:path';
import type { Canary } from '../canary.ts';
import { root } from '../root.ts';

/** Documents with links that lead nowhere. */
export const documentCanaries = {
  documents: [
    {
      fault: 'a link to a document that is not there',
      // A page is built where Vue is found.
      home: '.cache',
      files: { 'docs/how-to.md': '# How to\n\n[Elsewhere](gone.md)\n' },
      command: { run: 'node', args: [join(root, 'apps/docs/site.ts'), '--in', '.', '--out', 'built'] },
      finds: ['docs/how-to.md has a dead link: gone.md'],
    },
    {
      fault: 'a link to a heading that is not there, and a picture of another host',
      home: '.cache',
      files: {
        'docs/how-to.md': '# How to\n\n[Below](#gone) ![](https://elsewhere.example/a.png)\n',
        'docs/calls.md': '# Calls\n\n[Above](how-to.md#gone)\n',
      },
      command: { run: 'node', args: [join(root, 'apps/docs/site.ts'), '--in', '.', '--out', 'built'] },
      finds: [
        'how-to.html links to a heading that is not there',
        'calls.html links to a heading that is not there',
        'how-to.html asks another host: https://elsewhere.example/a.png',
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Canary, ...Canary[]]>>;
