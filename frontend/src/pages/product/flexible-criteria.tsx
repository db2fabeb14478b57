import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductCopy } from '@/pages/product/product-details';
import { TickIcon } from '@/shared/ui/icons';

export function FlexibleCriteria({ intro, points }: ProductCopy['flexible']) {
  return (
    <>
      <Typography sx={{ maxWidth: '68ch' }}>{intro}</Typography>
      <Box component="ul" sx={list}>
        {points.map((point) => (
          <li key={point}>
            <Box component={TickIcon} sx={{ mt: 0.5, flexShrink: 0, color: 'primary.main' }} />
            {point}
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5, maxWidth: '76ch' }}>
        Each lender decides by its own criteria. A match shows which of yours it meets, which it does not, and
        which it has not stated.
      </Typography>
    </>
  );
}

const list = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.25,
  '& li': { display: 'flex', gap: 1.5 },
} as const;
