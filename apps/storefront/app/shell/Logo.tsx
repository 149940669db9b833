import { LogoRoot } from './Logo.styles.ts';

/** The shop's name, set in the heading font with its madder full stop. */
export function Logo({ href }: { href: string }) {
  return (
    <LogoRoot href={href} aria-label="Tailorbird, home">
      Tailorbird<span aria-hidden="true">.</span>
    </LogoRoot>
  );
}
