import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabbedPanel } from '@/shared/frame/tabbed-panel';

interface AddressTabsProps {
  /** What is chosen between, to a screen reader. */
  label: string;
  /** The first of them shows where the address names none. */
  tabs: readonly [TabOfAddress, ...TabOfAddress[]];
}

interface TabOfAddress {
  /** What the address calls it: `?tab=leads`. */
  name: string;
  title: string;
  content: ReactNode;
}

const TAB = 'tab';

/** Tabs whose choice stands in the address, so that a reload, a link and the way back show the same. */
export function AddressTabs({ label, tabs }: AddressTabsProps) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const chosen = tabs.find(({ name }) => name === params.get(TAB)) ?? first;

  // Whatever else the address says is about the tab that one leaves.
  const choose = (name: string) =>
    setParams(name === first.name ? {} : { [TAB]: name }, { preventScrollReset: true });

  return (
    <TabbedPanel label={label} tabs={tabs} chosen={chosen.name} onChoose={choose}>
      {chosen.content}
    </TabbedPanel>
  );
}
