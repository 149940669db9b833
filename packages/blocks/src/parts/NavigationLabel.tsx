import { customProperties } from '@tailorbird/ui/customProperties';
import type { NavigationItemContent } from '../fields/navigationItem.ts';
import { NavigationLabelRoot } from './NavigationLabel.styles.ts';

/** A navigation item’s words as its editor dressed them. */
export function NavigationLabel({ item }: { item: NavigationItemContent }) {
  return (
    <NavigationLabelRoot
      data-bold={item.textBold ? '' : undefined}
      data-underline={item.underline ? '' : undefined}
      style={customProperties({ '--text': item.textColour })}
    >
      <span>{item.title}</span>
      {item.titleSuperscriptText && <sup>{item.titleSuperscriptText}</sup>}
      {item.featuredText && <em>{item.featuredText}</em>}
    </NavigationLabelRoot>
  );
}
