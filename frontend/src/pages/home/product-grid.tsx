import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ProductCard } from '@/pages/home/product-card';
import { footnotes } from '@/shared/site/claims';
import { products } from '@/shared/site/products';
import { PageBand } from '@/shared/ui/page';

export function ProductGrid() {
  return (
    <PageBand
      title="Nine ways to fund a company"
      intro="Rates, amounts and times are stated up front. Pick one to read more, or answer a few questions and see which lenders fit."
    >
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <List disablePadding sx={grid}>
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </List>
      </Paper>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2.5 }}>
        {footnotes.rates} {footnotes.factorRate}
      </Typography>
    </PageBand>
  );
}

/** The lines between cells are the background, visible through one-pixel gaps. */
const grid = {
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  bgcolor: 'divider',
  '& > :last-child': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
} as const;
