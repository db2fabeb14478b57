import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type DragEvent } from 'react';

/** Upload progress: a share from 0 to 1, then what the server does with the file. */
export type Progress = { sent: number } | { working: string };

interface FileDropProps {
  label: string;
  /** Whether it is shown beside other content, after a first file. */
  compact?: boolean;
  /** What it takes, for people: '.xlsx or .xls, at most 10 MB'. */
  hint: string;
  /** The file types that the chooser offers; any file may be dropped. */
  accept: string;
  /** While a file is uploading; otherwise null. */
  progress: Progress | null;
  fileName: string | null;
  onFile: (file: File) => void;
}

/** Accepts a file from the file chooser or by drag and drop. */
export function FileDrop({
  label,
  compact = false,
  hint,
  accept,
  progress,
  fileName,
  onFile,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const busy = progress !== null;

  const acceptFile = (files: FileList | null) => {
    const file = files?.item(0);
    if (file && !busy) onFile(file);
  };
  const handleDrag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(false)(event);
    acceptFile(event.dataTransfer.files);
  };

  return (
    <Box
      onDragOver={handleDrag(true)}
      onDragLeave={handleDrag(false)}
      onDrop={handleDrop}
      data-over={over}
      data-compact={compact}
      sx={area}
    >
      <Box
        component="input"
        type="file"
        id={id}
        accept={accept}
        // `disabled` would lose the focus, and with it a keyboard user's place.
        aria-disabled={busy}
        aria-describedby={`${id}-hint`}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={(event) => {
          acceptFile(event.currentTarget.files);
          // Choosing the same file again is a new choice: it may have been corrected.
          event.currentTarget.value = '';
        }}
        sx={input}
      />
      <Box component="label" htmlFor={id} sx={choose}>
        {label}
      </Box>
      <Typography variant="body2" color="textSecondary" id={`${id}-hint`}>
        or drop the file here: {hint}
      </Typography>
      <Box role="status" sx={{ width: '100%' }}>
        {progress && <Sending progress={progress} fileName={fileName} />}
      </Box>
    </Box>
  );
}

function Sending({ progress, fileName }: { progress: Progress; fileName: string | null }) {
  const share = 'sent' in progress ? Math.round(progress.sent * 100) : null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ mb: 0.75 }}>
        {'sent' in progress ? `Sending ${fileName ?? 'the file'}` : progress.working}
        {/* Hidden from screen readers, which have the progress bar and would repeat the line with every step. */}
        {share !== null && (
          <Box component="span" aria-hidden="true" sx={{ fontVariantNumeric: 'lining-nums tabular-nums' }}>
            {' '}
            {share}%
          </Box>
        )}
      </Typography>
      <LinearProgress
        aria-label="Progress"
        variant={share === null ? 'indeterminate' : 'determinate'}
        {...(share !== null && { value: share })}
      />
    </Box>
  );
}

const area: SxProps<Theme> = (theme) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  padding: '28px 20px',
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: '10px',
  '&[data-compact="true"]': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: '8px 16px',
    padding: '12px',
    textAlign: 'left',
  },
  '& > [role="status"]:empty': { position: 'absolute' },
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.wash.primary,
  },
});

const choose: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0 18px',
  borderRadius: '8px',
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  'input:focus-visible + &': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
  'input[aria-disabled="true"] + &': { color: theme.vars.palette.text.secondary, cursor: 'default' },
});

/** Under its label, which can be seen and pressed. */
const input = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;
