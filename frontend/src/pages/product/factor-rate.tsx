import Box from '@mui/material/Box';
import { lazy, startTransition, useState } from 'react';
import { termStyle } from '@/pages/product/term-style';

const ExplainedFactorRate = lazy(async () => ({
  default: (await import('@/pages/product/explained-factor-rate')).ExplainedFactorRate,
}));

/**
 * The words 'factor rate', which explain themselves when pointed at or focused. The tooltip's code is fetched
 * then and not with the page; until it is there, the words stay as they are.
 */
export function FactorRate() {
  const [reached, setReached] = useState<'not' | 'by pointer' | 'by focus'>('not');
  const reach = (how: 'by pointer' | 'by focus') => startTransition(() => setReached(how));
  if (reached !== 'not') return <ExplainedFactorRate focused={reached === 'by focus'} />;
  return (
    <Box
      component="button"
      type="button"
      onFocus={() => reach('by focus')}
      onBlur={() => reach('by pointer')}
      onPointerEnter={() => reach('by pointer')}
      sx={termStyle}
    >
      factor rate
    </Box>
  );
}
