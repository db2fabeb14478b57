import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  useAcknowledgeDisclosureMutation,
  type ApplicantDisclosure,
} from '@/features/commissions/applicant/disclosure-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { SubmitRow } from '@/shared/forms/sending/submit-row';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { useSubmit } from '@/shared/forms/sending/use-submit';
import { longDateAndTime } from '@/shared/lib/dates';

interface HowWeArePaidProps {
  /** The token of the status link. */
  token: string;
  disclosure: ApplicantDisclosure;
}

/** The commission disclosure of this application, which the applicant reads and acknowledges by name. */
export function HowWeArePaid({ token, disclosure }: HowWeArePaidProps) {
  const { version, text, acknowledgedAt, acknowledgedBy } = disclosure;
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 5, p: { xs: 3, sm: 4 } }}>
      <Typography id={id} variant="h3" component="h2">
        How we are paid for this
      </Typography>
      {text.split('\n\n').map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 1.5, maxWidth: '60ch', overflowWrap: 'anywhere' }}>
          {paragraph}
        </Typography>
      ))}
      <Box role="status">
        {acknowledgedAt !== null && (
          <Typography variant="body2" sx={acknowledged}>
            Read by {acknowledgedBy}, {longDateAndTime(acknowledgedAt)}.
          </Typography>
        )}
      </Box>
      {acknowledgedAt === null && <Acknowledgement token={token} version={version} />}
    </Card>
  );
}

interface Values {
  name: string;
}

function Acknowledgement({ token, version }: { token: string; version: number }) {
  const acknowledge = useIdempotent(useAcknowledgeDisclosureMutation());
  const send = useSubmit({
    send: (values: Values) => acknowledge({ token, body: { ...values, version } }),
  });
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <FormikForm<Values>
        initialValues={{ name: '' }}
        validate={({ name }) => (name.trim() === '' ? { name: 'Please enter your name' } : {})}
        onSubmit={send}
      >
        <FormBody label="Confirm that you have read this">
          <Box sx={{ maxWidth: 420 }}>
            <FormTextField name="name" label="Your name" autoComplete="name" required />
          </Box>
          <SubmitRow
            pending="Sending..."
            note="This confirms you have read it and does not commit you. We record your name and the time."
          >
            I have read this
          </SubmitRow>
        </FormBody>
      </FormikForm>
    </Box>
  );
}

const acknowledged = { mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', fontWeight: 600 } as const;
