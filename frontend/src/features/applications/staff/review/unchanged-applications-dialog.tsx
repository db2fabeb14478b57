import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { UnchangedApplication } from '@/features/applications/staff/list/use-bulk-review';
import { counted } from '@/shared/lib/figures';

interface UnchangedApplicationsDialogProps {
  unchanged: readonly UnchangedApplication[];
  onClose: () => void;
}

/** Lists the applications that a bulk change left unchanged, with the reasons. */
export function UnchangedApplicationsDialog({ unchanged, onClose }: UnchangedApplicationsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`${counted(unchanged.length, 'application')} not changed`}</DialogTitle>
      <DialogContent>
        <Typography>Not changed, and still selected:</Typography>
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 1 }}>
          {unchanged.map(({ id, companyName, error }) => (
            <li key={id}>
              <strong>{companyName}</strong>: {error}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
