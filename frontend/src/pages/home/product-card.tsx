import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Product } from '@/shared/site/products';
import { CoveringLink } from '@/shared/ui/covering-link';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { TickIcon } from '@/shared/ui/icons';

/** One cell of the product grid. The title is the link; its area covers the cell. */
export function ProductCard({ product }: { product: Product }) {
  const { path, title, category, popular, description, rate, amount, time, features } = product;
  return (
    <Box component="li" sx={cell}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{category}</span>
        {popular && <Chip size="small" variant="outlined" label="Popular" sx={{ borderColor: 'copper' }} />}
      </Box>
      <Typography variant="h3" sx={{ mt: 0.5 }}>
        <CoveringLink to={path}>{title}</CoveringLink>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {description}
      </Typography>
      <Box sx={{ my: 2.5 }}>
        <DescriptionList variant="ruled">
          <DescriptionItem term="Rate">
            <b>{rate}</b>
          </DescriptionItem>
          <DescriptionItem term="Amount">
            <b>{amount}</b>
          </DescriptionItem>
          <DescriptionItem term="Time">
            <b>{time}</b>
          </DescriptionItem>
        </DescriptionList>
      </Box>
      <Box component="ul" sx={list}>
        {features.map((feature) => (
          <li key={feature}>
            <Box component={TickIcon} sx={{ flexShrink: 0, color: 'primary.main' }} />
            {feature}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const cell = {
  position: 'relative',
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  p: { xs: 3, md: 3.5 },
  bgcolor: 'background.paper',
  transition: 'background-color 140ms ease-out',
  '&:hover': { bgcolor: 'wash.primary' },
} as const;

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.75,
  typography: 'body2',
  '& li': { display: 'flex', gap: 1.25 },
} as const;
