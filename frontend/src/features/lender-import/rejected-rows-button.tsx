import Button from '@mui/material/Button';
import { useDownload } from '@/shared/lists/export/use-download';

/** Downloads rejected rows as a workbook to correct and import. */
export function RejectedRowsButton({ importId }: { importId: string }) {
  const get = useDownload({
    title: 'Download failed',
    fallback: 'The rows could not be downloaded. Please try again.',
  });
  return (
    <Button variant="outlined" onClick={() => void get({ url: `admin/lenders/imports/${importId}/refused` })}>
      Download rejected rows
    </Button>
  );
}
