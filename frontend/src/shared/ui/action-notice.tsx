import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ActionNoticeProps {
  /** The label of the button. */
  action: string;
  onAction: () => void;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A warning on a page, with the button that settles it. */
export const ActionNotice = ({ action, onAction, sx, children }: ActionNoticeProps) => (
  <Alert
    severity="warning"
    role="note"
    sx={sx ?? null}
    action={
      <Button size="small" variant="outlined" onClick={onAction}>
        {action}
      </Button>
    }
  >
    {children}
  </Alert>
);
