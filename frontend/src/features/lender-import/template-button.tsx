import MuiLink from '@mui/material/Link';
import { useDownload } from '@/shared/lists/export/use-download';

/** Downloads the empty workbook; used within a sentence. */
export function TemplateButton() {
  const get = useDownload({
    title: 'Download failed',
    fallback: 'The template could not be downloaded. Please try again.',
  });
  return (
    <MuiLink
      component="button"
      type="button"
      onClick={() => void get({ url: 'admin/lenders/import/template' })}
      sx={{ font: 'inherit', verticalAlign: 'baseline' }}
    >
      Download a template
    </MuiLink>
  );
}
