import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Alert from '@mui/material/Alert';
import type { SubmittedApplication } from '@/features/applications/applicant/applications-api';
import { londonIsoDay } from '@/shared/lib/dates';

interface ApplicantNextStepProps {
  /** The server's wording; null once we have responded. */
  callback: SubmittedApplication['callback'] | null;
  /** When the server sent it: its 'today' is only right on that day. */
  at: string | number;
}

/** What happens next, in one sentence. */
export function ApplicantNextStep({ callback, at }: ApplicantNextStepProps) {
  const [today] = useState(() => londonIsoDay(Date.now()));
  const isOfToday = londonIsoDay(at) === today;
  const sentence = callback && isOfToday ? callback.sentence : null;
  if (sentence === null) return null;
  return <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{sentence}</Typography>;
}

/** Says that a loan may be regulated and that we check it; empty if there is nothing to check. */
export function PerimeterNote({ perimeter }: Pick<SubmittedApplication, 'perimeter'>) {
  if (perimeter.reason === null) return null;
  return (
    <Alert severity="info" role="note">
      {perimeter.reason} This is an automatic check, not legal advice.
    </Alert>
  );
}
