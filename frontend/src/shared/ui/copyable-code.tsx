import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { codeText } from '@/shared/ui/code-text';
import { CopyButton } from '@/shared/ui/copy-button';

interface CopyableCodeProps {
  text: string;
  /** The name of the text, for the button's label: 'the secret'. */
  label: string;
  onCopied?: () => void;
}

/** A text to copy, by its button or by hand. */
export function CopyableCode({ text, label, onCopied }: CopyableCodeProps) {
  return (
    <Paper variant="outlined" sx={frame}>
      <Box component="code" onCopy={onCopied} sx={codeText}>
        {text}
      </Box>
      <CopyButton text={text} label={label} {...(onCopied && { onCopied })} />
    </Paper>
  );
}

const frame = {
  px: 2,
  minHeight: 48,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  '& code': { py: 1.25, userSelect: 'all' },
} as const;
