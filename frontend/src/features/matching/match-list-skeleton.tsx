import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** A placeholder while matches load. */
export function MatchListSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Finding matches"
      sx={{ display: 'grid', gap: 2, maxWidth: { md: 'calc(100% - 344px)' } }}
    >
      <Skeleton width="55%" height={44} sx={{ mb: 4 }} />
      {[0, 1].map((card) => (
        <Card key={card} sx={{ p: 3, display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Skeleton width="40%" height={28} />
            <Skeleton width={112} height={32} />
          </Box>
          <Skeleton height={12} />
          <Skeleton width="70%" height={20} />
          <Skeleton height={72} />
        </Card>
      ))}
    </Box>
  );
}
