import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { LaterAnswers } from '@/features/applications/applicant/applications-api';
import { NextStep } from '@/features/applications/applicant/next-step';
import { PerimeterNote } from '@/features/applications/applicant/perimeter-note';
import { SavedLinks } from '@/features/applications/applicant/saved-links';
import { OpenQuestions } from '@/features/fact-find/open-questions';
import { SearchAgain } from '@/features/fact-find/search-again';
import { MatchHints } from '@/features/matching/match-hints';
import { MatchList } from '@/features/matching/match-list';
import type { FoundLenders as Found } from '@/pages/fact-find/kept-search';
import { useReveal } from '@/pages/fact-find/use-reveal';

interface FoundLendersProps {
  found: Found;
  /** Just found: scrolled into view. */
  fresh: boolean;
  /** An answer has been changed since. */
  outdated: boolean;
  formId: string;
  onAnswer: (answers: LaterAnswers) => Promise<void>;
}

/** The list of matches. Once an answer changes, a note and a grey tint mark it as outdated. */
export function FoundLenders({ found, fresh, outdated, formId, onAnswer }: FoundLendersProps) {
  const { answer, answers, receipt } = found;
  const heading = useReveal(fresh);
  return (
    <div>
      <Box role="status" sx={bar}>
        {outdated && (
          <Alert severity="warning" role="presentation" action={<SearchAgain formId={formId} />} sx={words}>
            You have changed an answer. These matches are for your earlier answers.
          </Alert>
        )}
      </Box>
      <Box sx={outdated ? earlier : null}>
        <MatchList
          answer={answer}
          enquiry={answers}
          headingRef={heading}
          questions={!outdated && <OpenQuestions questions={answer.questions} onAnswer={onAnswer} />}
          next={<NextStep callback={receipt.callback} at={receipt.createdAt} />}
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
const bar = { position: 'sticky', top: 80, zIndex: 2, displayPrint: 'none', '& > *': { mb: 3 } } as const;

const earlier = { filter: 'grayscale(1)', '--below-bar': '160px' } as const;

const words = {
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  boxShadow: 1,
  '& .MuiAlert-action': { p: 0, pl: { sm: 2 }, m: 0, ml: { sm: 'auto' }, pb: { xs: 1, sm: 0 } },
} as const;
