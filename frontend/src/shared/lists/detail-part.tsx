import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { sentenceOf } from '@/shared/lib/failure';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { Fact } from '@/shared/lists/detail-drawer';

/** A titled part of what is known of a record. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface SectionLoadErrorProps {
  failure: unknown;
  /** What to say where the server said nothing. */
  fallback: string;
  onRetry: () => void;
}

/** What stands in a part that could not be loaded. */
export function SectionLoadError({ failure, fallback, onRetry }: SectionLoadErrorProps) {
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">{sentenceOf(failure, fallback)}</Typography>
      <Button variant="outlined" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}

interface ContactFactsProps {
  contactName: string;
  email: string;
  phone: string;
}

/** Among `Facts`: who to speak to, and how. */
export function ContactFacts({ contactName, email, phone }: ContactFactsProps) {
  return (
    <>
      <Fact name="Contact">{contactName}</Fact>
      <Fact name="Email">
        <MailLink to={email} />
      </Fact>
      <Fact name="Phone">
        <PhoneLink to={phone} />
      </Fact>
    </>
  );
}
