import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { ApplicantNextStep, PerimeterNote } from '@/features/applications/applicant/applicant-next-step';
import { SavedLinks } from '@/features/applications/applicant/saved-links';
import { OpenQuestions } from '@/features/fact-find/open-questions';
import { type LenderSearchResult, useFactFind } from '@/features/fact-find/fact-find-state';
import { SearchAgain } from '@/features/fact-find/fact-find-body';
import { MatchList } from '@/features/matching/match-list';
import { type Enquiry, useMatchHintsQuery } from '@/features/matching/matching-api';
import { HEADER_HEIGHT } from '@/shared/ui/header-height';

/** The list of matches. Once an answer changes, a note and a grey tint mark it as outdated. */
export function FoundLenders({ found }: { found: LenderSearchResult }) {
  const { definition, fresh, outdated, answer: onAnswer } = useFactFind();
  const { answer, answers, receipt } = found;
  const heading = useReveal(fresh);
  return (
    <div>
      <Box role="status" sx={bar}>
        {outdated && (
          <Alert
            severity="warning"
            role="presentation"
            action={<SearchAgain formId={definition.id} />}
            sx={words}
            slotProps={{ action: { sx: searchAgain } }}
          >
            You have changed an answer. These matches are for your earlier answers.
          </Alert>
        )}
      </Box>
      <Box sx={outdated ? earlier : null}>
        <MatchList
          answer={answer}
          enquiry={answers}
          headingRef={heading}
          stickyTop={outdated ? BELOW_NOTE : undefined}
          questions={!outdated && <OpenQuestions questions={answer.questions} onAnswer={onAnswer} />}
          next={<ApplicantNextStep callback={receipt.callback} at={receipt.createdAt} />}
          note={<PerimeterNote {...receipt} />}
          links={<SavedLinks {...receipt} />}
          resultsToken={receipt.resultsToken}
          hints={<MatchHints enquiry={answers} />}
        />
      </Box>
    </div>
  );
}

/** Sticks below the header while the list is in view. */
const bar = {
  position: 'sticky',
  top: HEADER_HEIGHT + 8,
  zIndex: 2,
  displayPrint: 'none',
  '& > *': { mb: 3 },
} as const;

const earlier = { filter: 'grayscale(1)' } as const;

/** Below the header and the note. */
const BELOW_NOTE = HEADER_HEIGHT + 88;

const words = {
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  boxShadow: 1,
} as const;

const searchAgain = { p: 0, pl: { sm: 2 }, m: 0, ml: { sm: 'auto' }, pb: { xs: 1, sm: 0 } } as const;

/** Changes that would bring more strong matches. Loaded after the list; empty if there are none. */
function MatchHints({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const { data } = useMatchHintsQuery(enquiry);
  if (!data || data.hints.length === 0) return null;
  return (
    <Paper component="section" variant="accent" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        What would improve your matches
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data.hints.map((hint) => (
          <Typography
            key={hint}
            component="li"
            variant="body2"
            sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}
          >
            {hint}
          </Typography>
        ))}
      </Box>
    </Paper>
  );
}

const DELAY_MS = 500;

/** Brings a fresh heading into view and into focus half a second after it appears, unless the reader has moved on. */
export function useReveal(fresh: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!fresh) return;
    const before = document.activeElement;
    const timer = setTimeout(() => {
      const now = document.activeElement;
      if (now !== before && now !== document.body) return;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      heading.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  return heading;
}
