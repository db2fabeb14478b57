import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabbedPanel } from '@/shared/ui/tabbed-panel';

interface UrlTabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** The first one shows if the address names none. */
  tabs: readonly [UrlTab, ...UrlTab[]];
}

interface UrlTab {
  /** Its name in the address: `?tab=leads`. */
  name: string;
  title: string;
  content: ReactNode;
}

const TAB = 'tab';

/** Tabs whose selection is in the URL, so that a reload, a link and Back show the same tab. */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const chosen = tabs.find(({ name }) => name === params.get(TAB)) ?? first;

  // Other URL parameters belong to the tab that is left.
  const choose = (name: string) =>
    setParams(name === first.name ? {} : { [TAB]: name }, { preventScrollReset: true });

  return (
    <TabbedPanel label={label} tabs={tabs} chosen={chosen.name} onChange={choose}>
      {chosen.content}
    </TabbedPanel>
  );
}
