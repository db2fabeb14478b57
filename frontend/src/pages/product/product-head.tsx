import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { StartLink } from '@/pages/product/start-link';
import { paths } from '@/shared/site/paths';
import type { Product } from '@/shared/site/products';
import { ButtonRow } from '@/shared/ui/button-row';
import { ArrowIcon } from '@/shared/ui/icons';

export function ProductHead({ product, amount }: { product: Product; amount: number | null }) {
  const { title, category, description, slug } = product;
  return (
    <Box sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 5, md: 7 } }}>
      <MuiLink component={Link} to={paths.home} variant="body2" underline="hover" sx={backLink}>
        <ArrowIcon transform="scale(-1 1)" />
        Back to home
      </MuiLink>
      <Box sx={{ mt: { xs: 3, md: 5 } }}>
        <Typography variant="caption" sx={badge}>
          {category}
        </Typography>
      </Box>
      <Typography variant="h1" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Box sx={lead}>
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ maxWidth: '48ch' }}>
          {description}
        </Typography>
        <ButtonRow>
          <StartLink slug={slug} amount={amount} />
        </ButtonRow>
      </Box>
    </Box>
  );
}

const backLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  color: 'text.secondary',
} as const;

// Not a Chip, whose code would exceed a product page's budget.
const badge = { px: 1.25, py: 0.5, borderRadius: '6px', bgcolor: 'wash.primary' } as const;

const lead = {
  mt: { xs: 2, md: 2.5 },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 6,
  rowGap: 3.5,
} as const;
