import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { codeText } from '@/shared/ui/code-text';
import { PublicPage } from '@/shared/ui/page';

interface ProsePageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A text page: a title, an introduction, and topics in one column. */
export function ProsePage({ title, intro, children }: ProsePageProps) {
  return (
    <PublicPage title={title} intro={intro} width="reading">
      <Box sx={prose}>{children}</Box>
    </PublicPage>
  );
}

export function Topic({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </section>
  );
}

const prose = {
  maxWidth: '68ch',
  display: 'grid',
  gap: 5,
  '& p, & ul, & dl': { m: 0, mt: 1.5 },
  '& ul': { pl: 3, display: 'grid', gap: 1 },
  '& dt': { mt: 2, fontWeight: 600 },
  '& dd': { m: 0, mt: 0.5 },
  // A long URL wraps rather than widening the page.
  '& a': { color: 'primary.main', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '& code': codeText,
  '& mark': {
    display: 'block',
    px: 2,
    py: 1.5,
    borderRadius: '6px',
    bgcolor: 'wash.warning',
    color: 'text.primary',
  },
} as const;
