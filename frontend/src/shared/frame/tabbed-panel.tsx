import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from '@/shared/frame/tabbed-panel.module.css';
import { PartBoundary } from '@/shared/ui/part-boundary';

interface TabbedPanelProps<Name extends string> {
  /** What is chosen between, to a screen reader. */
  label: string;
  tabs: readonly { name: Name; title: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Tabs over what the chosen one shows. The arrows lead from tab to tab; a press chooses. */
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
