import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  /** The copied text, for a screen reader: 'the link: …'. */
  label: string;
  onCopied?: () => void;
}

/** Absent without clipboard access, as on plain http. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  // TypeScript declares it as always present, but it is missing outside secure contexts.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => {
        setCopied(true);
        onCopied?.();
      },
      () => setCopied(false),
    );
  return (
    <Button
      variant="text"
      size="small"
      onClick={() => void copy()}
      aria-label={`${copied ? 'Copied' : 'Copy'} ${label}`}
      aria-live="polite"
      sx={{ mr: -2, flexShrink: 0 }}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
