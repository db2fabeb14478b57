import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from '@/shared/frame/tabbed-panel.module.css';
import { PartBoundary } from '@/shared/ui/part-boundary';

interface TabbedPanelProps<Name extends string> {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { name: Name; title: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs and the panel of the selected one. Arrow keys move between tabs; a press selects. */
export function TabbedPanel<Name extends string>(props: TabbedPanelProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props;
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={(value) => {
        const tab = tabs.find(({ name }) => name === value);
        if (tab) onChoose(tab.name);
      }}
      activationMode="manual"
    >
      <Tabs.List aria-label={label} className={styles['list']}>
        {tabs.map(({ name, title }) => (
          <Tabs.Trigger key={name} value={name} className={styles['tab']}>
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content key={chosen} value={chosen} tabIndex={-1} className={styles['panel']}>
        <PartBoundary>{children}</PartBoundary>
      </Tabs.Content>
    </Tabs.Root>
  );
}
