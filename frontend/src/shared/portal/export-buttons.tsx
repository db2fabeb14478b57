import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { download } from '@/api/download';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

interface ExportButtonsProps {
  /** Answers with a file: 'introducers/me/referrals/export'. */
  url: string;
  params?: Readonly<Record<string, string>>;
  /** What is in it: 'cases'. */
  of: string;
}

const FORMATS = ['xlsx', 'csv'] as const;

/** The whole of a list as a file, for a spreadsheet. */
export function ExportButtons({ url, params = {}, of }: ExportButtonsProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const get = async (format: string) => {
    setBusy(true);
    const failure = await download({ url, params: { ...params, format } });
    setBusy(false);
    if (!failure) return;
    const description = sentenceOf(failure, `The ${of} could not be exported. Please try again.`);
    toast({ title: 'Export failed', description, destructive: true });
  };

  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          disabled={busy}
          aria-label={`Export .${format} of your ${of}`}
          onClick={() => void get(format)}
        >
          Export .{format}
        </Button>
      ))}
    </Box>
  );
}
