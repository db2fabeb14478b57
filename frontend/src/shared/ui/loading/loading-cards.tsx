import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Placeholders for cards that are loading. */
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
