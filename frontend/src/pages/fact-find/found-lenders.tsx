import Alert from '@mui/material/Alert';
import { SavedLinks } from '@/features/applications/saved-links';
import { MatchHints } from '@/features/matching/match-hints';
import { MatchList } from '@/features/matching/match-list';
import type { LenderSearch } from '@/pages/fact-find/use-lender-search';
import { useReveal } from '@/pages/fact-find/use-reveal';

/** The list, brought into view when it appears. */
export function FoundLenders({ search }: { search: Extract<LenderSearch, { stage: 'found' }> }) {
  const { answer, answers, receipt, outdated } = search;
  const heading = useReveal();
  return (
    <MatchList
      answer={answer}
      headingRef={heading}
      note={
        <>
          {outdated && (
            <Alert severity="info" sx={{ mb: 2 }}>
              You have changed an answer since. These are the lenders for the answers you sent; search again
              for the new ones.
            </Alert>
          )}
          <SavedLinks {...receipt} />
        </>
      }
      hints={<MatchHints enquiry={answers} />}
    />
  );
}
