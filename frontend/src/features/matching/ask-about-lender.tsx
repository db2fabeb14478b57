import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { MatchedLender } from '@/features/matching/match-answer';
import { useAskAboutLenderMutation } from '@/features/matching/matching-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { SubmitRow } from '@/shared/forms/sending/submit-row';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { site } from '@/shared/site/settings';

interface AskAboutLenderProps {
  lender: MatchedLender;
  /** The results that list the lender. */
  resultsToken: string;
  /** Once it is sent or cancelled. */
  onDone: (isSent: boolean) => void;
}

interface Values {
  message: string;
}

/** A note to staff on the case: the applicant stays with us rather than calling the lender. */
export function AskAboutLender({
  lender: { id: lenderId, name },
  resultsToken,
  onDone,
}: AskAboutLenderProps) {
  const ask = useIdempotent(useAskAboutLenderMutation());
  const send = useSubmit({
    send: ({ message }: Values) =>
      ask({ token: resultsToken, body: { lenderId, ...(message.trim() !== '' && { message }) } }),
    onSuccess: () => onDone(true),
  });
  return (
    <Box sx={{ mt: 2 }}>
      <FormikForm<Values> initialValues={{ message: '' }} onSubmit={send}>
        <FormBody label={`Ask us about ${name}`}>
          <FormTextField
            name="message"
            label="Your question"
            autoFocus
            rows={3}
            helperText="You can leave this empty: we will call you about this lender."
          />
          <SubmitRow
            pending="Sending..."
            note={`Only we read your question. In a hurry? Call ${site.phone.shown}.`}
          >
            Send question
          </SubmitRow>
          <div>
            <Button variant="text" size="small" onClick={() => onDone(false)}>
              Cancel
            </Button>
          </div>
        </FormBody>
      </FormikForm>
    </Box>
  );
}

/** The button, and what replaces it. */
export function useAskAboutLender(lender: MatchedLender, resultsToken: string | undefined) {
  const id = useId();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'sent') confirmation.current?.focus();
  }, [state]);
  if (resultsToken === undefined) return { button: null, form: null };
  const form = (
    <div id={id}>
      {state === 'open' && (
        <AskAboutLender
          lender={lender}
          resultsToken={resultsToken}
          onDone={(isSent) => setState(isSent ? 'sent' : 'closed')}
        />
      )}
      {state === 'sent' && (
        <Typography
          ref={confirmation}
          tabIndex={-1}
          role="status"
          variant="body2"
          sx={{ mt: 1.5, fontWeight: 600 }}
        >
          We have your question about {lender.name}. We will call you.
        </Typography>
      )}
    </div>
  );
  const button = (
    <Button
      variant="text"
      size="small"
      aria-expanded={state === 'open'}
      aria-controls={id}
      onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      sx={{ displayPrint: 'none', minHeight: { xs: 32, sm: 40 }, p: 0, ...quietly }}
    >
      Ask us about {lender.name}
    </Button>
  );
  return { button: state === 'sent' ? null : button, form };
}

const quietly = {
  typography: { xs: 'caption', sm: 'body2' },
  '&&': { fontWeight: 600 },
  textDecoration: 'underline',
} as const;
