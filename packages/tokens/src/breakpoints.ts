import { breakpoint } from './generated/breakpoint.ts';

export { breakpoint };

/** Name of a width at which layouts may change. */
export type Breakpoint = keyof typeof breakpoint;

/** Below this width a shopper is on a phone (commerce §9: 768 px). */
export const mobileBreakpoint = breakpoint.tablet;

/** Media queries from a width up: `${above.tablet} { … }` applies at 768 px and wider. */
export const above = {
  tablet: `@media (min-width: ${breakpoint.tablet}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  full: `@media (min-width: ${breakpoint.full}px)`,
} as const satisfies Record<Breakpoint, string>;

/** Media queries below a width: `${below.tablet} { … }` applies on a phone only. */
export const below = {
  tablet: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
  desktop: `@media (max-width: ${breakpoint.desktop - 0.02}px)`,
  wide: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
  full: `@media (max-width: ${breakpoint.full - 0.02}px)`,
} as const satisfies Record<Breakpoint, string>;

/** Where bars at head and foot would leave no room between them: 1,280 × 1,024 px at 400 per cent is 256 px high. */
export const low = '@media (max-height: 320px)';

/** Where a pointer can rest on things without pressing them; touch screens never match. */
export const hover = '@media (hover: hover)';

/** Where the shopper's system sets all colours: what only a colour says is said by another of its own. */
export const forcedColours = '@media (forced-colors: active)';

/** Where the shopper has asked for less movement. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
