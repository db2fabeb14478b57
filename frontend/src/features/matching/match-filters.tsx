import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Match } from '@/features/matching/match-answer';
import { SearchField } from '@/shared/forms/fields/search-field';

export interface MatchFilter {
  readonly strongOnly: boolean;
  readonly confirmedOnly: boolean;
  /** Part of a lender's name. */
  readonly name: string;
}

export const NO_FILTER: MatchFilter = { strongOnly: false, confirmedOnly: false, name: '' };

export const filtered = (
  matches: readonly Match[],
  { strongOnly, confirmedOnly, name }: MatchFilter,
): readonly Match[] => {
  const part = name.trim().toLowerCase();
  return matches.filter(
    ({ fit, unconfirmed, lender }) =>
      (!strongOnly || fit === 'strong') &&
      (!confirmedOnly || unconfirmed.length === 0) &&
      lender.name.toLowerCase().includes(part),
  );
};

interface MatchFiltersProps {
  filter: MatchFilter;
  onChange: (filter: MatchFilter) => void;
}

/** Filters the loaded list without another request. */
export function MatchFilters({ filter, onChange }: MatchFiltersProps) {
  const { strongOnly, confirmedOnly, name } = filter;
  return (
    <Box role="group" aria-label="Filter matches" sx={row}>
      <SearchField
        label="Lender’s name"
        value={name}
        sx={{ flex: '0 1 240px', minWidth: 160 }}
        onChange={(text) => onChange({ ...filter, name: text })}
      />
      <FormControlLabel
        label="Strong matches only"
        control={
          <Checkbox
            checked={strongOnly}
            onChange={({ target }) => onChange({ ...filter, strongOnly: target.checked })}
          />
        }
      />
      <FormControlLabel
        label="Fully confirmed only"
        control={
          <Checkbox
            checked={confirmedOnly}
            onChange={({ target }) => onChange({ ...filter, confirmedOnly: target.checked })}
          />
        }
      />
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: 3,
  rowGap: 1,
  displayPrint: 'none',
} as const;
