import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { RecordSection } from '@/shared/frame/record-section';
import { writtenText } from '@/shared/lists/written-text';

interface ApplicationNotesProps {
  application: Application;
  /** What can be done with the internal ones. */
  action?: ReactNode;
}

/** What staff keep about an application, and what its partner says of it. */
export function ApplicationNotes({ application, action }: ApplicationNotesProps) {
  const { partner, notes, partnerNotes } = application;
  return (
    <>
      <RecordSection title="Internal notes" action={action}>
        <Note text={notes} none="None. Only staff can see these." />
      </RecordSection>
      {partner && (
        <RecordSection title={`Notes of ${partner}`}>
          <Note text={partnerNotes} none="None." />
        </RecordSection>
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
