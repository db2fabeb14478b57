import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

/** The placeholder of a list while its first rows load. */
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
