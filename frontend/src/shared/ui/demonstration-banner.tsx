import Box from '@mui/material/Box';
import { demonstrationPanel } from '@/shared/site/claims';

/** Says that the lenders shown are a demonstration; show it wherever their names or figures stand. */
export function DemonstrationBanner({ sentence = demonstrationPanel }: { sentence?: string | undefined }) {
  return (
    <Box role="note" sx={banner}>
      {sentence}
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
