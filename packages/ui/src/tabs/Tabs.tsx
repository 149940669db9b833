import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { TabsRoot } from './Tabs.styles.ts';
import { tabAfter } from './tabKeys.ts';

/** One tab and what it shows. */
export interface Tab {
  id: string;
  label: string;
  body: ReactNode;
  /** Where the tab leads without script. @default a jump to its panel, which then shows */
  href?: string | undefined;
}

/** Panels of which one is in view. */
export interface TabsProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab that is open at first. @default the first */
  defaultSelected?: string | undefined;
  onSelect?: ((choice: { id: string }) => void) | undefined;
}

/** Tabs that are links before script arrives. Arrow keys, Home and End move and open. */
export function Tabs({ label, tabs, defaultSelected, onSelect }: TabsProps) {
  const prefix = useId();
  const [selected, setSelected] = useState(defaultSelected ?? tabs[0]?.id);
  const panelId = (id: string): string => `${prefix}-${id}`;
  const tabId = (id: string): string => `${prefix}-tab-${id}`;

  const choose = (id: string): void => {
    setSelected(id);
    onSelect?.({ id });
  };
  const press = (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  };
  const key = (event: KeyboardEvent, index: number): void => {
    const next = tabs[tabAfter(event.key, index, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  return (
    <TabsRoot>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={tabId(tab.id)}
            role="tab"
            href={tab.href ?? `#${panelId(tab.id)}`}
            aria-selected={tab.id === selected}
            aria-controls={panelId(tab.id)}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={(event) => press(event, tab.id)}
            onKeyDown={(event) => key(event, index)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelId(tab.id)}
          role="tabpanel"
          aria-labelledby={tabId(tab.id)}
          data-selected={tab.id === selected ? '' : undefined}
        >
          {tab.body}
        </div>
      ))}
    </TabsRoot>
  );
}
