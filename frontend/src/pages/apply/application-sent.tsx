import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Receipt } from '@/features/applications/applications-api';
import { SavedLinks } from '@/features/applications/saved-links';
import { replies } from '@/shared/site/claims';

const steps = [
  'We have compared your answers with the panel. Your results link shows the lenders, each with its reasons.',
  `A person reads your application and gets in touch ${replies.promised}.`,
  'No lender is given your details until you have agreed to it. Your status link says who has them and since when.',
];

/** Takes the place of the form once the application is saved. */
export function ApplicationSent({ receipt }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
        Your application is with us
      </Typography>
      <Typography sx={{ mt: 1 }}>What happens next:</Typography>
      <Box component="ol" sx={list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <SavedLinks {...receipt} />
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
