import { usePageFacts } from '../page/PageFacts.tsx';
import type { FooterContent } from './schema.ts';

/** A link to the shop’s page on a network: its icon, or its name where there is no drawing of it. */
export function SocialLink({ network, url, mark }: FooterContent['socialLinks'][number]) {
  const { href } = usePageFacts();
  return (
    <li>
      <a href={href(url)} aria-label={mark === undefined ? undefined : network} data-navigation="">
        {mark === undefined ? (
          network
        ) : (
          <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" width="24" height="24">
            <path d={mark} />
          </svg>
        )}
      </a>
    </li>
  );
}
