import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, useCallback, useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { SearchField } from '@/shared/forms/fields/search-field';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { Option } from '@/shared/forms/fields/options';
import { DEFAULT_ORDER } from '@/shared/lists/table/column-orders';
import { listRoom } from '@/shared/lists/table/data-table-columns';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { ChevronIcon } from '@/shared/ui/icons';
import { useIsPhone } from '@/shared/ui/use-is-phone';

/** Debounces typing. */
const PAUSE_MS = 300;

interface ListToolbarProps {
  urlState: ListUrlState;
  /** Accessible name of the search: 'Search lenders'; null for no search. */
  searchLabel: string | null;
  filters?: readonly ListFilter[];
  /** The orders to choose from; cards have no column headers. */
  orders?: readonly Option[];
  /** Whether it shows cards on wide screens, too. */
  cards?: boolean;
  /** View controls and freshness. */
  children: ReactNode;
}

/**
 * Number of visible filters; a button shows the others. On a phone it hides all of them, so that rows are in view.
 */
const IN_SIGHT = 4;

interface NamedFilter {
  name: string;
  label: string;
}

/** A choice from a few options, or all. */
interface ChosenFilter extends NamedFilter {
  /** The label of the 'all' option, if it is not 'All'. */
  all?: string;
  options: readonly Option[];
  /** An option that also has a button, because it is used often. */
  toggle?: Option;
}

/** Text or a date. */
interface TypedFilter extends NamedFilter {
  typed: 'search' | 'date';
}

/** A filter with a control of its own, such as a search select. */
interface ControlledFilter extends NamedFilter {
  Control: ComponentType<FilterControlProps>;
}

export interface FilterControlProps {
  label: string;
  /** '' if the filter is off. */
  value: string;
  sx: SxProps<Theme>;
  onChange: (value: string) => void;
}

export type ListFilter = ChosenFilter | TypedFilter | ControlledFilter;

