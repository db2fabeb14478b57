import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useFormikContext } from 'formik';
import type { LeadValues } from '@/features/leads/lead-values';
import { useCountLeadsWithEmailQuery } from '@/features/leads/leads-api';
import { partnerPaths } from '@/shared/frame/paths';
import { useDebouncedValue } from '@/shared/lib/use-debounced-value';

/** Waits until whoever types pauses. */
const PAUSE_MS = 400;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Where the list shows what a search finds. */
const hrefOf = (search: string): string =>
  `${partnerPaths.dashboard}?${new URLSearchParams({ tab: 'leads', q: search }).toString()}`;

/** Warns of leads that have the same address already. It stands in nobody's way: one person may be two leads. */
export function DuplicateNote() {
  const { values } = useFormikContext<LeadValues>();
  const email = values.email.trim();
  const asked = useDebouncedValue(email, PAUSE_MS);
  const { currentData } = useCountLeadsWithEmailQuery(asked, { skip: !ADDRESS.test(asked) });
  const count = asked === email ? (currentData?.count ?? 0) : 0;
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
