import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Keeps the place of cards that are being loaded. */
export function LoadingCards({
  label,
  count = 3,
  height = 180,
}: {
  label: string;
  count?: number;
  height?: number;
}) {
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Box>
  );
}
