import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { LeadValues } from '@/features/leads/lead-values';
import { useCountLeadsWithEmailQuery } from '@/features/leads/leads-api';
import { useForm } from '@/shared/forms/form-context';
import { partnerPaths } from '@/shared/routing/paths';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const PAUSE_MS = 400;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The list with a search. */
const hrefOf = (search: string): string =>
  `${partnerPaths.dashboard}?${new URLSearchParams({ tab: 'leads', q: search }).toString()}`;

/** Warns of leads with the same address. Does not block: one person may be two leads. */
export function DuplicateNote() {
  const { values } = useForm<LeadValues>();
  const email = values.email.trim();
  const { currentData, isCurrent } = useDebouncedQuery(
    useCountLeadsWithEmailQuery,
    ADDRESS.test(email) ? email : skipToken,
    PAUSE_MS,
  );
  const count = isCurrent ? (currentData?.count ?? 0) : 0;
  return (
    <Box role="status" sx={note}>
      {count > 0 && (
        <>
          You already have {count === 1 ? 'a lead' : `${count} leads`} with this address.{' '}
          <MuiLink href={hrefOf(email)} target="_blank" rel="noopener">
            Look at {count === 1 ? 'it' : 'them'} in a new tab
          </MuiLink>
        </>
      )}
    </Box>
  );
}

const note = {
  typography: 'caption',
  color: 'warning.main',
  '&:not(:empty)': { mt: 0.75 },
} as const;
