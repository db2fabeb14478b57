import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import type { ListAddress } from '@/shared/portal/use-list-address';
import { ChevronIcon } from '@/shared/ui/icons';

/** Waits until whoever types pauses. */
const PAUSE_MS = 300;

interface ListToolbarProps {
  address: ListAddress;
  /** What the search looks at: 'Search lenders'; null for a list that has none. */
  searchLabel: string | null;
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
      {searchLabel !== null && (
        <TextFilter label={searchLabel} value={address.search} onChange={address.searchFor} />
      )}
      {filters.map((filter) => (
        <ChoiceFilter key={filter.name} address={address} filter={filter} />
      ))}
      <Box sx={{ ml: { md: 'auto' }, alignSelf: 'end' }}>{children}</Box>
    </Box>
  );
}

interface TextFilterProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A text that narrows a list, once whoever types it pauses. */
export const TextFilter = memo(function TextFilter(props: TextFilterProps) {
  const { label, value: search, onChange: searchFor } = props;
  const id = useId();
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // What was typed and sent to the address, which says it back later, when more may have been typed.
  const [sent, setSent] = useState<readonly string[]>([]);

  if (shown !== search) {
    setShown(search);
    const place = sent.indexOf(search);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    // The address may change by other means: the way back, 'Show all'.
    if (place < 0) setText(search);
  }

  const send = useCallback(
    (wanted: string) => {
      setSent((before) => [...before, wanted]);
      searchFor(wanted);
    },
    [searchFor],
  );

  const wanted = text.trim();
  const asked = sent.at(-1) ?? search;
  useEffect(() => {
    if (wanted === asked) return undefined;
    const pause = setTimeout(() => send(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted, asked, send]);

  return (
    <FormControl sx={searched}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && wanted !== asked) send(wanted);
        }}
      />
    </FormControl>
  );
});

interface ChoiceFilterProps {
  address: ListAddress;
  filter: ListFilter;
}

/** A choice that narrows a list. */
export const ChoiceFilter = memo(function ChoiceFilter({ address, filter }: ChoiceFilterProps) {
  const { name, label, all, options } = filter;
  const id = useId();
  return (
    <FormControl sx={narrowing}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        value={address.filters[name] ?? ''}
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
});

/** Two beside each other on a phone; from there on as wide as their row has room for, so that they take few rows. */
export const narrowing = {
  flex: { xs: '0 0 calc(50% - 8px)', sm: '1 1 140px' },
  maxWidth: { sm: 190 },
} as const;
const searched = { flex: { xs: '0 0 100%', sm: '1 1 180px' }, maxWidth: { sm: 320 } } as const;
const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2.5 } as const;
