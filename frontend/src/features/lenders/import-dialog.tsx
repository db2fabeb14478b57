import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ImportReport } from '@/features/lenders/import-report';
import { useWorkbookImport } from '@/features/lenders/use-workbook-import';
import { useOnPhone } from '@/shared/portal/use-on-phone';
import { FileDrop } from '@/shared/portal/file-drop';

/** Takes a workbook of lenders in one step, and shows what became of it row by row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const onPhone = useOnPhone();
  const { importFile, progress, fileName, answer } = useWorkbookImport();
  const close = () => {
    if (!progress) onClose();
  };
  return (
    <Dialog open fullWidth fullScreen={onPhone} maxWidth="md" onClose={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Import Excel</DialogTitle>
      <DialogContent dividers>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography color="textSecondary">
            Lenders are created, or updated by their name. A blank cell erases nothing, and the same file
            twice changes nothing.{' '}
            <MuiLink href="/api/admin/lenders/import/template">Download a template</MuiLink> with every column
            we know.
          </Typography>
          <FileDrop
            label="Choose a file"
            hint=".xlsx or .xls, at most 10 MB"
            accept=".xlsx,.xls"
            progress={progress}
            fileName={fileName}
            onFile={(file) => void importFile(file)}
          />
          {answer && <ImportReport answer={answer} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant={answer ? 'contained' : 'outlined'} onClick={close} disabled={progress !== null}>
          {answer ? 'Done' : 'Cancel'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
