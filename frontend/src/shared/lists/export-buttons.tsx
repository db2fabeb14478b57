import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDownload } from '@/shared/lists/use-download';

interface ExportButtonsProps {
  /** Answers with a file: 'introducers/me/referrals/export'. */
  url: string;
  params?: Readonly<Record<string, string>>;
  /** What is in it, and whose it is: 'your cases', 'the lenders'. */
  of: string;
}

const FORMATS = ['xlsx', 'csv'] as const;

/** The whole of a list as a file, for a spreadsheet. */
export function ExportButtons({ url, params = {}, of }: ExportButtonsProps) {
  const [busy, setBusy] = useState(false);
  const download = useDownload({
    title: 'Export failed',
    fallback: `We could not export ${of}. Please try again.`,
  });

  const get = async (format: string) => {
    setBusy(true);
    await download({ url, params: { ...params, format } });
    setBusy(false);
  };

  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          disabled={busy}
          aria-label={`Export .${format} of ${of}`}
          onClick={() => void get(format)}
        >
          Export .{format}
        </Button>
      ))}
    </Box>
  );
}
