import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { FormDialog } from '@/shared/forms/dialog/form-dialog';
import { site } from '@/shared/site/settings';
import { codeText } from '@/shared/ui/code-text';
import { CopyButton } from '@/shared/ui/copy-button';

const GUARD = {
  title: 'Have you saved your recovery codes?',
  message:
    'We will not show them again. Without them, if you lose your phone, your server administrator will have to reset your account.',
  stay: 'Show the codes',
  leave: 'Close anyway',
};

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Called once it is closed. */
  onSeen?: () => void;
  onClose: () => void;
}

/** Recovery codes are shown only once, so closing asks first unless they have been saved. */
export function RecoveryCodesDialog({ codes, onSeen, onClose }: RecoveryCodesDialogProps) {
  const [isSaved, setIsSaved] = useState(false);
  const markSaved = () => setIsSaved(true);
  const text = codes.join('\n');
  const leave = () => {
    onClose();
    onSeen?.();
  };
  return (
    <FormDialog title="Your recovery codes" dirty={!isSaved} guard={GUARD} onClose={leave}>
      {(close) => (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Alert severity="warning">
            We only show these once. Each signs you in once without your phone. Keep them somewhere else, such
            as a password manager or on paper.
          </Alert>
          <Paper component="ol" variant="outlined" aria-label="Recovery codes" onCopy={markSaved} sx={list}>
            {codes.map((code) => (
              <Box key={code} component="li" sx={codeText}>
                {code}
              </Box>
            ))}
          </Paper>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Button
              component="a"
              variant="outlined"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for ${site.brand}\n\n${text}\n`)}`}
              download="recovery-codes.txt"
              onClick={markSaved}
            >
              Download
            </Button>
            <CopyButton text={text} label="the recovery codes" onCopied={markSaved} />
          </Box>
          <Box>
            <Button onClick={close}>Done</Button>
          </Box>
        </Box>
      )}
    </FormDialog>
  );
}

const list = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  columnGap: 3,
  rowGap: 1,
} as const;
