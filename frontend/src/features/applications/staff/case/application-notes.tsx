import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { writtenText } from '@/shared/ui/written-text';
import { Section } from '@/shared/ui/section';

interface ApplicationNotesProps {
  application: Application;
  /** Actions on the internal notes. */
  action?: ReactNode;
}

/** The internal notes, and the partner's. */
export function ApplicationNotes({ application, action }: ApplicationNotesProps) {
  const { partner, notes, partnerNotes } = application;
  return (
    <>
      <Section variant="card" title="Internal notes" actions={action}>
        <Note text={notes} none="None. Only staff can see these." />
      </Section>
      {partner && (
        <Section variant="card" title={`Notes from ${partner}`}>
          <Note text={partnerNotes} none="None." />
        </Section>
      )}
    </>
  );
}

const Note = ({ text, none }: { text: string | null; none: string }) => (
  <Typography variant="body2" component="div" color={text ? 'textPrimary' : 'textSecondary'}>
    <Box component="span" sx={writtenText}>
      {text ?? none}
    </Box>
  </Typography>
);
