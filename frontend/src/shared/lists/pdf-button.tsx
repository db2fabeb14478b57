import Button, { type ButtonProps } from '@mui/material/Button';
import { useDownload } from '@/shared/lists/export/use-download';

interface PdfButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  url: string;
  /** What the PDF is: 'statement'. */
  label: string;
  children?: string;
}

/** Downloads a PDF from the server. */
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
