import Button, { type ButtonProps } from '@mui/material/Button';
import { useDownload } from '@/shared/lists/use-download';

interface PdfButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  url: string;
  /** What it is: 'statement'. */
  label: string;
  children?: string;
}

/** Fetches a PDF of the server. */
export function PdfButton({ url, label, children = 'Download PDF', ...button }: PdfButtonProps) {
  const download = useDownload({
    title: 'Download failed',
    fallback: `We could not download the ${label}. Please try again.`,
  });
  return (
    <Button {...button} onClick={() => void download({ url })}>
      {children}
    </Button>
  );
}
