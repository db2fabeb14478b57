import Box from '@mui/material/Box';
import { demonstrationPanel } from '@/shared/site/claims';

/** Says that the lenders are examples; use it wherever their names or figures appear. */
export function DemonstrationBanner({ message = demonstrationPanel }: { message?: string | undefined }) {
  return (
    <Box role="note" sx={banner}>
      {message}
    </Box>
  );
}

const banner = {
  px: 2,
  py: 1.25,
  typography: 'caption',
  bgcolor: 'wash.info',
  borderLeft: 3,
  borderColor: 'info.main',
  borderRadius: '4px',
} as const;
