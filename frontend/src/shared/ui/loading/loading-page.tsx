import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of a screen while its code or first response loads. */
export function LoadingPage() {
  return (
    <Box role="status" aria-label="Loading" sx={{ p: { xs: 2.5, md: 4 }, display: 'grid', gap: 2 }}>
      <Skeleton sx={{ width: 220, height: 32 }} />
      <Skeleton sx={{ height: 48 }} />
      <Skeleton sx={{ height: 320 }} />
    </Box>
  );
}
