import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Point } from '@/pages/product/product-details';

export function ProductBenefits({ benefits }: { benefits: readonly Point[] }) {
  return (
    <Box component="ul" sx={grid}>
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 3, md: 4 },
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;
