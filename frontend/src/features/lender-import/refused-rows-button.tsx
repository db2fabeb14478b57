import Button from '@mui/material/Button';
import { useDownload } from '@/shared/lists/use-download';

/** The rows that a file could not have imported, as a workbook to mend and import. */
export function RefusedRowsButton({ importId }: { importId: string }) {
  const get = useDownload({
    title: 'Download failed',
    fallback: 'The rows could not be downloaded. Please try again.',
  });
  return (
    <Button variant="outlined" onClick={() => void get({ url: `admin/lenders/imports/${importId}/refused` })}>
      Download refused rows
    </Button>
  );
}
