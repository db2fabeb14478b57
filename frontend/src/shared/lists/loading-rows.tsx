import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

/** Keeps the place of a list whose first rows are on their way. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        Loading {label.toLowerCase()}...
      </Typography>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </Box>
  );
}
