import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductCopy } from '@/pages/product/product-details';
import { CheckList } from '@/shared/ui/public/check-list';

export function FlexibleCriteria({ intro, points }: ProductCopy['flexible']) {
  return (
    <>
      <Typography sx={{ maxWidth: '68ch' }}>{intro}</Typography>
      <Box sx={{ mt: 2 }}>
        <CheckList points={points} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5, maxWidth: '76ch' }}>
        Each lender decides by its own criteria. A match shows which of yours it meets, which it does not, and
        which it has not stated.
      </Typography>
    </>
  );
}
