import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { strongWords } from '@/features/matching/fit';
import type { MatchAnswer } from '@/features/matching/match-answer';
import { type Enquiry, useCurrentMatchesQuery } from '@/features/matching/matching-api';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { counted } from '@/shared/lib/figures';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { isFailure } from '@/shared/lib/failure';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const MatchesDialog = lazyComponent(
  async () => (await import('@/features/matching/matches-dialog')).MatchesDialog,
);

/** The matching lenders for an enquiry while it is typed. Null if too little is known. */
export function CurrentMatches({ enquiry }: { enquiry: Enquiry | null }) {
  const { answer, outdated } = useCurrentMatches(enquiry);
  const { dialog, openDialog } = useDialog(answer && enquiry ? { answer, enquiry } : undefined);
  return (
    <Box sx={strip}>
      <Box role="status" aria-busy={outdated} sx={{ flex: '1 1 24ch', opacity: outdated ? 0.6 : 1 }}>
        {answer ? <Count answer={answer} /> : <Waiting known={enquiry !== null} outdated={outdated} />}
      </Box>
      {answer && answer.totalMatches > 0 && (
        <Button
          variant="outlined"
          size="small"
          disabled={outdated}
          onClick={() => openDialog(MatchesDialog, {})}
        >
          Show the lenders
        </Button>
      )}
      {answer && enquiry && dialog}
    </Box>
  );
}

function Count({ answer: { strongMatches, totalMatches, advisories } }: { answer: MatchAnswer }) {
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {headlineOf({ strongMatches, totalMatches })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {explanationOf({ strongMatches, totalMatches })}
      </Typography>
      {advisories.map((advisory) => (
        <Typography key={advisory} variant="body2" color="textSecondary">
          {advisory}
        </Typography>
      ))}
    </>
  );
}

function Waiting({ known, outdated }: { known: boolean; outdated: boolean }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {known && outdated && 'Counting the lenders that fit…'}
      {known && !outdated && 'We will match lenders when you submit the case.'}
      {!known && 'Enter a funding type and an amount to see how many lenders fit.'}
    </Typography>
  );
}

type Counts = Pick<MatchAnswer, 'strongMatches' | 'totalMatches'>;

/** A case does not ask all that the rule weighs, so lenders that fit may all have points to confirm. */
const headlineOf = ({ strongMatches, totalMatches }: Counts): string => {
  const onlyMayFit = strongMatches === 0 && totalMatches > 0;
  return onlyMayFit ? `${counted(totalMatches, 'lender')} may fit` : strongWords(strongMatches);
};

const STRONG = 'a score of 70 or more, with one minor point to confirm at most.';

const explanationOf = ({ strongMatches, totalMatches }: Counts): string => {
  if (totalMatches === 0) return 'No lender on the panel fits these answers today.';
  if (strongMatches === 0) return `There are points to confirm. A strong match has ${STRONG}`;
  return `Of ${counted(totalMatches, 'lender')} on the panel that may fit. Strong means ${STRONG}`;
};

const strip = {
  px: 2,
  py: 1.5,
  minHeight: 72,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  borderLeft: 3,
  borderColor: 'copper',
  bgcolor: 'background.default',
} as const;

/** Long, because a partner has a limited number of requests an hour. */
const PAUSE_MS = 600;

interface CurrentMatches {
  /** Null while nothing is known, or if the request failed. */
  answer: MatchAnswer | null;
  /** Whether the answer is for earlier values, and the next one is on its way. */
  outdated: boolean;
}

/** The lenders for an enquiry that is being typed. Failures are silent; after a 429 it sends no more requests. */
function useCurrentMatches(enquiry: Enquiry | null): CurrentMatches {
  const [rateLimited, setRateLimited] = useState(false);
  const { data, currentData, error, isFetching, isCurrent } = useDebouncedQuery(
    useCurrentMatchesQuery,
    enquiry === null || rateLimited ? skipToken : enquiry,
    PAUSE_MS,
  );
  if (!rateLimited && isFailure(error) && error.status === 429) setRateLimited(true);

  if (enquiry === null || rateLimited) return { answer: null, outdated: false };
  const outdated = !isCurrent || isFetching;
  return { answer: (outdated ? data : currentData) ?? null, outdated };
}
