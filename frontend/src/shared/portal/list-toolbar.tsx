import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ListAddress } from '@/shared/portal/use-list-address';
import { ChevronIcon } from '@/shared/ui/icons';

/** Waits until whoever types pauses. */
const PAUSE_MS = 300;

interface ListToolbarProps {
  address: ListAddress;
  /** What the search looks at: 'Search lenders'. */
  searchLabel: string;
  filters?: readonly ListFilter[];
  /** How fresh the list is. */
  children: ReactNode;
}

export interface ListFilter {
  name: string;
  label: string;
  /** What it reads while nothing is left out. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** What narrows a list, and how fresh it is. */
export function ListToolbar({ address, searchLabel, filters = [], children }: ListToolbarProps) {
  return (
    <Box sx={bar}>
      <Search address={address} label={searchLabel} />
      {filters.map((filter) => (
        <Filter key={filter.name} address={address} filter={filter} />
      ))}
      <Box sx={{ ml: { md: 'auto' }, alignSelf: 'end' }}>{children}</Box>
    </Box>
  );
}

function Search({ address, label }: { address: ListAddress; label: string }) {
  const id = useId();
  const { search, searchFor } = address;
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  const asked = useRef(search);

  // The address may change by other means: the way back, 'Show all'.
  if (shown !== search) {
    setShown(search);
    if (search !== text.trim()) setText(search);
  }

  useEffect(() => {
    asked.current = text.trim();
    const pause = setTimeout(() => {
      if (asked.current !== search) searchFor(asked.current);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, search, searchFor]);

  return (
    <FormControl sx={{ width: { xs: '100%', sm: 320 } }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') searchFor(text);
        }}
      />
    </FormControl>
  );
}

function Filter({
  address,
  filter: { name, label, all, options },
}: {
  address: ListAddress;
  filter: ListFilter;
}) {
  const id = useId();
  return (
    <FormControl sx={{ width: { xs: 'calc(50% - 8px)', sm: 190 } }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        value={address.filter(name) ?? ''}
        onChange={({ target }) => address.filterBy(name, target.value)}
        input={<OutlinedInput />}
        IconComponent={ChevronIcon}
        inputProps={{ id }}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2.5 } as const;
