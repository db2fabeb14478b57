import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { Choice } from '@/shared/forms/choice';
import type { Option } from '@/shared/forms/form-select';
import { DEFAULT_ORDER } from '@/shared/lists/column-orders';
import styles from '@/shared/lists/data-table.module.css';
import type { ListAddress } from '@/shared/lists/use-list-address';

/** Waits until whoever types pauses. */
const PAUSE_MS = 300;

interface ListToolbarProps {
  address: ListAddress;
  /** What the search looks at: 'Search lenders'; null for a list that has none. */
  searchLabel: string | null;
  filters?: readonly ListFilter[];
  /** What the list can be ordered by; its cards have no heads to press. */
  orders?: readonly Option[];
  /** How fresh the list is. */
  children: ReactNode;
}

export interface ListFilter {
  name: string;
  label: string;
  /** What it reads while nothing is left out. */
  all: string;
  options: readonly Option[];
  /** What is chosen by a button of its own besides, as often as it is. */
  press?: Option;
}

/** What narrows a list, and how fresh it is. */
export function ListToolbar(props: ListToolbarProps) {
  const { address, searchLabel, filters = [], orders = [], children } = props;
  return (
    <Box className={styles['room']}>
      <Box sx={bar}>
        {searchLabel !== null && (
          <TextFilter label={searchLabel} value={address.search} onChange={address.searchFor} />
        )}
        {filters.map((filter) => (
          <ChoiceFilter key={filter.name} address={address} filter={filter} />
        ))}
        {orders.length > 0 && (
          <Box className={styles['whereCards']}>
            <Choice
              sx={narrowing}
              label="Sort by"
              value={address.sort ?? DEFAULT_ORDER}
              options={orders}
              onChoose={address.sortBy}
            />
          </Box>
        )}
        <Box sx={{ ml: { md: 'auto' }, alignSelf: 'end' }}>{children}</Box>
      </Box>
    </Box>
  );
}

interface TextFilterProps {
  label: string;
  type?: 'search' | 'date';
  value: string;
  onChange: (text: string) => void;
}

/** A text or a day that narrows a list, once whoever types it pauses or leaves the field. */
export const TextFilter = memo(function TextFilter(props: TextFilterProps) {
  const { label, type = 'search', value: search, onChange: searchFor } = props;
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
    if (wanted === asked || isBegunYear(type, wanted)) return undefined;
    const pause = setTimeout(() => send(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [type, wanted, asked, send]);
  const sendNow = () => {
    if (wanted !== asked) send(wanted);
  };

  return (
    <FormControl sx={type === 'date' ? narrowing : searched}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type={type}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={sendNow}
        onKeyDown={({ key }) => {
          if (key === 'Enter') sendNow();
        }}
      />
    </FormControl>
  );
});

/** While the year of a day is typed, the browser calls it 0002, 0020 and 0202. */
const isBegunYear = (type: 'search' | 'date', text: string): boolean =>
  type === 'date' && text.startsWith('0');

interface ChoiceFilterProps {
  address: ListAddress;
  filter: ListFilter;
}

/** A choice that narrows a list. */
export const ChoiceFilter = memo(function ChoiceFilter({ address, filter }: ChoiceFilterProps) {
  const { name, label, all, options, press } = filter;
  const chosen = address.filters[name] ?? '';
  return (
    <>
      <Choice
        sx={narrowing}
        label={label}
        value={chosen}
        options={[{ value: '', label: all }, ...options]}
        onChoose={(value) => address.filterBy(name, value)}
      />
      {press && (
        <Button
          variant={chosen === press.value ? 'contained' : 'outlined'}
          aria-pressed={chosen === press.value}
          onClick={() => address.filterBy(name, chosen === press.value ? '' : press.value)}
        >
          {press.label}
        </Button>
      )}
    </>
  );
});

/** Two beside each other on a phone; from there on as wide as their row has room for, so that they take few rows. */
const narrowing = {
  flex: { xs: '0 0 calc(50% - 8px)', sm: '1 1 96px' },
  maxWidth: { sm: 190 },
} as const;
const searched = { flex: { xs: '0 0 100%', sm: '1 1 160px' }, maxWidth: { sm: 320 } } as const;
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: { xs: 2, sm: 1.5 },
  rowGap: 1.5,
  mb: { xs: 2.5, md: 1.5 },
} as const;
