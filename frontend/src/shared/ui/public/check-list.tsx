import Box from '@mui/material/Box';
import { TickIcon } from '@/shared/ui/icons';

/** Points, each with a tick. */
export const CheckList = ({ points }: { points: readonly string[] }) => (
  <Box component="ul" sx={list}>
    {points.map((point) => (
      <li key={point}>
        <Box component={TickIcon} sx={{ mt: 0.5, flexShrink: 0, color: 'primary.main' }} />
        {point}
      </li>
    ))}
  </Box>
);

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  '& li': { display: 'flex', gap: 1.5 },
} as const;
