import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useId, type ReactNode } from 'react';
import { ACTOR_TYPES, SUBJECT_TYPES } from '@/features/activity/activity-words';
import { ChoiceFilter, narrowing, TextFilter, type ListFilter } from '@/shared/portal/list-toolbar';
import type { ListAddress } from '@/shared/portal/use-list-address';

const WHO: ListFilter = { name: 'actorType', label: 'Done by', all: 'Anybody', options: ACTOR_TYPES };
const WHAT: ListFilter = { name: 'subjectType', label: 'About', all: 'Anything', options: SUBJECT_TYPES };

/** What the log is narrowed by, as its address and the API name it. */
export const ACTIVITY_FILTERS = ['person', 'actorType', 'record', 'subjectType', 'from', 'to'].map(
  (name) => ({
    name,
  }),
);

interface ActivityFiltersProps {
  address: ListAddress;
  /** How fresh the log is. */
  children: ReactNode;
}

export function ActivityFilters({ address, children }: ActivityFiltersProps) {
  return (
    <Box sx={bar}>
      <Searched address={address} name="person" label="Search people" />
      <Searched address={address} name="record" label="Search records" />
      <ChoiceFilter address={address} filter={WHO} />
      <ChoiceFilter address={address} filter={WHAT} />
      <Day address={address} name="from" label="From" />
      <Day address={address} name="to" label="To" />
      <Box sx={{ ml: { md: 'auto' }, alignSelf: 'end' }}>{children}</Box>
    </Box>
  );
}

interface NamedFilterProps {
  address: ListAddress;
  name: string;
  label: string;
}

function Searched({ address, name, label }: NamedFilterProps) {
  const { filterBy } = address;
  const search = useCallback((text: string) => filterBy(name, text.trim()), [filterBy, name]);
  return <TextFilter label={label} value={address.filters[name] ?? ''} onChange={search} />;
}

function Day({ address, name, label }: NamedFilterProps) {
  const id = useId();
  return (
    <FormControl sx={narrowing}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="date"
        value={address.filters[name] ?? ''}
        onChange={({ target }) => address.filterBy(name, target.value)}
      />
    </FormControl>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 3 } as const;
