import Alert from '@mui/material/Alert';
import type { Receipt } from '@/features/applications/applicant/applications-api';

/** Says that a loan may be regulated and that we check it; empty if there is nothing to check. */
export function PerimeterNote({ perimeter }: Pick<Receipt, 'perimeter'>) {
  if (perimeter.reason === null) return null;
  return (
    <Alert severity="info" role="note">
      {perimeter.reason} This is an automatic check, not legal advice.
    </Alert>
  );
}
