import Box from '@mui/material/Box';
import { useCallback, type ReactNode } from 'react';
import { ACTOR_TYPES, SUBJECT_TYPES } from '@/features/activity/activity-words';
import { ChoiceFilter, TextFilter, type ListFilter } from '@/shared/lists/list-toolbar';
import type { ListAddress } from '@/shared/lists/use-list-address';

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
      <Typed address={address} name="person" label="Search people" />
      <Typed address={address} name="record" label="Search records" />
      <ChoiceFilter address={address} filter={WHO} />
      <ChoiceFilter address={address} filter={WHAT} />
      <Typed address={address} name="from" label="From" type="date" />
      <Typed address={address} name="to" label="To" type="date" />
      <Box sx={{ ml: { md: 'auto' }, alignSelf: 'end' }}>{children}</Box>
    </Box>
  );
}

interface TypedProps {
  address: ListAddress;
  name: string;
  label: string;
  type?: 'search' | 'date';
}

function Typed({ address, name, label, type = 'search' }: TypedProps) {
  const { filterBy } = address;
  const narrow = useCallback(
    (text: string) => filterBy(name, text.trim(), { typed: true }),
    [filterBy, name],
  );
  return <TextFilter label={label} type={type} value={address.filters[name] ?? ''} onChange={narrow} />;
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 3 } as const;
