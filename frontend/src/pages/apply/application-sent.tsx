import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { SubmittedApplication } from '@/features/applications/applicant/applications-api';
import { SavedLinks } from '@/features/applications/applicant/saved-links';

const stepsFor = ({ callback }: SubmittedApplication): readonly string[] => [
  'We have compared your answers with the panel. Your results link shows the matching lenders and why each one fits.',
  `One of our team will read your application. ${callback.sentence}`,
  'We do not share your details with a lender until you agree. Your status page shows who has them and since when.',
];

interface ApplicationSentProps {
  receipt: SubmittedApplication;
  /** Saved just now: it takes the focus from the form it replaces. */
  fresh: boolean;
  onStartAgain: () => void;
}

/** Replaces the form once the application is saved. */
export function ApplicationSent({ receipt, fresh, onStartAgain }: ApplicationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <div>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        Your application is with us
      </Typography>
      <Typography sx={{ mt: 1 }}>What happens next:</Typography>
      <Box component="ol" sx={list}>
        {stepsFor(receipt).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <SavedLinks {...receipt} />
      <Button variant="outlined" onClick={onStartAgain} sx={{ mt: 3 }}>
        Send another application
      </Button>
    </div>
  );
}

const list = {
  mt: 1.5,
  mb: 4,
  pl: 3,
  display: 'grid',
  gap: 1,
  maxWidth: '64ch',
  '& li::marker': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
