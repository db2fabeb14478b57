import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  /** What is copied, for a screen reader: 'the link: …'. */
  label: string;
  onCopied?: () => void;
}

/** Absent where the browser lets no page write to the clipboard, as on plain http. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  // Typed as always there, and missing outside secure contexts.
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
