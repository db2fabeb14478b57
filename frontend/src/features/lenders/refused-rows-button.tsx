import Button from '@mui/material/Button';
import { download } from '@/api/download';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

/** The rows that a file could not have imported, as a workbook to mend and import. */
export function RefusedRowsButton({ importId }: { importId: string }) {
  const toast = useToast();
  const get = useOneAtATime(async (id: string) => {
    const failure = await download({ url: `admin/lenders/imports/${id}/refused` });
    if (!failure) return;
    const description = sentenceOf(failure, 'The rows could not be downloaded. Please try again.');
    toast({ title: 'Download failed', description, destructive: true });
  });
  return (
    <Button variant="outlined" onClick={() => void get(importId)}>
      Download refused rows
    </Button>
  );
}
