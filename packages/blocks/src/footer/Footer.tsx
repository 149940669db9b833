import { Icon } from '@tailorbird/ui/Icon';
import { ChevronDownIcon } from '@tailorbird/ui/icons';
import { Picture } from '@tailorbird/ui/Picture';
import { useId } from 'react';
import type { TextLink } from '../fields/textLink.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { useWideScreen } from '../parts/useWideScreen.ts';
import { FooterRoot } from './Footer.styles.ts';
import { PaymentMark } from './PaymentMark.tsx';
import { SocialLink } from './SocialLink.tsx';
import type { FooterContent } from './schema.ts';

interface LinksProps {
  readonly links: readonly TextLink[];
  /** The title above them, for what a press is reported by. */
  readonly under: string;
}

function Links({ links, under }: LinksProps) {
  const { href } = usePageFacts();
  return (
    <ul data-under={under}>
      {links.map(({ text, url }) => (
        <li key={text + url}>
          <a href={href(url)} data-navigation="">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On a phone each column opens by its title, one at a time unless several may be open; elsewhere all stand open. */
function Columns({ columns, multipleOpen }: Pick<FooterContent, 'columns' | 'multipleOpen'>) {
  const group = useId();
  const wide = useWideScreen();
  return (
    <ul data-part="columns">
      {columns.map(({ title, links }) => (
        <li key={title}>
          <details name={wide || multipleOpen ? undefined : group} open={wide || undefined}>
            <summary tabIndex={wide ? -1 : undefined}>
              {title}
              <Icon of={ChevronDownIcon} size={16} />
            </summary>
            <Links links={links} under={title} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Brand({ brandLogo, brandText, brandLink, socialLinks }: FooterContent) {
  const { href } = usePageFacts();
  return (
    <div data-part="brand">
      <a href={href(brandLink ?? '/')} data-navigation="Tailorbird">
        {brandLogo?.type === 'image' ? (
          <Picture
            src={brandLogo.src}
            alt={brandLogo.alt || 'Tailorbird'}
            sizes="180px"
            ratio="4 / 1"
            fit="contain"
          />
        ) : (
          <b>
            Tailorbird<i>.</i>
          </b>
        )}
      </a>
      {brandText && <p>{brandText}</p>}
      {socialLinks.length > 0 && (
        <ul data-part="social" aria-label="Follow us" data-under="Follow us">
          {socialLinks.map((link, at) => (
            <SocialLink key={at} {...link} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The foot of every page. */
export function Footer(content: FooterContent) {
  const { columns, multipleOpen, paymentLogos, smallPrint, smallLinks } = content;
  return (
    <FooterRoot data-under="Footer">
      <div>
        <Brand {...content} />
        {columns.length > 0 && (
          <nav aria-label="Footer">
            <Columns columns={columns} multipleOpen={multipleOpen} />
          </nav>
        )}
        <div data-part="foot">
          {smallPrint && <p>{smallPrint}</p>}
          {smallLinks.length > 0 && <Links links={smallLinks} under="Small print" />}
          {paymentLogos.length > 0 && (
            <ul data-part="payments" aria-label="Ways to pay">
              {paymentLogos.map((logo, at) => (
                <PaymentMark key={at} {...logo} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </FooterRoot>
  );
}
