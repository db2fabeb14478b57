import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  type AskedConsent,
  useAnswerConsentMutation,
  useAnswerConsentsMutation,
} from '@/features/deals/applicant/applicant-deals-api';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { errorMessage } from '@/shared/lib/failure';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

interface ConsentQuestionsProps {
  /** The token of the status link. */
  token: string;
  consents: readonly AskedConsent[];
  /** Whether they are the next step in the page's heading. */
  leads: boolean;
}

/** The applicant's consent for each lender. */
export function ConsentQuestions({ token, consents, leads }: ConsentQuestionsProps) {
  const id = useId();
  const open = consents.filter(({ state, canAnswer }) => state === 'asked' && canAnswer);
  const isOpen = open.length > 0;
  const canAnswer = consents.some((consent) => consent.canAnswer);
  // The heading asks it: its answer is right below, within a phone's first screen.
  const isOnly = leads && consents.length === 1;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: leads ? 0 : 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={leads ? visuallyHidden : null}>
        {isOpen ? 'Can we share your details with these lenders?' : 'Lenders we asked you about'}
      </Typography>
      {open.length > 1 && <ToAll token={token} open={open} />}
      {!isOnly && canAnswer && <WhatIsSent />}
      <Box component="ul" sx={isOnly ? { ...list, mt: 0 } : list}>
        {consents.map((consent) => (
          <Question key={consent.id} token={token} consent={consent} isOnly={open.length === 1} />
        ))}
      </Box>
      {isOnly && canAnswer && <WhatIsSent />}
    </Box>
  );
}

const WhatIsSent = () => (
  <Typography variant="body2" sx={{ mt: 1, maxWidth: '60ch' }}>
    We would send your company, contact details and answers. We will not share them with a lender until you
    say yes. You can change your answer until we send them.
  </Typography>
);

/** One answer to all open questions, in one request. */
function ToAll({ token, open }: { token: string; open: readonly AskedConsent[] }) {
  const [answer, { isLoading, error }] = useAnswerConsentsMutation();
  const say = useSingleFlight(async () => {
    // Errors are shown below the button.
    await answer({ token, ids: open.map(({ id }) => id), answer: 'yes' });
  });
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button disabled={isLoading} onClick={() => void say(undefined)}>
        {isLoading ? 'Sending...' : `Yes to all ${open.length}`}
      </Button>
      {error && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {errorMessage(error, 'Your answers were not saved. Check your connection and try again.')}
        </Alert>
      )}
    </Box>
  );
}

const STANDS: Readonly<Record<AskedConsent['state'], (consent: AskedConsent) => string>> = {
  asked: () => 'Waiting for your answer.',
  given: ({ lender, canAnswer, hasDeclined }) => {
    if (canAnswer) return 'You said yes.';
    const sent = `You said yes. We have sent your details to ${lender}`;
    return hasDeclined ? `${sent}, which has declined.` : `${sent}.`;
  },
  refused: ({ lender }) => `You said no. We will not send your details to ${lender}.`,
  withdrawn: ({ lender }) => `You withdrew your yes. We will send nothing more to ${lender}.`,
};

interface QuestionProps {
  token: string;
  consent: AskedConsent;
  /** Whether no other question is open: then consent is the primary action. */
  isOnly: boolean;
}

function Question({ token, consent, isOnly }: QuestionProps) {
  const { id, lender, state, canAnswer } = consent;
  const [answer, { isLoading, error }] = useAnswerConsentMutation();
  const [yes, no] = state === 'asked' ? ['Yes', 'No'] : ['Change to yes', 'Change to no'];
  const say = useSingleFlight(async (isYes: boolean) => {
    // Errors are shown in the question.
    await answer({ token, id, answer: isYes ? 'yes' : 'no' });
  });
  return (
    <Box component="li" aria-label={lender} sx={question}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {lender}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {STANDS[state](consent)}
        </Typography>
      </Box>
      {canAnswer && (
        <Box sx={answers}>
          {state !== 'given' && (
            <Button
              aria-label={`${yes}, ${lender} may have my details`}
              variant={state === 'asked' && isOnly ? 'contained' : 'outlined'}
              disabled={isLoading}
              onClick={() => void say(true)}
            >
              {yes}
            </Button>
          )}
          {(state === 'asked' || state === 'given') && (
            <Button
              aria-label={`${no}, not ${lender}`}
              variant="outlined"
              disabled={isLoading}
              onClick={() => void say(false)}
            >
              {no}
            </Button>
          )}
        </Box>
      )}
      {error && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {errorMessage(error, 'Your answer was not saved. Check your connection and try again.')}
        </Alert>
      )}
    </Box>
  );
}

const list = { m: 0, mt: 2.5, p: 0, listStyle: 'none' } as const;
const question = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderBottomColor: 'divider' },
} as const;
const answers = {
  display: 'flex',
  gap: 1,
  flex: { xs: '1 1 100%', sm: '0 0 auto' },
  '& > button': { flex: { xs: 1, sm: '0 0 auto' }, minWidth: 96 },
} as const;
