import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Apart } from '@/shared/portal/apart';

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
  const id = useId();
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const chosen = tabs.find(({ name }) => name === params.get(TAB)) ?? first;
  const [tabId, panelId] = [`${id}-tab`, `${id}-panel`];

  // Whatever else the address says is about the tab that one leaves.
  const choose = (name: string) =>
    setParams(name === first.name ? {} : { [TAB]: name }, { preventScrollReset: true });

  return (
    <>
      <Tabs
        value={chosen.name}
        onChange={(_event, name: string) => choose(name)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(({ name, title }) => (
          <Tab
            key={name}
            value={name}
            label={title}
            {...(name === chosen.name && { id: tabId, 'aria-controls': panelId })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId} key={chosen.name} sx={{ pt: 3 }}>
        <Apart>{chosen.content}</Apart>
      </Box>
    </>
  );
}