/** The filters of a list and its freshness. */
export function ListToolbar(props: ListToolbarProps) {
  const { urlState, searchLabel, filters = [], orders = [], cards = false, children } = props;
  const isPhone = useIsPhone();
  const othersId = useId();
  const [open, setOpen] = useState(false);
  const inSight = filters.slice(0, isPhone ? 0 : IN_SIGHT);
  const others = filters.slice(inSight.length);
  const sorting = orders.length > 0 && (
    <Box sx={cards ? forCards : onlyForCards}>
      <SelectField
        sx={filterField}
        label="Sort by"
        value={urlState.sort ?? DEFAULT_ORDER}
        options={orders}
        onChange={urlState.sortBy}
      />
    </Box>
  );
  // On a phone the button also hides what is not a filter, so that the first rows are in view.
  const allBehind = isPhone && others.length > 0;
  return (
    <Box sx={listRoom}>
      <Box sx={bar}>
        {searchLabel !== null && (
          <TextFilter label={searchLabel} value={urlState.search} onChange={urlState.searchFor} />
        )}
        {inSight.map((filter) => (
          <Filter key={filter.name} urlState={urlState} filter={filter} />
        ))}
        {!allBehind && sorting}
        {others.length > 0 && (
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            <OthersButton
              urlState={urlState}
              others={others}
              open={open}
              controls={othersId}
              onTurn={() => setOpen(!open)}
            />
            {!isPhone && <ClearButton urlState={urlState} />}
          </Box>
        )}
        {!allBehind && <Box sx={how}>{children}</Box>}
      </Box>
      {others.length > 0 && (
        <Box id={othersId} hidden={!open} role="group" aria-label="More filters" sx={open ? bar : null}>
          {open && (
            <>
              {others.map((filter) => (
                <Filter key={filter.name} urlState={urlState} filter={filter} />
              ))}
              {allBehind && sorting}
              {isPhone && <ClearButton urlState={urlState} />}
              {allBehind && children}
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

interface OthersButtonProps {
  urlState: ListUrlState;
  others: readonly ListFilter[];
  open: boolean;
  /** The id of the controlled element. */
  controls: string;
  onTurn: () => void;
}

/** Shows the hidden filters, and how many of them are active. */
function OthersButton({ urlState, others, open, controls, onTurn }: OthersButtonProps) {
  const inForce = others.filter(({ name }) => urlState.filters[name] !== undefined).length;
  return (
    <Button
      variant={inForce > 0 ? 'contained' : 'outlined'}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={inForce > 0 ? `Filters, ${inForce} applied` : 'Filters'}
      onClick={onTurn}
      sx={{ gap: '6px', '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' } }}
    >
      Filters{inForce > 0 && ` (${inForce})`}
      <ChevronIcon width={16} height={16} />
    </Button>
  );
}

/** Clears all filters. Always rendered, so that nothing moves. */
const ClearButton = ({ urlState }: { urlState: ListUrlState }) => (
  <Button
    variant="text"
    disabled={!urlState.isFiltered}
    aria-label="Clear search and filters"
    onClick={urlState.clear}
  >
    Clear
  </Button>
);

interface TextFilterProps {
  label: string;
  type?: 'search' | 'date';
  value: string;
  onChange: (text: string) => void;
}

/** A filter by text or date, applied when the user pauses or leaves the field. */
const TextFilter = memo(function TextFilter(props: TextFilterProps) {
  const { label, type = 'search', value: search, onChange: searchFor } = props;
  const [text, setText] = useState(search);
  const [isTyping, setIsTyping] = useState(false);
  const [shown, setShown] = useState(search);

  // The URL also changes by other means, such as Back or 'Clear'.
  if (shown !== search) {
    setShown(search);
    if (!isTyping && search !== text.trim()) setText(search);
  }

  const send = useCallback(() => {
    setIsTyping(false);
    searchFor(text.trim());
  }, [searchFor, text]);
  useEffect(() => {
    if (!isTyping || isBegunYear(type, text)) return undefined;
    const pause = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isTyping, type, text, send]);
  const sendNow = () => {
    if (isTyping) send();
  };

  return (
    <SearchField
      label={label}
      type={type}
      value={text}
      sx={type === 'date' ? filterField : searched}
      onChange={(typed) => {
        setText(typed);
        setIsTyping(true);
      }}
      onBlur={sendNow}
      onKeyDown={({ key }) => {
        if (key === 'Enter') sendNow();
      }}
    />
  );
});

/** While a year is typed, the browser reports 0002, 0020 and 0202. */
const isBegunYear = (type: 'search' | 'date', text: string): boolean =>
  type === 'date' && text.startsWith('0');

interface FilterProps<Kind extends ListFilter> {
  urlState: ListUrlState;
  filter: Kind;
}

function Filter({ urlState, filter }: FilterProps<ListFilter>) {
  if ('typed' in filter) return <TextOrDayFilter urlState={urlState} filter={filter} />;
  if ('options' in filter) return <ChoiceFilter urlState={urlState} filter={filter} />;
  const { name, label, Control } = filter;
  return (
    <Control
      label={label}
      value={urlState.filters[name] ?? ''}
      sx={filterField}
      onChange={(value) => urlState.filterBy(name, value)}
    />
  );
}

function TextOrDayFilter({ urlState, filter: { name, label, typed } }: FilterProps<TypedFilter>) {
  const { filterBy, filters } = urlState;
  const narrow = useCallback(
    (text: string) => filterBy(name, text.trim(), { typed: true }),
    [filterBy, name],
  );
  return <TextFilter label={label} type={typed} value={filters[name] ?? ''} onChange={narrow} />;
}

/** A filter with options. */
const ChoiceFilter = memo(function ChoiceFilter({ urlState, filter }: FilterProps<ChosenFilter>) {
  const { name, label, all = 'All', options, toggle } = filter;
  const chosen = urlState.filters[name] ?? '';
  return (
    <>
      <SelectField
        sx={filterField}
        label={label}
        value={chosen}
        options={[{ value: '', label: all }, ...options]}
        onChange={(value) => urlState.filterBy(name, value)}
      />
      {toggle && (
        <Button
          variant={chosen === toggle.value ? 'contained' : 'outlined'}
          aria-pressed={chosen === toggle.value}
          onClick={() => urlState.filterBy(name, chosen === toggle.value ? '' : toggle.value)}
        >
          {toggle.label}
        </Button>
      )}
    </>
  );
});

/** Cards have no column headers to sort by. */
const forCards = { display: 'contents' } as const;
const onlyForCards = { ...forCards, '@container (min-width: 950px)': { display: 'none' } } as const;
/** Two per row on a phone; otherwise as wide as the row allows. */
const filterField = {
  flex: { xs: '0 0 calc(50% - 6px)', sm: '1 1 96px' },
  maxWidth: { sm: 190 },
} as const;
/** Leaves room for the filter button on a phone. */
const searched = { flex: '1 1 160px', maxWidth: { sm: 320 } } as const;
const how = {
  ml: { md: 'auto' },
  alignSelf: 'end',
  // On a phone its children flow with the others.
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
} as const;
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  mb: { xs: 1.5, sm: 2.5, md: 1.5 },
} as const;
